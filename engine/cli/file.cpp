#include "cli/file.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <system_error>
#include <tuple>
#include <utility>

#include "cli/codes.hpp"
#include "cli/descriptor.hpp"

namespace sabot::cli {
namespace {

namespace fs = std::filesystem;

Diagnostic system_error(const char* code, const std::string& shown_as, std::string_view what) {
  const std::string why = std::generic_category().message(errno);
  return {{shown_as, 0, 0}, code, fmt::format("cannot {}: {}", what, why), "", ""};
}

// What changes when somebody writes to a file. A pipe has nothing of the kind.
using Version = std::tuple<off_t, std::int64_t, std::int64_t>;
Version version_of(int descriptor) {
  struct stat status {};
  if (::fstat(descriptor, &status) != 0 || !S_ISREG(status.st_mode)) return {};
  return {status.st_size, status.st_mtim.tv_sec, status.st_mtim.tv_nsec};
}

class FileStream : public ByteStream {
 public:
  FileStream(Descriptor file, std::string shown_as)
      : file_(std::move(file)), shown_as_(std::move(shown_as)), version_(version_of(file_.get())) {}

  Result<std::size_t> read(char* to, std::size_t size) override {
    for (;;) {
      const ssize_t count = ::read(file_.get(), to, size);
      if (count == 0 && version_of(file_.get()) != version_) {
        return failure({{shown_as_, 0, 0}, codes::changed_meanwhile, "changed while it was read", "", ""});
      }
      if (count >= 0) return static_cast<std::size_t>(count);
      if (errno != EINTR) return failure(system_error(codes::cannot_read, shown_as_, "read"));
    }
  }

 private:
  Descriptor file_;
  std::string shown_as_;
  Version version_;  // when it was opened
};

// The permissions that a file made by open() would have.
mode_t default_mode() {
  const mode_t mask = ::umask(0);
  ::umask(mask);
  return 0666 & ~mask;
}

Result<void> write_aside(const fs::path& target, std::string_view text, const std::string& shown_as) {
  std::string aside = target.string() + ".XXXXXX";
  Descriptor file(::mkstemp(aside.data()));
  if (!file.valid()) return failure(system_error(codes::cannot_write, shown_as, "write"));
  auto written = write_all(file.get(), text, shown_as);
  struct stat old {};
  const mode_t mode = ::stat(target.c_str(), &old) == 0 ? old.st_mode & 07777 : default_mode();
  if (written && (::fchmod(file.get(), mode) != 0 || !file.close() || ::rename(aside.c_str(), target.c_str()) != 0)) {
    written = failure(system_error(codes::cannot_write, shown_as, "write"));
  }
  if (!written) ::unlink(aside.c_str());
  return written;
}

}  // namespace

std::string shown_name(const std::string& path) {
  return path == "-" ? std::string(standard_input_name) : path;
}

Result<std::unique_ptr<ByteStream>> open_file(const std::string& path, const std::string& shown_as) {
  Descriptor file(path == "-" ? ::fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 0) : ::open(path.c_str(), O_RDONLY | O_CLOEXEC));
  if (!file.valid()) return failure(system_error(codes::cannot_read, shown_as, "open"));
  return std::make_unique<FileStream>(std::move(file), shown_as);
}

Result<std::string> read_file(const std::string& path, const std::string& shown_as) {
  return open_file(path, shown_as).and_then([](std::unique_ptr<ByteStream>&& stream) { return read_to_end(*stream); });
}

Result<void> write_all(int descriptor, std::string_view text, const std::string& shown_as) {
  while (!text.empty()) {
    const ssize_t count = ::write(descriptor, text.data(), text.size());
    if (count >= 0) {
      text.remove_prefix(static_cast<std::size_t>(count));
    } else if (errno != EINTR) {
      return failure(system_error(codes::cannot_write, shown_as, "write"));
    }
  }
  return {};
}

Result<void> write_file(const std::string& path, std::string_view text) {
  std::error_code error;
  const fs::path target = fs::is_symlink(path, error) ? fs::weakly_canonical(path, error) : fs::path(path);
  if (!fs::exists(target, error) || fs::is_regular_file(target, error)) return write_aside(target, text, path);
  Descriptor file(::open(path.c_str(), O_WRONLY | O_CLOEXEC));
  if (!file.valid()) return failure(system_error(codes::cannot_write, path, "open"));
  auto written = write_all(file.get(), text, path);
  if (written && !file.close()) return failure(system_error(codes::cannot_write, path, "write"));
  return written;
}

}  // namespace sabot::cli

// A folder for as long as it is needed.
#pragma once

#include <filesystem>
#include <optional>
#include <utility>

namespace sabot::cli {

// Owns a new, empty folder that nobody else may enter, and removes it with everything in it.
class TemporaryFolder {
 public:
  static std::optional<TemporaryFolder> make();
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder(TemporaryFolder&& other) noexcept : path_(std::exchange(other.path_, {})) {}
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(TemporaryFolder&&) = delete;
  ~TemporaryFolder();

  const std::filesystem::path& path() const { return path_; }

 private:
  explicit TemporaryFolder(std::filesystem::path path) : path_(std::move(path)) {}
  std::filesystem::path path_;
};

}  // namespace sabot::cli

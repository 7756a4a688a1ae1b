// An open file descriptor that closes itself.
#pragma once

#include <unistd.h>

#include <utility>

namespace sabot::cli {

// Owns what open() and its like give back; -1 is nothing.
class Descriptor {
 public:
  explicit Descriptor(int number = -1) : number_(number) {}
  Descriptor(const Descriptor&) = delete;
  Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
  Descriptor& operator=(const Descriptor&) = delete;
  Descriptor& operator=(Descriptor&& other) noexcept {
    std::swap(number_, other.number_);
    return *this;
  }
  ~Descriptor() {
    if (valid()) ::close(number_);
  }

  int get() const { return number_; }
  bool valid() const { return number_ >= 0; }
  bool close() { return ::close(std::exchange(number_, -1)) == 0; }

 private:
  int number_;
};

}  // namespace sabot::cli

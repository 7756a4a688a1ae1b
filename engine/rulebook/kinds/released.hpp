// What has been released, and may not be edited any more.
#pragma once

#include <string>
#include <vector>

#include "base/place.hpp"
#include "rulebook/kinds/fields.hpp"

namespace sabot::rulebook {

struct ReleasedVersion {
  std::string version;
  std::string digest;
  Place place;
};

template <class Visitor>
void fields(Visitor& v, ReleasedVersion& x) {
  v.required("version", x.version, "the version");
  v.required("digest", x.digest, "the digest of its rulebook");
}

struct ReleasedFile {
  std::string path;
  std::string sha256;
  Place place;
};

template <class Visitor>
void fields(Visitor& v, ReleasedFile& x) {
  v.required("path", x.path, "a rule file or a spec file");
  v.required("sha256", x.sha256, "the SHA-256 of its bytes, in hexadecimal");
}

struct Released {
  std::vector<ReleasedVersion> versions;
  std::vector<ReleasedFile> files;
};

template <class Visitor>
void fields(Visitor& v, Released& x) {
  v.optional("version", x.versions, "a released version");
  v.optional("file", x.files, "a file that a released version adopts, or that states one");
}

}  // namespace sabot::rulebook

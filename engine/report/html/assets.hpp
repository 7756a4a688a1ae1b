// The style and the script that every page carries in itself.
#pragma once

#include <vector>

#include "base/embedded_file.hpp"

namespace sabot::report {

// "assets/page.css" and "assets/page.js". Defined in a file that the build generates.
const std::vector<EmbeddedFile>& page_assets();

}  // namespace sabot::report

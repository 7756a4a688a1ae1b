// Tables and sections of the scoreboard document as HTML.
#pragma once

#include <string>

#include "report/document.hpp"
#include "report/html/markup.hpp"

namespace sabot::report {

// A table that scrolls by itself when the page is narrow.
Markup table_markup(const Table& table);

// A titled part of the page.
Markup section_markup(const std::string& id, const std::string& title, const Markup& content);

// Notes, then tables.
Markup document_section(const std::string& id, const Section& section);

}  // namespace sabot::report

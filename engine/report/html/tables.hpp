// Tables and sections of the scoreboard document as HTML.
#pragma once

#include <string>

#include "report/document.hpp"
#include "report/html/markup.hpp"

namespace sabot::report {

// The page's name of a cell by the cell's own, for links.
std::string cell_anchor(const std::string& cell);

// A table that scrolls by itself when the page is narrow.
Markup table_markup(const std::string& title, const Table& table);

// A titled part of the page.
Markup section_markup(const std::string& id, const std::string& title, const Markup& content);

// A section of a document below such a part: notes, then tables.
Markup subsection_markup(const Section& section);

}  // namespace sabot::report

#include "base/first_findings.hpp"

#include <utility>

namespace sabot {

void FirstFindings::add(Diagnostic finding) {
  Place place = finding.place;
  first_.add(std::move(place), std::move(finding));
  ++total_;
}

void FirstFindings::add(Diagnostics findings) {
  for (Diagnostic& finding : findings) add(std::move(finding));
}

Listing<Diagnostic> FirstFindings::listing() const {
  Listing<Diagnostic> listing{first_.sorted(), 0};
  listing.left_out = total_ - listing.items.size();
  return listing;
}

}  // namespace sabot

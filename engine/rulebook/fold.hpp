// Folds amendments over the base: which rule file is in force in which version. Internal to this module.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "rulebook/library.hpp"

namespace sabot::rulebook {

// The specs in the order of the amendments: the base first, then always the one that amends the last. What is no part
// of the chain is left out, with a finding.
std::vector<SpecDocument> chain(std::vector<SpecDocument> specs, Diagnostics& findings);

// One amendment after the other, with everything there is to find on the way. Files are sorted by path.
class Fold {
 public:
  Fold(const std::vector<RuleFile>& files, Diagnostics& findings);

  Edition amend(SpecDocument document);

  // A fold that goes on from here, for a draft, and what it adopts counted here too.
  Edition draft(SpecDocument document);

  void check_all_adopted() const;

 private:
  using InForce = std::map<std::string, std::size_t, std::less<>>;

  void check_date(const SpecDocument& document);
  void adopt(const SpecDocument& document, std::size_t change_index);
  void replace(const SpecDocument& document, std::size_t change_index, std::size_t index);
  void check_disclosure(const SpecDocument& document, const InForce& before);
  std::optional<std::size_t> known_file(const SpecDocument& document, const std::string& key, const std::string& path);
  void report(const SpecDocument& document, const std::string& key, const char* code, std::string message,
              std::string help = {});

  const std::vector<RuleFile>* files_;
  std::vector<std::string> paths_;
  Diagnostics* findings_;
  InForce in_force_;
  std::set<std::size_t> adopted_;
  std::set<std::size_t> drafted_;
  Date date_;
  bool date_holds_ = true;  // of the version at hand
  bool complete_ = true;
};

}  // namespace sabot::rulebook

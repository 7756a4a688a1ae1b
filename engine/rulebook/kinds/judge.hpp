// The judge of the soft tier and how far it is to be trusted (section 6).
#pragma once

#include <cstdint>

#include "rulebook/kinds/fields.hpp"

namespace sabot::rulebook {

struct Judge {
  std::int64_t double_judged_every = 0;  // every n-th cell of the sorted judged set gets a second verdict
  double kappa_floor = 0;                // below this the soft tier is of low confidence
};

template <class Visitor>
void fields(Visitor& v, Judge& x) {
  v.required("double_judged_every", x.double_judged_every, Range{1},
             "every n-th cell of the sorted judged set is judged twice");
  v.required("kappa_floor", x.kappa_floor, share, "a Cohen's kappa below this makes the soft tier low-confidence");
}

struct JudgeFile {
  Judge judge;
};

template <class Visitor>
void fields(Visitor& v, JudgeFile& x) {
  v.required("judge", x.judge, "the judge's reliability rule");
}

}  // namespace sabot::rulebook

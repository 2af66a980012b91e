// SPDX-License-Identifier: MIT
// The list of what an organiser has to see to, from the draw to the publication.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "app/papers/whole_contest.hpp"
#include "reckon/kinds/stated.hpp"
#include "reckon/store/contest.hpp"
#include "reckon/store/persons.hpp"
#include "reckon/text/result.hpp"

namespace reckon::papers {

struct CheckItem {
  std::string what;  ///< `questions`, `papers`, `groups`, `names`, `backup`, `marks` or `publish`
  bool is_good = false;
  kinds::Translated text{};
};

/// Returns the items in the order in which they come up. `now` is in seconds since 1970. Cost: that
/// of check().
Result<std::vector<CheckItem>> checklist(store::ContestStore& store, store::PersonStore& persons,
                                         const WholeContest& contest, std::int64_t now);

}  // namespace reckon::papers

// SPDX-License-Identifier: MIT
#include "app/answers/sheets.hpp"

#include <utility>

#include "reckon/kinds/kind.hpp"

namespace reckon::answers {

Json json_of(const kinds::Entry& entry, std::size_t number) {
  Json item = {{"number", number}, {"kind", name_of(kind_of(entry.puzzle))}, {"code", entry.code},
               {"level", nullptr}, {"puzzle", to_text(entry.puzzle)},        {"solution", nullptr}};
  if (entry.solved.level) item["level"] = *entry.solved.level;
  if (const auto rules = rules_of(entry.puzzle)) item["rules"] = name_of(*rules);
  if (const auto use = use_of(entry.puzzle); use && kind_of(entry.puzzle) != kinds::Kind::krypto)
    item["use"] = name_of(*use);
  if (!entry.solved.nearest.empty()) item["nearest"] = entry.solved.nearest;
  if (auto solution = answer_text(entry); !solution.empty()) item["solution"] = std::move(solution);
  return item;
}

}  // namespace reckon::answers

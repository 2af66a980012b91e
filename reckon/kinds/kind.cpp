// SPDX-License-Identifier: MIT
#include "reckon/kinds/kind.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "reckon/kinds/code.hpp"
#include "reckon/kinds/rows.hpp"
#include "reckon/text/overloaded.hpp"
#include "reckon/text/table.hpp"
#include "reckon/words/words.hpp"

namespace reckon::kinds {

namespace {

static_assert(std::ranges::all_of(kAllLanguages,
                                  [](Language language) {
                                    return std::ranges::equal(words_in(language).kinds, kKindNames,
                                                              {}, &KindWords::kind,
                                                              &KindName::name);
                                  }),
              "a language lacks the words of a kind, or has them in another order");

const KindWords& kind_words(Kind kind, Language language) {
  return words_in(language).kinds[static_cast<std::size_t>(kind)];
}

// Returns the sentence on the results that the rules allow on the way.
std::string allowed_results(Rules rules, Language language) {
  const AllowedResults allowed = allowed_by(rules);
  const RulesWords& words = words_in(language).rules;
  if (!allowed.is_bounded()) return std::string(allowed.fractions ? words.all : words.all_whole);
  std::string text(allowed.fractions ? words.from : words.from_whole);
  return text.replace(text.find('%'), 1, std::to_string(allowed.least));
}

}  // namespace

Kinds kinds() {
  static constexpr auto kRows = column_of(kRowsOfKinds, &RowsOfKind::row);
  static const auto rows = [] {
    std::array<KindRow, kAllKinds.size()> all;
    std::ranges::transform(kRows, kKindNames, all.begin(), [](auto row_of, const KindName& name) {
      KindRow row = row_of().row();
      row.name = name.name;
      row.code_letter = name.code_letter;
      return row;
    });
    return all;
  }();
  return rows;
}

std::optional<Kind> kind_named(std::string_view name) {
  return look_up(kKindNames, &KindName::kind, &KindName::name, name);
}

std::optional<Kind> kind_of_code(char letter) {
  return look_up(kKindNames, &KindName::kind, &KindName::code_letter, letter);
}

std::string class_of(const Puzzle& puzzle) {
  return row_of(kind_of(puzzle)).facts(puzzle).class_name;
}

std::string_view heading_of(Kind kind, Language language) {
  return kind_words(kind, language).heading;
}

std::string task_of(const Puzzle& puzzle, Language language) {
  std::string task(kind_words(kind_of(puzzle), language).task);
  const auto use = use_of(puzzle);
  // The task of Krypto says which cards are used.
  if (use && kind_of(puzzle) != Kind::krypto) {
    const RulesWords& words = words_in(language).rules;
    task += ' ' + std::string(*use == krypto::Use::all ? words.use_all : words.use_any);
  }
  if (const auto rules = rules_of(puzzle)) task += ' ' + allowed_results(*rules, language);
  return task;
}

Result<Entry> entry_of(krypto::Solver& solver, Puzzle puzzle, Kinds kinds) {
  const auto of_others = [&](const auto&) { return code_of(puzzle); };
  auto code = std::visit(
      Overloaded{of_others,
                 [](const StatedPuzzle& question) -> Result<std::string> { return question.id; }},
      puzzle);
  if (!code) return std::unexpected(code.error());
  auto solved = row_of(kinds, kind_of(puzzle)).solve(solver, puzzle);
  if (!solved) return std::unexpected(solved.error());
  return Entry{.puzzle = std::move(puzzle), .code = *std::move(code), .solved = *std::move(solved)};
}

}  // namespace reckon::kinds

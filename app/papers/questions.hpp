// SPDX-License-Identifier: MIT
// Questions of a paper as the page gets them, in JSON.
#pragma once

#include <cstddef>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>

#include "reckon/contest/paper.hpp"
#include "reckon/kinds/stated.hpp"
#include "reckon/store/contest.hpp"
#include "reckon/text/result.hpp"

namespace reckon::papers {

/// Returns a text in each language: `{"en": "…", "fr": "…"}`.
nlohmann::json json_of(const kinds::Translated& text);

/// Returns a question as it stands on a paper, with its letters and the order of its options, and
/// without anything that tells the answer. `stated` is its content if it is a stated question.
/// Refuses a variant that the question lacks, and a text that cannot be read.
Result<nlohmann::json> question_on_paper(const store::QuestionRow& question,
                                         const std::optional<kinds::StatedPuzzle>& stated,
                                         const contest::PaperQuestion& item, std::size_t number);

/// Returns the solution of a question, as it is to be written on that paper. The variant must
/// exist.
std::string solution_on_paper(const store::QuestionRow& question,
                              const contest::PaperQuestion& item);

}  // namespace reckon::papers

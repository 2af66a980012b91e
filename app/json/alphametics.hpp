// The documents that answer questions about alphametics.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/json/values.hpp"
#include "reckon/alphametic/read.hpp"

namespace reckon::json {

/// `{"S": 9, ...}`: the digit of each letter, in order of appearance.
Json json_of_letters(const alphametic::Puzzle& puzzle, const alphametic::Digits& digits);

/// The answers of one alphametic, or their number alone.
struct AlphameticAnswers {
  std::uint64_t count = 0;
  bool complete = true;  ///< there are no more than these
  std::optional<std::vector<alphametic::Digits>> answers{};
};
Json json_of_answers(const alphametic::Reading& reading, const AlphameticAnswers& answers);

/// `mistakes` as alphametic::mistakes() has them.
Json json_of_mistakes(const alphametic::Reading& reading, const std::vector<std::string>& mistakes);

}  // namespace reckon::json

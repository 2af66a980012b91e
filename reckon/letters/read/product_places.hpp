// SPDX-License-Identifier: MIT
// Where the partial products of a drawn multiplication belong.
#pragma once

#include <vector>

#include "reckon/letters/read/rows.hpp"

namespace reckon::letters {

/// The shift of a partial product.
struct ProductPlace {
  std::size_t shift = 0;  ///< in digits to the left
  std::size_t zeros = 0;  ///< how many of its last digits are the zeros that shift it
};

/// A multiplication with partial products, as rows and as words of symbols.
struct DrawnProducts {
  Word factor;
  Word multiplier;
  std::vector<Row> rows{};
  std::vector<Word> words{};  ///< of the rows
  Row total_row;
  Word total;
};

/// Returns the place of each partial product. Rows that end in different columns are shifted as
/// they stand. Rows that end in one column are one place after the other, or have the zeros that
/// shift them written: whichever fits the lengths and the digits that are known. Refuses rows that
/// belong to no digit, or to one of several with zeros that are written. Cost: linear in the
/// drawing, for each of at most 100 ways to place the rows, and at most some 10 million products of
/// digits.
Result<std::vector<ProductPlace>> places_of(const Builder& builder, const DrawnProducts& drawn);

}  // namespace reckon::letters

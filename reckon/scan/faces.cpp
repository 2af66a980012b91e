// SPDX-License-Identifier: MIT
#include "reckon/scan/faces.hpp"

#include <algorithm>
#include <functional>

#include "reckon/scan/reading.hpp"

namespace reckon::scan {
namespace {

using vision::Grey;
using vision::Rectangle;

// Some pieces of print of the size of characters, from all over the page.
std::vector<Rectangle> some_characters(const Page& page) {
  constexpr std::size_t kLeast = 10;
  constexpr std::size_t kMost = 100;
  constexpr std::size_t kEnough = 60;
  std::vector<Rectangle> all;
  for (const vision::Part& part : page.parts) {
    const auto [shorter, longer] = std::minmax({part.box.height(), part.box.width()});
    if (longer >= kLeast && longer <= kMost && longer <= 3 * shorter) all.push_back(part.box);
  }
  std::vector<Rectangle> some;
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (all.size() <= kEnough || i * kEnough / all.size() != (i + 1) * kEnough / all.size()) {
      some.push_back(all[i]);
    }
  }
  return some;
}

// Undoes a quarter turn clockwise.
Grey turned_back(const Grey& picture) {
  Grey turned(picture.columns(), picture.rows());
  for (std::size_t r = 0; r < turned.rows(); ++r) {
    for (std::size_t c = 0; c < turned.columns(); ++c) {
      turned(r, c) = picture(c, picture.columns() - 1 - r);
    }
  }
  return turned;
}

}  // namespace

std::vector<Face> faces_of(const Page& page, const Shapes& shapes) {
  constexpr unsigned kQuarters = 4;
  constexpr int kLead = 1020;
  std::vector<Face> faces;
  for (const bool mirror : {false, true}) {
    for (unsigned i = 0; i < kQuarters; ++i) faces.push_back({.quarters = i, .mirrored = mirror});
  }
  const std::vector<Rectangle> characters = some_characters(page);
  for (const Rectangle& box : characters) {
    const Grey piece = cut(page.darkness, box);
    Grey seen = piece;
    for (Face& face : faces) {
      if (face.mirrored && face.quarters == 0) seen = vision::mirrored(piece);
      face.likeness += shapes.likeness(seen, {.bottom = seen.rows(), .right = seen.columns()},
                                       kLettersAndDigits, Font::sheet);
      seen = turned_back(seen);
    }
  }
  for (Face& face : faces) {
    face.likeness /= std::max(1, static_cast<int>(characters.size()));
    if (face.is_upright()) face.likeness = face.likeness * kLead / 1000;
  }
  std::ranges::stable_sort(faces, std::greater(), &Face::likeness);
  return faces;
}

}  // namespace reckon::scan

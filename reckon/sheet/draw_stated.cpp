// SPDX-License-Identifier: MIT
// Draws stated questions.
#include <algorithm>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <variant>

#include "reckon/sheet/draw.hpp"
#include "reckon/sheet/flow.hpp"
#include "reckon/sheet/font.hpp"

namespace reckon::sheet {

using kinds::ChoiceAnswer;
using kinds::QuestionPicture;
using kinds::StatedPuzzle;

namespace {

constexpr Length kThinLine = kPoint / 2;
constexpr Length kPixel = 75;        // a pixel of a screen: an inch has 96
constexpr Length kTallest = 30'000;  // of a picture, so that a question fits on a page

// Adds a text whose lines may end within a paragraph. Gives the bottom of the drawing.
void add_lines(Drawing& drawing, std::string_view text, Length indent, Length size, Length width) {
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    for (const std::string& line :
         wrapped(text.substr(0, end), Face::regular, size, width - indent)) {
      const Text words{.x = indent, .y = drawing.height + size, .text = line, .size = size};
      drawing.width = std::max(drawing.width, indent + width_of(words));
      drawing.add(words);
      drawing.height += line_height(size);
    }
    text.remove_prefix(std::min(end + 1, text.size()));
  }
}

void add_picture(Drawing& drawing, const QuestionPicture& picture, const Look& look) {
  const auto columns = static_cast<std::int64_t>(picture.png->columns);
  const auto rows = static_cast<std::int64_t>(picture.png->rows);
  std::int64_t width = std::min<std::int64_t>(columns * kPixel, look.width);
  std::int64_t height = width * rows / columns;
  if (height > kTallest) {
    height = kTallest;
    width = height * columns / rows;
  }
  const Image image{.x = 0,
                    .y = drawing.height,
                    .width = std::max(static_cast<Length>(width), Length{1}),
                    .height = std::max(static_cast<Length>(height), Length{1}),
                    // Shares the ownership of the whole picture.
                    .png = {picture.png, &picture.png->bytes},
                    .text = kinds::in(picture.text, look.language)};
  drawing.width = std::max(drawing.width, image.width);
  drawing.height += image.height;
  drawing.add(image);
}

void add_options(Drawing& drawing, const ChoiceAnswer& choice, std::string_view names, Length size,
                 const Look& look) {
  for (std::size_t shown = 0; shown < choice.options.size(); ++shown) {
    const char letter = kinds::option_name(shown);
    const std::size_t option = names.empty() ? shown : names.find(letter);
    if (option >= choice.options.size()) continue;
    const Text name{
        .x = 0, .y = drawing.height + size, .text = std::string(1, letter), .size = size};
    drawing.add(name);
    add_lines(drawing, kinds::in(choice.options[option], look.language), 2 * size, size,
              look.width);
  }
}

}  // namespace

Drawing draw(const StatedPuzzle& question, Length size, const Look& look, std::string_view names) {
  Drawing drawing;
  add_lines(drawing, kinds::in(question.text, look.language), 0, size, look.width);
  if (question.picture) {
    drawing.height += size / 3;
    add_picture(drawing, *question.picture, look);
    drawing.height += size / 3;
  }
  if (const auto* choice = std::get_if<ChoiceAnswer>(&question.answer)) {
    drawing.height += size / 3;
    add_options(drawing, *choice, names, size, look);
  }
  return drawing;
}

// In a frame, by which the reader of scans notices that something stands there.
Drawing draw_to_answer(const StatedPuzzle& question, Length size, const Look& look) {
  constexpr Length kWords = 75;
  const Length of_words = part_of(size, kWords);
  const Length inset = of_words / 2;
  Look inside = look;
  inside.width -= 2 * inset;
  Drawing drawing = draw(question, of_words, inside);
  if (!std::holds_alternative<ChoiceAnswer>(question.answer)) {
    drawing.height += 2 * of_words;
    drawing.width = std::max(drawing.width, std::min(inside.width, 12 * size));
    drawing.add(Rule{.x1 = 0,
                     .y1 = drawing.height,
                     .x2 = drawing.width,
                     .y2 = drawing.height,
                     .width = kThinLine});
  }
  Drawing framed{.width = drawing.width + 2 * inset, .height = drawing.height + 2 * inset};
  framed.add(Box{.width = framed.width, .height = framed.height, .border = kThinLine});
  framed.place(drawing, inset, inset);
  return framed;
}

}  // namespace reckon::sheet

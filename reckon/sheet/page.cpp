// SPDX-License-Identifier: MIT
#include "reckon/sheet/page.hpp"

namespace reckon::sheet {

void Drawing::place(const Drawing& other, Length x, Length y) {
  struct Moved {
    Length dx;
    Length dy;
    Mark operator()(Text text) const {
      text.x += dx;
      text.y += dy;
      return text;
    }
    Mark operator()(const Rule& rule) const {
      return Rule{.x1 = rule.x1 + dx,
                  .y1 = rule.y1 + dy,
                  .x2 = rule.x2 + dx,
                  .y2 = rule.y2 + dy,
                  .width = rule.width};
    }
    Mark operator()(Box box) const {
      box.x += dx;
      box.y += dy;
      return box;
    }
    Mark operator()(Disc disc) const {
      disc.x += dx;
      disc.y += dy;
      return disc;
    }
    Mark operator()(Image image) const {
      image.x += dx;
      image.y += dy;
      return image;
    }
  };
  for (const Mark& mark : other.marks) marks.push_back(std::visit(Moved{x, y}, mark));
}

}  // namespace reckon::sheet

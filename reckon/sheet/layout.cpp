// SPDX-License-Identifier: MIT
#include "reckon/sheet/layout.hpp"

#include <algorithm>
#include <iterator>
#include <limits>
#include <utility>

#include "reckon/kinds/kind.hpp"
#include "reckon/kinds/puzzle.hpp"
#include "reckon/letters/grid/known_letters.hpp"
#include "reckon/letters/read/read.hpp"
#include "reckon/sheet/draw.hpp"
#include "reckon/sheet/font.hpp"
#include "reckon/text/overloaded.hpp"
#include "reckon/text/quote.hpp"
#include "reckon/text/utf8.hpp"
#include "reckon/text/words.hpp"
#include "reckon/words/words.hpp"

namespace reckon::sheet {

using kinds::AlphameticPuzzle;
using kinds::Entry;
using kinds::GridPuzzle;
using kinds::HandPuzzle;
using kinds::Solved;
using kinds::StatedPuzzle;

namespace {

constexpr Length kThin = 50;
constexpr Length kCentimetre = 2835;
constexpr Length kColumns = 2;  // of puzzles

struct Sizes {
  Length title, heading, text, label, code, answer, gap;
  Length number;  // in grids and on cards
  Length most;    // the same in grids, where no page more is needed
};
constexpr Sizes kPlain = {.title = 2000,
                          .heading = 1350,
                          .text = 1050,
                          .label = 1100,
                          .code = 750,
                          .answer = 1000,
                          .gap = 1900,
                          .number = kPlainSize,
                          .most = 1800};
constexpr Sizes kLarge = {.title = 2800,
                          .heading = 2200,
                          .text = 1800,
                          .label = 1900,
                          .code = 1400,
                          .answer = 1800,
                          .gap = 3600,
                          .number = 2400,
                          .most = 2800};

const Sizes& sizes_of(const Style& style) { return style.large ? kLarge : kPlain; }

// The largest size up to `size` in which it is not wider, and below that one in which it is not
// higher than the text of a page.
template <typename Draw>
Drawing fitted(const Draw& draw, Length size, Length width,
               Length tallest = std::numeric_limits<Length>::max()) {
  Drawing drawing = draw(size);
  while (drawing.width > width) {
    size = std::min(static_cast<Length>(std::int64_t{size} * width / drawing.width), size - 10);
    drawing = draw(size);
  }
  while (drawing.height > tallest && size > kPoint) {
    size = size * 9 / 10;
    drawing = draw(size);
  }
  return drawing;
}

// A number, the dots of a level, and the points, on the left of every puzzle.
Drawing label_of(std::size_t number, std::optional<int> level, const Style& style) {
  constexpr int kLevels = 5;
  const Sizes& sizes = sizes_of(style);
  Text text{.x = 0,
            .y = cap_height(sizes.label),
            .text = std::to_string(number),
            .size = sizes.label,
            .face = Face::bold};
  Drawing label{.width = std::max(3 * sizes.label, width_of(text) + sizes.label / 2),
                .height = sizes.label};
  label.add(std::move(text));
  for (int i = 0; level && i < kLevels; ++i) {
    const Length radius = sizes.label / 7;
    label.add(Disc{.x = radius + i * radius * 3,
                   .y = sizes.label * 3 / 2,
                   .radius = radius,
                   .filled = i < *level});
  }
  if (style.points > 0) {
    const Length y = (level ? sizes.label * 2 : sizes.label) + sizes.code;
    Text points{.x = 0, .y = y, .text = points_of(style), .size = sizes.code};
    label.width = std::max(label.width, width_of(points) + sizes.label / 2);
    label.height = y;
    label.add(std::move(points));
  }
  return label;
}

// A code, broken behind a group of five where it is too wide; the code of most puzzles is one line.
std::vector<std::string> code_in_lines(const std::string& code, Length size, Length width) {
  std::vector<std::string> lines(1);
  for (std::size_t begin = 0; begin < code.size();) {
    const std::size_t end = std::min(code.find('-', begin), code.size() - 1) + 1;
    const std::string group = code.substr(begin, end - begin);
    if (!lines.back().empty() && width_of(lines.back() + group, Face::mono, size) > width) {
      lines.emplace_back();
    }
    lines.back() += group;
    begin = end;
  }
  return lines;
}

// `grown` is the size of numbers in grids: a grid that fits into a column grows up to that column.
Drawing block_of(const Entry& entry, std::size_t number, const Style& style, Length grown,
                 const Flow& flow) {
  const Sizes& sizes = sizes_of(style);
  const Length width = flow.inner_width();
  Drawing block = label_of(number, entry.solved.level, style);
  const Length indent = block.width;
  const Length tallest = flow.page_height() * 2 / 3;
  const Look look{.faces = style.faces, .language = style.language, .width = width - indent};
  const auto drawn = [&](Length size) { return draw(entry.puzzle, size, look); };
  const Length room = flow.column_width(kColumns) - indent;
  const auto of_one_size = [&] { return fitted(drawn, sizes.number, width - indent); };
  const auto in_a_column = [&] {
    if (Drawing usual = of_one_size(); usual.width > room) return usual;
    return fitted(drawn, grown, room);
  };
  const Drawing puzzle =
      std::visit(Overloaded{[&](const HandPuzzle&) { return of_one_size(); },
                            [&](const GridPuzzle&) { return in_a_column(); },
                            [&](const AlphameticPuzzle&) { return in_a_column(); },
                            // Texts and their pictures may be too tall for a page.
                            [&](const StatedPuzzle&) {
                              return fitted(drawn, sizes.number, width - indent, tallest);
                            }},
                 entry.puzzle);
  block.place(puzzle, indent, 0);
  Length y = puzzle.height;
  Length working = static_cast<Length>(style.working) * kCentimetre;
  if (row_of(kind_of(entry.puzzle)).has_rules) {
    y += sizes.text * 2 + working;
    working = 0;
    block.add(Rule{.x1 = indent, .y1 = y, .x2 = indent + puzzle.width, .y2 = y, .width = kThin});
  }
  for (std::string& line : code_in_lines(entry.code, sizes.code, width - indent)) {
    y += sizes.code * 3 / 2;
    Text code{.x = indent, .y = y, .text = std::move(line), .size = sizes.code, .face = Face::mono};
    block.width = std::max(block.width, indent + width_of(code));
    block.add(std::move(code));
  }
  block.width = std::max(block.width, indent + puzzle.width);
  block.height = std::max(block.height, y + sizes.code / 2) + working;
  return block;
}

// An answer on a page: drawn, and in words below that.
struct AnswerShown {
  Drawing drawing{};
  std::string text{};
};

// The letters of an alphametic with their digits, as below the answers of grids.
std::string letters_of(const AlphameticPuzzle& puzzle) {
  const auto reading = letters::read_puzzle(puzzle.text);
  if (!reading) return {};
  std::string names;
  for (const letters::Cell& cell : reading->puzzle.cells) {
    names += reading->puzzle.letter_of(cell);
  }
  return letters::to_text(puzzle.digits, names);
}

AnswerShown answer_shown(const Entry& entry, Language language, Length size, Length room) {
  const Solved& solved = entry.solved;
  const auto of_hand = [&](const HandPuzzle&) {
    return AnswerShown{.text = answer_or_nearest(entry, language)};
  };
  const auto of_grid = [&](const GridPuzzle& grid) {
    const auto drawn = [&](Length in_size) { return draw_key(grid, in_size); };
    AnswerShown shown{.drawing = fitted(drawn, size, room), .text = letters_of(solved)};
    shown.drawing.height += size / 2;
    return shown;
  };
  const auto of_question = [&](const StatedPuzzle& question) {
    return AnswerShown{.text = shown_solution(question, language)};
  };
  const auto of_alphametic = [&](const AlphameticPuzzle& puzzle) {
    const auto drawn = [&](Length in_size) { return draw_calculation(solved.solution, in_size); };
    AnswerShown shown{.drawing = fitted(drawn, size, room), .text = letters_of(puzzle)};
    shown.drawing.height += size / 2;
    return shown;
  };
  return std::visit(Overloaded{of_hand, of_grid, of_alphametic, of_question}, entry.puzzle);
}

// Grids and formulas may be as wide as the page, letters are broken to fit a column.
Drawing answer_of(const Entry& entry, std::size_t number, const Style& style, Length page,
                  Length column) {
  const Sizes& sizes = sizes_of(style);
  Drawing block;
  block.add(Text{.x = 0,
                 .y = sizes.answer,
                 .text = std::to_string(number),
                 .size = sizes.answer,
                 .face = Face::bold});
  const Length indent = sizes.answer * 5 / 2;
  const Length room = page - indent;
  const AnswerShown shown = answer_shown(entry, style.language, sizes.answer, room);
  block.place(shown.drawing, indent, 0);
  block.width = indent + shown.drawing.width;
  Length y = shown.drawing.height;
  if (!shown.text.empty()) {
    const Length width = y > 0 ? column - indent : room;
    for (const std::string& line : wrapped(shown.text, Face::regular, sizes.answer, width)) {
      const Text words{.x = indent, .y = y + sizes.answer, .text = line, .size = sizes.answer};
      block.width = std::max(block.width, indent + width_of(words));
      block.add(words);
      y += line_height(sizes.answer);
    }
  }
  block.height = y;
  return block;
}

// A title. With a number of puzzles also the time, and a line for the name, the date and the points
// of all.
void write_head(Flow& flow, const std::string& title, const Style& style,
                std::optional<std::size_t> puzzles) {
  const Sizes& sizes = sizes_of(style);
  // A long title is less large rather than on two lines, if the usual size lets it.
  const Length room = flow.inner_width() - kPoint;
  const Length size = sizes.title * room / std::max(width_of(title, Face::bold, sizes.title), room);
  flow.write(title, Face::bold, size < kPlain.title ? sizes.title : size);
  if (puzzles) {
    const SheetWords& words = words_in(style.language).sheet;
    if (style.minutes > 0) flow.write(minutes_of(style), Face::regular, sizes.heading);
    flow.y() += sizes.text;
    const Length width = flow.inner_width();
    const Length right = kMargin + width;
    const Length middle = kMargin + (style.points > 0 ? width / 2 : width * 2 / 3);
    const Length last = style.points > 0 ? kMargin + width * 3 / 4 : right + sizes.gap;
    const Length baseline = flow.y() + sizes.text;
    const auto add = [&](std::string_view word, Length from, Length to) {
      Text text{.x = from, .y = baseline, .text = std::string(word), .size = sizes.text};
      const Length line = from + width_of(text) + sizes.text / 2;
      flow.page().add(std::move(text));
      flow.page().add(Rule{
          .x1 = line, .y1 = baseline + kThin, .x2 = to, .y2 = baseline + kThin, .width = kThin});
    };
    add(words.name, kMargin, middle - sizes.gap);
    add(words.date, middle, last - sizes.gap);
    if (style.points > 0) {
      Text all{.x = right,
               .y = baseline,
               .text = "/ " + std::to_string(std::uint64_t{style.points} * *puzzles),
               .size = sizes.text,
               .anchor = Anchor::end};
      add(words.points, last, right - width_of(all) - sizes.text / 2);
      flow.page().add(std::move(all));
    }
    flow.y() = baseline;
  }
  flow.y() += sizes.gap;
}

std::string title_of_answers(const Style& style) {
  return std::string(words_in(style.language).sheet.answers) + title_of(style);
}

void write_head_of_answers(Flow& flow, const Style& style) {
  write_head(flow, title_of_answers(style), style, std::nullopt);
}

void write_answers(Flow& flow, std::span<const Entry> entries, const Style& style) {
  const Length columns = style.large ? 2 : 3;
  std::vector<Drawing> blocks;
  for (const Entry& entry : entries) {
    blocks.push_back(
        answer_of(entry, blocks.size() + 1, style, flow.inner_width(), flow.column_width(columns)));
  }
  flow.place(blocks, columns);
}

// Pages of answers, close together.
Flow flow_of_answers(const Style& style) {
  const Sizes& sizes = sizes_of(style);
  return {style.paper, sizes.gap * 2 / 3, sizes.code};
}

}  // namespace

std::string version_name(std::size_t version) {
  return {static_cast<char>('A' + static_cast<int>(version))};
}

std::string title_of(const Style& style) {
  std::string title =
      style.title.empty() ? std::string(words_in(style.language).sheet.title) : style.title;
  if (style.version) title += " – " + version_name(*style.version);
  return title;
}

std::string minutes_of(const Style& style) {
  if (style.minutes == 0) return "";
  const SheetWords& words = words_in(style.language).sheet;
  return std::to_string(style.minutes) + ' ' +
         std::string(style.minutes == 1 ? words.minute : words.minutes);
}

std::string points_of(const Style& style) {
  if (style.points == 0) return "";
  const SheetWords& words = words_in(style.language).sheet;
  return std::to_string(style.points) + ' ' +
         std::string(style.points == 1 ? words.point : words.points_each);
}

Result<void> check_title(std::string_view title) {
  if (characters_of(title).size() > kLongestTitle) {
    return failure(ErrorCode::out_of_range,
                   "takes at most " + std::to_string(kLongestTitle) + " characters");
  }
  // Joiners part the letters of words in Persian and in Indian scripts.
  constexpr char32_t kFirstJoiner = 0x200C;
  constexpr char32_t kLastJoiner = 0x200D;
  while (!title.empty()) {
    const auto next = utf8::first(title);
    const bool joins = next && kFirstJoiner <= next->code && next->code <= kLastJoiner;
    if (!next || (is_unseen(next->code) && !joins)) {
      return failure("has " + quote(title.substr(0, 1)) +
                     ", which no page can show: leave it out, or write it in UTF-8");
    }
    title.remove_prefix(next->bytes.size());
  }
  return {};
}

std::string answer_or_nearest(const Entry& entry, Language language) {
  const SheetWords& words = words_in(language).sheet;
  std::string text = kinds::answer_text(entry, language);
  if (!text.empty()) return text;
  if (entry.solved.nearest.empty()) return std::string(words.no_solution);
  return std::string(words.nearest) + entry.solved.nearest;
}

std::vector<Section> sections_of(std::span<const Entry> entries, Language language) {
  std::vector<Section> sections;
  for (std::size_t i = 0; i < entries.size(); ++i) {
    const std::string_view heading = heading_of(kind_of(entries[i].puzzle), language);
    std::string task = task_of(entries[i].puzzle, language);
    if (sections.empty() || sections.back().heading != heading || sections.back().task != task) {
      sections.push_back({.heading = heading, .task = std::move(task), .first = i, .count = 0});
    }
    ++sections.back().count;
  }
  return sections;
}

namespace {

std::vector<Drawing> laid_out(std::span<const Entry> entries, const Style& style, Length grown) {
  const Sizes& sizes = sizes_of(style);
  Flow flow(style.paper, sizes.gap, sizes.code);
  write_head(flow, title_of(style), style, entries.size());
  for (const Section& section : sections_of(entries, style.language)) {
    std::vector<Drawing> blocks;
    for (std::size_t i = section.first; i < section.first + section.count; ++i) {
      blocks.push_back(block_of(entries[i], i + 1, style, grown, flow));
    }
    const std::size_t task_lines =
        wrapped(section.task, Face::regular, sizes.text, flow.inner_width()).size();
    flow.need(line_height(sizes.heading) +
              static_cast<Length>(task_lines) * line_height(sizes.text) + sizes.text +
              std::max(blocks.front().height, blocks[blocks.size() > 1 ? 1 : 0].height));
    Heading heading{.heading = std::string(section.heading),
                    .heading_size = sizes.heading,
                    .text = section.task,
                    .text_size = sizes.text};
    flow.write(heading);
    heading.heading += words_in(style.language).sheet.continued;
    flow.place(blocks, kColumns, &heading);
  }
  return flow.finish(title_of(style));
}

}  // namespace

std::vector<Drawing> lay_out(std::span<const Entry> entries, const Style& style) {
  constexpr Length kStep = 100;
  const Sizes& sizes = sizes_of(style);
  std::vector<Drawing> pages = laid_out(entries, style, sizes.number);
  for (Length size = sizes.most; size > sizes.number; size -= kStep) {
    std::vector<Drawing> larger = laid_out(entries, style, size);
    if (larger.size() == pages.size()) return larger;
  }
  return pages;
}

std::vector<Drawing> lay_out_answers(std::span<const Entry> entries, const Style& style) {
  Flow flow = flow_of_answers(style);
  write_head_of_answers(flow, style);
  write_answers(flow, entries, style);
  return flow.finish(title_of_answers(style));
}

std::vector<Drawing> lay_out_answers(std::span<const std::vector<Entry>> versions,
                                     const Style& style) {
  if (versions.size() == 1) return lay_out_answers(versions.front(), style);
  Flow flow = flow_of_answers(style);
  std::vector<Drawing> apart;
  for (std::size_t version = 0; version < versions.size(); ++version) {
    Style of_one = style;
    of_one.version = version;
    flow.need(line_height(sizes_of(style).title) * 4);
    write_head_of_answers(flow, of_one);
    write_answers(flow, versions[version], of_one);
    std::ranges::move(lay_out_answers(std::span<const Entry>(versions[version]), of_one),
                      std::back_inserter(apart));
  }
  std::vector<Drawing> together = flow.finish(title_of_answers(style));
  if (together.size() < apart.size()) return together;
  return apart;
}

}  // namespace reckon::sheet

// SPDX-License-Identifier: MIT
#include "app/cli/contest/contest_pages.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <span>
#include <string_view>
#include <utility>

#include "app/cli/frame/fault.hpp"
#include "app/papers/questions.hpp"
#include "app/papers/with_numbers.hpp"
#include "reckon/contest/access_code.hpp"
#include "reckon/contest/group_id.hpp"
#include "reckon/contest/variants.hpp"
#include "reckon/kinds/grids.hpp"
#include "reckon/kinds/kind.hpp"
#include "reckon/letters/grid/grid_text.hpp"
#include "reckon/sheet/draw.hpp"
#include "reckon/sheet/font.hpp"
#include "reckon/text/overloaded.hpp"
#include "reckon/words/words.hpp"

namespace reckon::cli {

namespace {

using contest::Paper;
using contest::PaperQuestion;
using sheet::Drawing;
using sheet::Face;
using sheet::Length;

struct PageSizes {
  Length title, heading, text, label, number, gap;
};
constexpr PageSizes kUsual = {
    .title = 1600, .heading = 1150, .text = 950, .label = 1100, .number = 1200, .gap = 1500};
constexpr PageSizes kLargePrint = {
    .title = 2600, .heading = 2200, .text = 1800, .label = 1900, .number = 2400, .gap = 3000};

const PageSizes& page_sizes(const ContestStyle& style) {
  return style.large ? kLargePrint : kUsual;
}

const ContestWords& contest_words(const ContestStyle& style) {
  return contest_words_in(style.language);
}

// The puzzle of a variant, to be drawn. Its answer may be missing.
kinds::Puzzle shown_puzzle(const store::QuestionRow& question, const contest::Variant& variant) {
  const auto kind = kinds::kind_named(question.kind);
  const auto unreadable = [&] {
    return Fault(kSystemFault, fmt::format("question {} in the store cannot be read: take the "
                                           "latest backup of it",
                                           question.id));
  };
  if (!kind) throw unreadable();
  const std::span games(krypto::kAllGames);
  const auto game =
      std::ranges::find_if(games, [&](krypto::Game one) { return kinds::kind_of(one) == *kind; });
  if (game != games.end()) {
    auto hand = krypto::Hand::parse(variant.text);
    if (!hand) throw unreadable();
    return kinds::HandPuzzle{.hand = *std::move(hand),
                             .rules = rules_named(question.rules).value_or(Rules::house),
                             .game = *game,
                             .use = row_of(*game).use};
  }
  if (auto grid = letters::read_grid(variant.text)) {
    return kinds::GridPuzzle{.layout = std::move(grid->puzzle.layout),
                             .numbers = variant.cells,
                             .given = std::move(grid->given)};
  }
  return kinds::AlphameticPuzzle{.text = variant.text, .digits = {}};
}

Drawing draw_named(const kinds::Puzzle& puzzle, const std::string& names, Length size) {
  return std::visit(
      Overloaded{
          [&](const kinds::HandPuzzle& hand) { return sheet::draw(hand, size); },
          [&](const kinds::GridPuzzle& grid) { return sheet::draw(grid, size, names); },
          [&](const kinds::AlphameticPuzzle& alphametic) { return sheet::draw(alphametic, size); },
          [&](const kinds::StatedPuzzle& stated) { return sheet::draw(stated, size, {}, names); }},
      puzzle);
}

constexpr Length kHighest = 60'000;  // of a question, which is not split

// A drawing that is not wider than the room, nor higher.
template <typename Draw>
Drawing drawn_within(const Draw& draw, Length size, Length room) {
  Drawing drawing = draw(size);
  while (drawing.height > kHighest && size > 100) {
    size = size * 9 / 10;
    drawing = draw(size);
  }
  while (drawing.width > room && size > 100) {
    size = std::min(static_cast<Length>(std::int64_t{size} * room / drawing.width), size - 10);
    drawing = draw(size);
  }
  return drawing;
}

void add_lines(Drawing& block, std::string_view text, Length indent, Length room, Length size) {
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    for (const std::string& line : sheet::wrapped(text.substr(0, end), Face::regular, size, room)) {
      const sheet::Text words{.x = indent, .y = block.height + size, .text = line, .size = size};
      block.width = std::max(block.width, indent + width_of(words));
      block.add(words);
      block.height += sheet::line_height(size);
    }
    text.remove_prefix(std::min(end + 1, text.size()));
  }
}

Drawing question_block(const OpenContest& open, const PaperQuestion& item, std::size_t number,
                       const ContestStyle& style, Length width) {
  const PageSizes& sizes = page_sizes(style);
  const store::QuestionRow& question = open.question(item.question);
  Drawing block;
  block.add(sheet::Text{.x = 0,
                        .y = sheet::cap_height(sizes.label),
                        .text = std::to_string(number),
                        .size = sizes.label,
                        .face = Face::bold});
  const Length indent = 3 * sizes.label;
  const Length room = width - indent;
  if (const auto* stated = open.stated_of(question)) {
    const sheet::Look look{.language = style.language, .width = room};
    const Drawing drawing =
        drawn_within([&](Length size) { return sheet::draw(*stated, size, look, item.names); },
                     sizes.text, room);
    block.place(drawing, indent, 0);
    block.width = indent + drawing.width;
    block.height = drawing.height;
    return block;
  }
  const kinds::Puzzle puzzle = shown_puzzle(question, question.variants.at(item.variant));
  const Drawing drawing = drawn_within(
      [&](Length size) { return draw_named(puzzle, item.names, size); }, sizes.number, room);
  block.place(drawing, indent, 0);
  block.width = indent + drawing.width;
  block.height = drawing.height;
  const bool has_line = std::visit(Overloaded{[](const kinds::HandPuzzle&) { return true; },
                                              [](const kinds::GridPuzzle&) { return false; },
                                              [](const kinds::AlphameticPuzzle&) { return false; },
                                              [](const kinds::StatedPuzzle&) { return false; }},
                                   puzzle);
  if (has_line) {
    block.height += sizes.text * 2;
    block.add(sheet::Rule{.x1 = indent,
                          .y1 = block.height,
                          .x2 = indent + drawing.width,
                          .y2 = block.height,
                          .width = 50});
  }
  return block;
}

std::string band_heading(const ContestWords& words, std::int64_t points) {
  return points == 1 ? std::string(std::string_view(words.point_each))
                     : papers::with_numbers(words.points_each, {std::to_string(points)});
}

// Returns the task above questions of a kind; empty for stated ones.
std::string task_above(const store::QuestionRow& question, Language language) {
  if (!question.body.empty()) return {};
  return task_of(shown_puzzle(question, question.variants.front()), language);
}

// Where a question stands on the paper of a level.
std::int64_t band_of(const OpenContest& open, const std::string& level, const std::string& id) {
  for (const store::OnPaper* place : open.on_paper(level)) {
    if (place->question == id) return place->band;
  }
  return 0;
}

std::string owner_line(const PaperOwner& owner, const ContestWords& words) {
  return fmt::format("{} {}   {} {}   {} {}", std::string_view(words.code),
                     contest::shown(owner.code), std::string_view(words.group),
                     contest::group_name(owner.group), std::string_view(words.seat), owner.seat);
}

Length points_of(contest::Hundredths length) {
  // A point is 1/72 of 25.4 mm.
  return static_cast<Length>(std::int64_t{length} * 720 / 254);
}

}  // namespace

contest::PageSize answer_page_size(sheet::Paper paper) {
  return paper == sheet::Paper::a4 ? contest::PageSize::a4 : contest::PageSize::letter;
}

std::vector<Drawing> paper_pages(const OpenContest& open, const std::string& level,
                                 const Paper& paper, const PaperOwner& owner,
                                 const ContestStyle& style) {
  const PageSizes& sizes = page_sizes(style);
  const ContestWords& words = contest_words(style);
  const contest::Level* const of_plan = open.plan.level(level);
  sheet::Flow flow(style.paper, sizes.gap, sizes.text);
  flow.write(kinds::in(open.plan.name, style.language), Face::bold, sizes.title);
  const std::string name = of_plan == nullptr ? level : kinds::in(of_plan->name, style.language);
  flow.write(fmt::format("{}   {} {}", name, open.plan.minutes, std::string_view(words.minutes)),
             Face::regular, sizes.heading);
  flow.write(owner_line(owner, words), Face::mono, sizes.text);
  flow.y() += sizes.gap / 2;
  const Length columns = style.large ? 1 : 2;
  std::int64_t last_band = -1;
  for (std::size_t begin = 0; begin < paper.size();) {
    const std::int64_t band = band_of(open, level, paper[begin].question);
    const store::QuestionRow& question = open.question(paper[begin].question);
    const std::string task = task_above(question, style.language);
    std::vector<Drawing> blocks;
    std::size_t end = begin;
    while (end < paper.size() && band_of(open, level, paper[end].question) == band &&
           task_above(open.question(paper[end].question), style.language) == task) {
      blocks.push_back(
          question_block(open, paper[end], end + 1, style,
                         task.empty() ? flow.inner_width() : flow.inner_width() - sizes.gap));
      ++end;
    }
    flow.need(blocks.front().height + 5 * sheet::line_height(sizes.heading));
    if (band != last_band) {
      flow.write(band_heading(words, question.points), Face::bold, sizes.heading);
    }
    last_band = band;
    if (!task.empty()) flow.write(task, Face::regular, sizes.text);
    flow.y() += sizes.text / 2;
    flow.place(blocks, task.empty() ? 1 : columns);
    begin = end;
  }
  return flow.finish();
}

Drawing answer_drawing(const OpenContest& open, const Paper& paper, const PaperOwner& owner,
                       const ContestStyle& style) {
  const contest::PageSize size = answer_page_size(style.paper);
  const contest::AnswerPage page = contest::answer_page(size, papers::fields_of(open, paper));
  const ContestWords& words = contest_words(style);
  constexpr Length kFigure = 500;
  constexpr Length kLabel = 750;
  Drawing drawing{.width = points_of(page.width), .height = points_of(page.height)};
  const Length side = points_of(page.corner_side);
  for (const contest::Spot corner : page.corners) {
    const Length x = points_of(corner.x);
    const Length y = points_of(corner.y);
    drawing.add(
        sheet::Rule{.x1 = x - side / 2, .y1 = y, .x2 = x + side / 2, .y2 = y, .width = side});
  }
  drawing.add(sheet::Text{.x = points_of(page.code_at.x),
                          .y = points_of(page.code_at.y),
                          .text = contest::shown(owner.code),
                          .size = points_of(page.code_size),
                          .face = Face::mono});
  drawing.add(sheet::Text{
      .x = points_of(page.width) / 2,
      .y = points_of(page.code_at.y),
      .text = fmt::format("{}   {} {}   {} {}", kinds::in(open.plan.name, style.language),
                          std::string_view(words.group), contest::group_name(owner.group),
                          std::string_view(words.seat), owner.seat),
      .size = kLabel});
  drawing.add(sheet::Text{.x = points_of(page.code_at.x),
                          .y = points_of(page.code_at.y) + 2 * kLabel,
                          .text = std::string(std::string_view(words.how_to_answer)),
                          .size = kLabel});
  for (const contest::AnswerBlock& block : page.blocks) {
    drawing.add(sheet::Text{.x = points_of(block.number_at.x),
                            .y = points_of(block.number_at.y),
                            .text = std::to_string(block.number),
                            .size = kLabel,
                            .face = Face::bold,
                            .anchor = sheet::Anchor::middle});
    for (const auto& [from, to] : block.lines) {
      drawing.add(sheet::Rule{.x1 = points_of(from.x),
                              .y1 = points_of(from.y),
                              .x2 = points_of(to.x),
                              .y2 = points_of(to.y),
                              .width = 50});
    }
    for (const contest::CircleRow& row : block.rows) {
      if (row.label != ' ') {
        drawing.add(sheet::Text{.x = points_of(row.label_at.x),
                                .y = points_of(row.label_at.y) + sheet::cap_height(kLabel) / 2,
                                .text = std::string(1, row.label),
                                .size = kLabel,
                                .face = Face::mono,
                                .anchor = sheet::Anchor::middle});
      }
      for (const contest::Circle& circle : row.circles) {
        const Length x = points_of(circle.centre.x);
        const Length y = points_of(circle.centre.y);
        drawing.add(sheet::Disc{.x = x, .y = y, .radius = points_of(page.radius)});
        drawing.add(sheet::Text{.x = x,
                                .y = y + sheet::cap_height(kFigure) / 2,
                                .text = std::string(1, circle.mark),
                                .size = kFigure,
                                .anchor = sheet::Anchor::middle});
      }
    }
  }
  return drawing;
}

std::vector<std::string> solutions_of(const OpenContest& open, const Paper& paper) {
  std::vector<std::string> solutions;
  for (const PaperQuestion& item : paper) {
    solutions.push_back(papers::solution_on_paper(open.question(item.question), item));
  }
  return solutions;
}

std::vector<Drawing> solution_pages(const OpenContest& open, const std::vector<OwnedPaper>& papers,
                                    const ContestStyle& style) {
  const PageSizes& sizes = page_sizes(style);
  const ContestWords& words = contest_words(style);
  sheet::Flow flow(style.paper, sizes.gap, sizes.text);
  flow.write(fmt::format("{}{}", std::string_view(words_in(style.language).sheet.answers),
                         kinds::in(open.plan.name, style.language)),
             Face::bold, sizes.title);
  for (const OwnedPaper& one : papers) {
    const auto solutions = solutions_of(open, one.paper);
    std::string text;
    for (std::size_t i = 0; i < solutions.size(); ++i) {
      if (i > 0) text += ";   ";
      text += fmt::format("{}: {}", i + 1, solutions[i]);
    }
    flow.need(4 * sheet::line_height(sizes.text));
    flow.y() += sizes.text;
    flow.write(owner_line(one.owner, words), Face::bold, sizes.text);
    flow.write(text, Face::regular, sizes.text);
  }
  return flow.finish();
}

std::vector<Drawing> slip_pages(const std::vector<PaperOwner>& owners, const ContestStyle& style) {
  const PageSizes& sizes = page_sizes(style);
  const ContestWords& words = contest_words(style);
  sheet::Flow flow(style.paper, sizes.gap, sizes.text);
  const Length columns = style.large ? 1 : 2;
  const Length width = flow.column_width(columns);
  std::vector<Drawing> slips;
  for (const PaperOwner& owner : owners) {
    Drawing slip{.width = width};
    const Length inset = sizes.text;
    slip.height = inset / 2;
    add_lines(slip, std::string(std::string_view(words.your_code)), inset, width - 2 * inset,
              sizes.text);
    slip.height += sizes.title;
    slip.add(sheet::Text{.x = inset,
                         .y = slip.height,
                         .text = contest::shown(owner.code),
                         .size = sizes.title,
                         .face = Face::mono});
    slip.height += sizes.text / 2;
    add_lines(
        slip,
        fmt::format("{} {}   {} {}", std::string_view(words.group),
                    contest::group_name(owner.group), std::string_view(words.seat), owner.seat),
        inset, width - 2 * inset, sizes.text);
    add_lines(slip, std::string(std::string_view(words.keep_your_code)), inset, width - 2 * inset,
              sizes.text);
    slip.height += inset;
    slip.add(sheet::Box{.width = width, .height = slip.height, .border = 50});
    slip.width = width;
    slips.push_back(std::move(slip));
  }
  flow.place(slips, columns);
  return flow.finish();
}

Drawing certificate_page(const papers::CertificateText& text, const ContestStyle& style) {
  constexpr Length kBorder = 300;
  constexpr Length kInset = 3000;
  constexpr Length kTitle = 3000;
  constexpr Length kName = 2600;
  constexpr Length kLine = 1400;
  constexpr Length kLeastSize = 600;
  const sheet::Flow flow(style.paper, 0, 0);
  Drawing page = sheet::Flow(style.paper, 0, kLine).page();
  page.add(sheet::Box{.x = kInset,
                      .y = kInset,
                      .width = page.width - 2 * kInset,
                      .height = page.height - 2 * kInset,
                      .corner = kInset / 3,
                      .border = kBorder});
  Length y = page.height / 4;
  const auto centred = [&](const std::string& line, Face face, Length size) {
    while (size > kLeastSize && sheet::width_of(line, face, size) > flow.inner_width()) size -= 50;
    y += size * 2;
    page.add(sheet::Text{.x = page.width / 2,
                         .y = y,
                         .text = line,
                         .size = size,
                         .face = face,
                         .anchor = sheet::Anchor::middle});
  };
  centred(text.title, Face::bold, kTitle);
  y += kName;
  centred(text.name, Face::bold, kName);
  y += kLine;
  for (const std::string& line : text.lines) centred(line, Face::regular, kLine);
  return page;
}

}  // namespace reckon::cli

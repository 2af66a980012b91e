// SPDX-License-Identifier: MIT
#include "app/play/screen.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "app/play/cards.hpp"
#include "app/play/short_pad.hpp"
#include "app/play/used_cards.hpp"
#include "app/play/words.hpp"

namespace reckon::play {

using match::Time;
using Happened = match::Happening::Kind;
using match::Phase;

namespace {

// The order in which parts are dropped when rows are few.
enum class Rank : std::uint8_t { blank, keys, pad, prompt, news, hand, input };

struct Row {
  Line line;
  Rank rank = Rank::blank;
};

// Draws one frame, from top to bottom.
class Drawing {
 public:
  Drawing(const View& view, const Size& size, bool utf8)
      : view_(view),
        tournament_(view.table.tournament()),
        size_(size),
        utf8_(utf8),
        // A margin if space allows.
        margin_(size.columns >= kRoomForMargin ? 2 : 0),
        columns_(size.columns - margin_) {}

  Frame run() {
    title();
    hand();
    switch (tournament_.phase()) {
      case Phase::gathering: welcome(); break;
      case Phase::playing:
        if (view_.table.counts_nearest()) {
          formula();
          hint({"Enter: hand in", "p: done", "?: keys", "q: leave"});
        } else {
          hint({"Space: Krypto!", "p: pass", "?: keys", "q: leave"});
        }
        break;
      case Phase::explaining: formula(); break;
      case Phase::between:
      case Phase::over: outcome(); break;
    }
    if (view_.panel == Panel::leave) {
      blank();
      tell("Leave the game? (y/n)", Look::strong, Rank::input);
    }
    if (tournament_.phase() != Phase::gathering) pad();
    if (view_.panel == Panel::keys) keys();
    return fit();
  }

 private:
  static constexpr std::size_t kRoomForMargin = 60;

  void add(Line line, Rank rank) { rows_.push_back({.line = std::move(line), .rank = rank}); }
  void blank() { add({}, Rank::blank); }
  void tell(std::string_view text, Look look, Rank rank) {
    for (std::string& line : wrapped(text, std::max<std::size_t>(columns_, 1))) {
      add({{.text = std::move(line), .look = look}}, rank);
    }
  }

  // Shows the keys that work now, as many on a line as fit.
  void hint(std::initializer_list<std::string_view> keys) {
    constexpr std::string_view kGap = "   ";
    std::string line;
    for (const std::string_view key : keys) {
      if (!line.empty() && line.size() + kGap.size() + key.size() > columns_) {
        add({{.text = std::exchange(line, {}), .look = Look::faint}}, Rank::prompt);
      }
      if (!line.empty()) line += kGap;
      line += key;
    }
    add({{.text = std::move(line), .look = Look::faint}}, Rank::prompt);
  }

  // Shows the current box, and the clock.
  void title() {
    const auto left = view_.table.time_left();
    std::string text(title_of(tournament_.settings().game.game));
    if (tournament_.phase() == Phase::over) {
      text = "The game is over";
    } else if (tournament_.hand()) {
      text = hand_in_words(box_shown(), tournament_.settings().hands);
      if (view_.table.again()) text += " again";
    }
    std::string clock;
    bool hurry = false;
    if (left) {
      constexpr Time kSecond = 1000;
      constexpr Time kHurry = 10;
      const Time seconds = (*left + kSecond - 1) / kSecond;
      clock = fmt::format("{}:{:02}", seconds / 60, seconds % 60);
      hurry = seconds <= kHurry;
    }
    const std::size_t used = width_of(text) + clock.size();
    const std::size_t gap = columns_ > used ? columns_ - used : 1;
    add({{.text = std::move(text), .look = Look::strong},
         {.text = std::string(gap, ' ')},
         {.text = std::move(clock), .look = hurry ? Look::bad : Look::strong}},
        Rank::hand);
  }

  // The box of the hand on the screen, which may be closed already.
  int box_shown() const { return static_cast<int>(tournament_.players().front().boxes.size()) - 1; }

  void hand() {
    if (!tournament_.hand()) return;
    blank();
    const krypto::Hand& hand = *tournament_.hand();
    const std::string typed = is_typing() ? view_.editor.text() : std::string();
    constexpr std::size_t kRowsForBoxes = 8;
    const std::size_t room = size_.rows < kRowsForBoxes ? 0 : columns_;
    for (Line& line : draw_cards(hand, used_cards(hand.cards(), typed), room, utf8_)) {
      add(std::move(line), Rank::hand);
    }
    blank();
  }

  // Whether the person may type a formula now.
  bool is_typing() const {
    return tournament_.phase() == Phase::explaining ||
           (tournament_.phase() == Phase::playing && view_.table.counts_nearest());
  }

  void welcome() {
    blank();
    tell(welcome_in_words(tournament_.settings()), Look::plain, Rank::news);
    blank();
    hint({"Space: the first hand", "?: keys", "q: leave"});
  }

  // Shows the typed line, scrolled to the left if it is too long, so that the cursor is visible.
  void formula() {
    constexpr std::string_view kPrompt = "> ";
    const std::size_t room =
        columns_ > kPrompt.size() + 1 ? columns_ - kPrompt.size() - 1 : std::size_t{1};
    const std::size_t cursor = view_.editor.cursor();
    const std::size_t first = cursor > room ? cursor - room : 0;
    const std::string text = view_.editor.text();
    const std::string before = cut(text, first);
    if (view_.table.counts_nearest()) {
      tell("Type your formula, then Enter; the nearest counts", Look::good, Rank::prompt);
    } else {
      tell("Krypto! Type your formula, then Enter", Look::good, Rank::prompt);
    }
    cursor_row_ = rows_.size();
    cursor_column_ = kPrompt.size() + cursor - first;
    add({{.text = std::string(kPrompt), .look = Look::faint},
         {.text = cut(std::string_view(text).substr(before.size()), room)}},
        Rank::input);
    if (!view_.complaint.empty()) tell(view_.complaint, Look::bad, Rank::news);
    const std::vector<News>& news = view_.table.news();
    if (view_.table.counts_nearest() && news.back().happening.kind != Happened::dealt) {
      tell(news.back().text, look_of(news.back().happening), Rank::news);
    }
  }

  static Look look_of(const match::Happening& happening) {
    switch (happening.kind) {
      case Happened::near:
      case Happened::right: return happening.seat == kPerson ? Look::good : Look::strong;
      case Happened::wrong:
      case Happened::silent: return happening.seat == kPerson ? Look::bad : Look::strong;
      default: return Look::plain;
    }
  }

  // Shows the result of the hand, and a solution.
  void outcome() {
    if (view_.table.without_person()) {
      tell(fmt::format("Played again without {}", tournament_.players()[kPerson].name), Look::plain,
           Rank::news);
    }
    const std::vector<News>& news = view_.table.news();
    for (const News& piece : std::span(news).subspan(view_.table.hand_news())) {
      if (piece.happening.kind == Happened::dealt) continue;
      tell(piece.text, look_of(piece.happening), Rank::news);
    }
    for (const std::string& line : outcome_in_words(view_.table)) {
      tell(line, Look::plain, Rank::news);
    }
    blank();
    if (tournament_.phase() == Phase::over) {
      tell(result_in_words(tournament_), Look::strong, Rank::news);
      hint({"Space: the score pad"});
    } else {
      hint({"Space: the next hand", "?: keys", "q: leave"});
    }
  }

  void pad() {
    blank();
    std::optional<std::size_t> now;
    if (tournament_.phase() != Phase::over) now = static_cast<std::size_t>(tournament_.box());
    for (Line& line :
         short_pad(tournament_.score_pad(), static_cast<std::size_t>(tournament_.settings().hands),
                   now, columns_)) {
      add(std::move(line), Rank::pad);
    }
  }

  void keys() {
    using KeyRow = std::pair<std::string_view, std::string_view>;
    constexpr std::array kKeys = {
        KeyRow{"Space, Enter", "Krypto!, then explain"},
        KeyRow{"p", "pass: give it up"},
        KeyRow{"Enter", "hand the formula in"},
        KeyRow{"Ctrl-Z, Ctrl-Y", "undo, redo typing"},
        KeyRow{"Ctrl-U, Ctrl-K", "clear before, after"},
        KeyRow{"Ctrl-L", "draw the screen again"},
        KeyRow{"q", "leave the game"},
    };
    blank();
    for (const auto& [key, meaning] : kKeys) {
      // Where the nearest counts, no player calls.
      if (view_.table.counts_nearest() && key == kKeys.front().first) continue;
      add({{.text = fmt::format("{:<15}", key), .look = Look::strong},
           {.text = std::string(meaning)}},
          Rank::keys);
    }
  }

  // Drops rows that do not fit: in the order of ranks, the lowest row first.
  Frame fit() {
    while (rows_.size() > size_.rows) {
      const auto last = std::min_element(
          rows_.rbegin(), rows_.rend(), [](const Row& a, const Row& b) { return a.rank < b.rank; });
      const auto index = static_cast<std::size_t>(std::distance(last, rows_.rend())) - 1;
      rows_.erase(rows_.begin() + static_cast<std::ptrdiff_t>(index));
      if (cursor_row_ == index) cursor_row_.reset();
      if (cursor_row_ && *cursor_row_ > index) --*cursor_row_;
    }
    Frame frame;
    for (const Row& row : rows_) {
      Line line;
      if (margin_ > 0 && !row.line.empty()) line.push_back({.text = std::string(margin_, ' ')});
      for (Span& span : cut(row.line, columns_)) line.push_back(std::move(span));
      frame.lines.push_back(std::move(line));
    }
    frame.lines.resize(size_.rows);
    if (cursor_row_) {
      frame.cursor = {.row = *cursor_row_,
                      .column = std::min(margin_ + cursor_column_, size_.columns - 1)};
    }
    return frame;
  }

  const View& view_;
  const match::Tournament& tournament_;
  Size size_;
  bool utf8_;
  std::size_t margin_;
  std::size_t columns_;
  std::vector<Row> rows_;
  std::optional<std::size_t> cursor_row_;
  std::size_t cursor_column_ = 0;
};

}  // namespace

Frame draw(const View& view, const Size& size, bool utf8) {
  return Drawing(view, size, utf8).run();
}

}  // namespace reckon::play

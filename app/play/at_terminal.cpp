// SPDX-License-Identifier: MIT
#include "app/play/at_terminal.hpp"

#include <algorithm>
#include <chrono>
#include <csignal>
#include <string>
#include <string_view>
#include <utility>

#include "app/play/editor.hpp"
#include "app/play/screen.hpp"
#include "reckon/arith/notation.hpp"

namespace reckon::play {

namespace {

using match::Phase;
using std::chrono::milliseconds;
using std::chrono::steady_clock;

// Whether a character may occur in a formula. Others are not accepted into the line, so all of it
// can be shown, one column a character.
bool is_of_formulas(std::string_view character) {
  constexpr std::string_view kCharacters = "0123456789+-*/()= ,;xX×·⋅∗÷∕−–";
  return kCharacters.find(character) != std::string_view::npos;
}

std::string complaint_about(const Table::Accepted& accepted) {
  return accepted ? std::string() : accepted.error().message;
}

class GameAtTerminal {
 public:
  GameAtTerminal(Table& table, Terminal& terminal)
      : table_(table), terminal_(terminal), last_(steady_clock::now()) {}

  int play() {
    while (!done_) {
      terminal_.show(
          draw({.table = table_, .editor = editor_, .complaint = complaint_, .panel = panel_},
               Terminal::size(), terminal_.abilities().utf8));
      const Input input = terminal_.wait(time_to_wait());
      let_time_pass();
      switch (input.kind) {
        case Input::Kind::signal: return input.signal;
        case Input::Kind::gone: return SIGHUP;
        case Input::Kind::keys:
          for (const Key& key : input.keys) {
            if (!done_) press(key);
          }
          break;
        case Input::Kind::redraw:
        case Input::Kind::nothing: break;
      }
    }
    return 0;
  }

 private:
  Phase phase() const { return table_.tournament().phase(); }

  // Returns the time until the clock shows another second, or an event happens.
  std::optional<milliseconds> time_to_wait() const {
    const auto left = table_.time_left();
    if (!left) return std::nullopt;
    constexpr match::Time kSecond = 1000;
    return milliseconds(std::min((*left + kSecond - 1) % kSecond + 1, *table_.time_to_next()));
  }

  void let_time_pass() {
    const auto now = steady_clock::now();
    const auto passed = std::chrono::duration_cast<milliseconds>(now - last_);
    last_ += passed;
    const Phase before = phase();
    hand_in_before(passed.count());
    table_.advance(passed.count());
    if (phase() == before) return;
    // Keys meant for the hand must not skip its result.
    constexpr milliseconds kDeaf(700);
    deaf_until_ = now + kDeaf;
    complaint_.clear();
  }

  // Hands in what stands in the line when the time ends, where the nearest counts.
  void hand_in_before(match::Time passed) {
    if (phase() != Phase::playing || !table_.counts_nearest() || editor_.size() == 0) return;
    const auto left = table_.time_left();
    if (left && *left <= passed) [[maybe_unused]]
      const auto last = table_.answer(editor_.text());
  }

  void press(const Key& key) {
    if (key.kind == Key::Kind::redraw) {
      terminal_.forget();
      return;
    }
    if (panel_ == Panel::leave) {
      answer_leave(key);
      return;
    }
    if (panel_ == Panel::keys) panel_ = Panel::none;
    const bool asks_keys = key.text == "?";
    if (asks_keys) panel_ = Panel::keys;
    if (key.text == "q" || key.kind == Key::Kind::end_of_input) panel_ = Panel::leave;
    switch (phase()) {
      case Phase::playing: press_playing(key); break;
      case Phase::explaining: press_explaining(key); break;
      case Phase::gathering:
      case Phase::between:
      case Phase::over: press_between(key); break;
    }
  }

  void answer_leave(const Key& key) {
    panel_ = Panel::none;
    if (key.text != "y" && key.text != "Y") return;
    complaint_ = complaint_about(table_.leave());
    done_ = true;
  }

  static bool goes_on(const Key& key) { return key.kind == Key::Kind::enter || key.text == " "; }

  void press_between(const Key& key) {
    if (!goes_on(key) || steady_clock::now() < deaf_until_) return;
    if (phase() == Phase::over) {
      done_ = true;
      return;
    }
    table_.deal();
    editor_ = Editor(kLongestFormula);
  }

  void press_playing(const Key& key) {
    if (table_.counts_nearest()) {
      if (key.text == "p") {
        hand_in();
        if (complaint_.empty() && phase() == Phase::playing) {
          complaint_ = complaint_about(table_.pass());
        }
      } else {
        press_explaining(key);
      }
      return;
    }
    if (goes_on(key)) {
      if (table_.call()) editor_ = Editor(kLongestFormula);
    } else if (key.text == "p") {
      complaint_ = complaint_about(table_.pass());
    }
  }

  void press_explaining(const Key& key) {
    complaint_.clear();
    using Kind = Key::Kind;
    switch (key.kind) {
      case Kind::text:
        if (is_of_formulas(key.text)) editor_.insert(key.text);
        break;
      case Kind::enter: hand_in(); break;
      case Kind::backspace: editor_.erase_before(); break;
      case Kind::erase: editor_.erase_after(); break;
      case Kind::left: editor_.move_left(); break;
      case Kind::right: editor_.move_right(); break;
      case Kind::home: editor_.move_home(); break;
      case Kind::end: editor_.move_end(); break;
      case Kind::clear_before: editor_.clear_before(); break;
      case Kind::clear_after: editor_.clear_after(); break;
      case Kind::erase_word: editor_.erase_word_before(); break;
      case Kind::undo: editor_.undo(); break;
      case Kind::redo: editor_.redo(); break;
      case Kind::redraw:
      case Kind::end_of_input:
      case Kind::other: break;
    }
  }

  void hand_in() {
    if (!table_.counts_nearest()) {
      complaint_ = complaint_about(table_.explain(editor_.text()));
    } else if (editor_.size() > 0) {
      complaint_ = complaint_about(table_.answer(editor_.text()));
      if (complaint_.empty()) editor_ = Editor(kLongestFormula);
    }
  }

  Table& table_;
  Terminal& terminal_;
  Editor editor_{kLongestFormula};
  std::string complaint_;
  Panel panel_ = Panel::none;
  bool done_ = false;
  steady_clock::time_point last_;
  steady_clock::time_point deaf_until_;
};

}  // namespace

int at_terminal(Table& table, Terminal& terminal) { return GameAtTerminal(table, terminal).play(); }

}  // namespace reckon::play

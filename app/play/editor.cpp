// SPDX-License-Identifier: MIT
#include "app/play/editor.hpp"

#include <iterator>
#include <utility>

#include "reckon/text/words.hpp"

namespace reckon::play {

namespace {

bool is_number(const std::string& character) {
  return character.size() == 1 && is_digit(character[0]);
}

}  // namespace

std::string Editor::text() const {
  std::string text;
  for (const std::string& character : characters_) text += character;
  return text;
}

void Editor::insert(std::string_view character) {
  if (characters_.size() < most_) change(cursor_, cursor_, {std::string(character)});
}

void Editor::erase_before() {
  if (cursor_ > 0) change(cursor_ - 1, cursor_, {});
}

void Editor::erase_after() {
  if (cursor_ < characters_.size()) change(cursor_, cursor_ + 1, {});
}

void Editor::clear_before() { change(0, cursor_, {}); }

void Editor::clear_after() { change(cursor_, characters_.size(), {}); }

void Editor::erase_word_before() {
  std::size_t from = cursor_;
  while (from > 0 && characters_[from - 1] == " ") --from;
  if (from > 0) {
    const bool number = is_number(characters_[from - 1]);
    do {
      --from;
    } while (from > 0 && characters_[from - 1] != " " &&
             is_number(characters_[from - 1]) == number);
  }
  change(from, cursor_, {});
}

void Editor::move_left() {
  if (cursor_ > 0) --cursor_;
}

void Editor::move_right() {
  if (cursor_ < characters_.size()) ++cursor_;
}

void Editor::undo() {
  if (done_.empty()) return;
  Step step = std::move(done_.back());
  done_.pop_back();
  replace(step.at, step.inserted.size(), step.removed);
  cursor_ = step.cursor;
  undone_.push_back(std::move(step));
}

void Editor::redo() {
  if (undone_.empty()) return;
  Step step = std::move(undone_.back());
  undone_.pop_back();
  replace(step.at, step.removed.size(), step.inserted);
  cursor_ = step.at + step.inserted.size();
  done_.push_back(std::move(step));
}

void Editor::change(std::size_t from, std::size_t to, Characters inserted) {
  if (from == to && inserted.empty()) return;
  const auto at = [&](std::size_t index) {
    return characters_.begin() + static_cast<std::ptrdiff_t>(index);
  };
  Step step{.at = from,
            .removed = Characters(at(from), at(to)),
            .inserted = std::move(inserted),
            .cursor = cursor_};
  replace(step.at, step.removed.size(), step.inserted);
  cursor_ = step.at + step.inserted.size();
  done_.push_back(std::move(step));
  undone_.clear();
}

void Editor::replace(std::size_t at, std::size_t count, const Characters& characters) {
  const auto begin = characters_.begin() + static_cast<std::ptrdiff_t>(at);
  const auto place = characters_.erase(begin, begin + static_cast<std::ptrdiff_t>(count));
  characters_.insert(place, characters.begin(), characters.end());
}

}  // namespace reckon::play

// SPDX-License-Identifier: MIT
#include "app/cli/frame/batch.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <utility>

#include "app/cli/frame/fault.hpp"
#include "app/cli/frame/file_faults.hpp"
#include "app/cli/frame/input.hpp"
#include "app/cli/frame/json_lines.hpp"

namespace reckon::cli {

namespace {

// The hand of a game in a line, or its fault with the place in the file.
Result<krypto::Hand> hand_in(const Lines& lines, krypto::Game game) {
  auto hand = game == krypto::Game::krypto ? krypto::Hand::parse_line(lines.text())
                                           : krypto::parse_hand(game, lines.text());
  if (!hand) {
    hand.error().line = lines.number();
    hand.error().column = lines.indent() + std::max<std::size_t>(hand.error().column, 1);
  }
  return hand;
}

}  // namespace

Answer each_hand(const std::string& file, krypto::Game game, bool keep_going,
                 const std::function<void(const krypto::Hand&, std::string_view)>& visit) {
  const JsonLines hands(read_all(file, kHandsInput), name_of_input(file), hand_text);
  const std::string& text = hands.text();
  FileFaults faults(name_of_input(file), keep_going);
  bool empty = true;
  for (Lines lines(text); lines.next(); empty = false) {
    if (const auto hand = hand_in(lines, game); !hand) faults.add(hands.placed(hand.error()));
  }
  faults.check();
  if (empty) {
    throw Fault(kBadInput,
                name_of_input(file) +
                    ": there is no hand in it: write one on each line, like 2 4 3 6 5 : 6");
  }
  Progress progress(Answers::as_it_goes);
  for (Lines lines(text); lines.next();) {
    progress.step(lines.position(), text.size());
    if (const auto hand = hand_in(lines, game)) visit(*hand, lines.text());
  }
  return faults.status(kDone);
}

JsonList::JsonList(const Json& question, std::string_view list) : head_(dump(question)) {
  head_.pop_back();
  if (!question.empty()) head_ += ',';
  head_ += fmt::format("\"{}\":[", list);
}

void JsonList::add(const Json& item) { print(std::exchange(head_, ",") + '\n' + dump(item)); }

void JsonList::finish() const {
  // Without any item, the head has not been printed yet.
  print_line((head_ == "," ? "" : head_) + "\n]}");
}

}  // namespace reckon::cli

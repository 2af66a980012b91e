// SPDX-License-Identifier: MIT
// reckon alphametic generate
#include <fmt/core.h>

#include <memory>

#include "app/answers/alphametics.hpp"
#include "app/cli/files/bank_options.hpp"
#include "app/cli/files/of_levels.hpp"
#include "app/cli/frame/batch.hpp"
#include "app/cli/frame/choice.hpp"
#include "app/cli/frame/commands.hpp"
#include "app/cli/frame/fault.hpp"
#include "app/cli/frame/input.hpp"
#include "app/cli/frame/options.hpp"
#include "reckon/letters/generate/generator.hpp"
#include "reckon/letters/generate/word_list.hpp"
#include "reckon/words/phrases.hpp"

namespace reckon::cli {
namespace {

using letters::Accents;
using letters::Shape;

struct GenerateAlphameticOptions {
  Shape shape = Shape::sum;
  std::optional<std::string> words;
  Accents accents = Accents::keep;
  Language language = Language::english;
  std::optional<std::uint64_t> addends;
  std::optional<std::uint64_t> largest;
  std::optional<kinds::Levels> levels;
  std::optional<std::uint64_t> count;
  std::optional<std::uint64_t> seed;
  bool ideal = false;
  bool all = false;
  bool json = false;
};

// The words of a file that are skipped.
struct Skipped {
  std::size_t count = 0;
  std::string said{};
};

// Also gives the words that are skipped.
letters::GeneratorOptions wishes_of(const GenerateAlphameticOptions& options, Skipped& skipped) {
  letters::GeneratorOptions wishes{
      .shape = options.shape, .words = {}, .language = options.language};
  wishes.ideal = options.ideal;
  wishes.addends = options.addends.value_or(usual_addends(options.shape));
  if (options.largest) wishes.largest = *options.largest;
  wishes.level = only_level(options.levels);
  if (options.shape != Shape::sum) {
    if (!options.words) return wishes;
    throw Fault(kBadInput, "--words: only sums are made of words: leave it out");
  }
  if (!options.words) {
    wishes.words = letters::word_list(options.language);
    return wishes;
  }
  const std::string text = read_all(*options.words, kLinesInput);
  letters::WordsRead read = letters::read_words(without_mark(text), options.accents);
  skipped = {.count = read.skipped, .said = said_of_skipped(read)};
  wishes.words = std::move(read.words);
  return wishes;
}

// Prints puzzles, or collects them as items of a document.
class Shower {
 public:
  explicit Shower(bool as_json, const Json& head) {
    if (as_json) list_.emplace(head, "puzzles");
  }
  void show(const letters::Generated& made) {
    if (list_) {
      list_->add(answers::json_of_generated(made.reading, made.answer, made.grade));
      return;
    }
    if (made.reading.is_drawn && !is_first_) print_line("");
    is_first_ = false;
    if (made.reading.is_drawn) {
      print_line(fmt::format("# level {}", made.grade.level));
      print_line(made.reading.text);
    } else {
      print_line(fmt::format("{}  # level {}", made.reading.text, made.grade.level));
    }
  }
  void finish() const {
    if (list_) list_->finish();
  }

 private:
  std::optional<JsonList> list_;
  bool is_first_ = true;
};

Answer list_all(const GenerateAlphameticOptions& options, const letters::GeneratorOptions& wishes) {
  Shower shower(options.json, {{"kind", name_of(options.shape)}});
  std::uint64_t count = 0;
  {
    Progress progress(Answers::as_it_goes);
    letters::each_doubly_true(wishes, [&](const letters::Generated& made) {
      if (options.levels && !options.levels->has(made.grade.level)) return true;
      shower.show(made);
      ++count;
      progress.look(count, count + 1);
      return true;
    });
  }
  shower.finish();
  return count == 0 ? kNo : kDone;
}

Answer generate(const GenerateAlphameticOptions& options) {
  if (options.all && options.shape != Shape::doubly_true) {
    throw Fault(kBadInput, "--all: lists doubly true sums: ask for --kind doubly-true");
  }
  Skipped skipped;
  const letters::GeneratorOptions wishes = wishes_of(options, skipped);
  const std::uint64_t seed = options.seed ? *options.seed : fresh_seed();
  auto generator = letters::Generator::make(seed, wishes);
  const std::string& said = skipped.said;
  if (!generator) {
    const std::string& why = generator.error().message;
    throw Fault(kBadInput, said.empty() ? why : fmt::format("{} ({})", why, said));
  }
  if (!said.empty()) note(fmt::format("{}: {}", name_of_input(*options.words), said));
  if (options.all) return list_all(options, wishes);
  if (!options.seed && !options.json) note(fmt::format("seed {}", seed));
  Json head = {{"seed", json_of(seed)}, {"kind", name_of(options.shape)}};
  if (skipped.count > 0) head["skipped"] = skipped.count;
  Shower shower(options.json, head);
  Answer answer = kDone;
  const std::uint64_t count = options.count.value_or(1);
  {
    Progress progress(Answers::as_it_goes);
    for (std::uint64_t made = 0; made < count; ++made) {
      progress.look(made, count);
      const auto next = next_of_levels(options.levels, [&] { return generator->next(); });
      if (!next) {
        note(fmt::format("after {} of {}: {}", made, count, next.error().message));
        answer = kNo;
        break;
      }
      shower.show(*next);
    }
  }
  shower.finish();
  return answer;
}

}  // namespace

void add_alphametic_generate(const Command& command, Answer& answer) {
  const auto options = std::make_shared<GenerateAlphameticOptions>();
  add_choice(command, "--kind", "Kind of puzzles (default: sum)", options->shape,
             letters::kAllShapes);
  command
      .add_option("--words", options->words,
                  "Make sums of the words in this file, or - for standard input "
                  "(default: common words)")
      .type_name("FILE");
  add_choice(command, "--accents", "Accents of these words: É stays, or becomes E (default: keep)",
             options->accents, letters::kAllAccents);
  add_language(command, options->language, "The language of common words and of number words");
  add_number(
      command, "--addends", options->addends,
      "Number of addends: of words exactly (default: 2), of number words at most (default: 4)",
      {.first = 2, .last = letters::kMostAddends})
      .type_name("A");
  add_number(command, "--max", options->largest,
             "The largest number of doubly true sums (default: 99)",
             {.first = 2, .last = kMostNumberWord})
      .type_name("M");
  add_levels(command, options->levels, "Only these levels, 1 (easy) to 5: 3, or 1-4");
  command.add_flag("--ideal", options->ideal, "Only puzzles with all ten digits");
  const Option count =
      add_number(command, "--count", options->count, "Number of puzzles (default: 1)");
  count.type_name("K");
  const Option seed =
      add_number(command, "--seed", options->seed, "Random seed (makes the puzzles reproducible)");
  seed.type_name("N");
  command.add_flag("--all", options->all, "List all doubly true sums with one answer")
      .excludes(count)
      .excludes(seed);
  add_json(command, options->json);
  command.callback([options, &answer] { answer = generate(*options); });
}

}  // namespace reckon::cli

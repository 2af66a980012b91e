// SPDX-License-Identifier: MIT
// reckon sheet --format moodle-xml|gift|qti. Independent readers check it against the published
// descriptions of the formats, and solvers that did not make the puzzles answer it.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <zlib.h>

#include <algorithm>
#include <functional>
#include <map>
#include <optional>
#include <regex>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "app/testing/run_program_test.hpp"
#include "app/testing/strict_xml_test.hpp"
#include "reckon/algebra/number_puzzle.hpp"
#include "reckon/arith/effort_test.hpp"
#include "reckon/arith/notation.hpp"
#include "reckon/arith/random.hpp"
#include "reckon/kinds/code.hpp"
#include "reckon/krypto/check.hpp"
#include "reckon/letters/grid/grid_line.hpp"
#include "reckon/letters/read/read.hpp"
#include "reckon/letters/solve/line_solver.hpp"
#include "reckon/letters/solve/solver.hpp"

namespace reckon::cli {
namespace {

using testing_xml::Element;

class Course : public FolderTest {};

// --- Right answers, from independent code --------------------------------------------------------

struct Oracle {
  std::vector<std::pair<std::string, std::string>> gaps;  // label and the only right answer
  std::optional<kinds::HandPuzzle> hand;
};

Oracle oracle_of_grid(const kinds::GridPuzzle& grid) {
  Oracle oracle;
  if (grid.asks_for_numbers()) {
    const auto found = algebra::solve(grid.layout, grid.given);
    EXPECT_EQ(found.examples.size(), 1U);
    for (std::size_t i = 0; i < grid.given.size(); ++i) {
      if (grid.given[i]) continue;
      oracle.gaps.emplace_back(std::to_string(oracle.gaps.size() + 1),
                               std::to_string(found.examples.front()[i]));
    }
    return oracle;
  }
  const auto letters = *encode(grid.layout, grid.numbers);
  const auto answers = letters::answers(letters, 2);
  EXPECT_EQ(answers.size(), 1U);
  for (std::size_t i = 0; i < answers.front().size(); ++i) {
    oracle.gaps.emplace_back(std::string(1, static_cast<char>('A' + i)),
                             std::to_string(answers.front()[i]));
  }
  return oracle;
}

Oracle oracle_of(const std::string& code) {
  const auto puzzle = kinds::puzzle_of(code);
  if (!puzzle) throw std::runtime_error(code + ": " + puzzle.error().message);
  if (const auto* const hand = std::get_if<kinds::HandPuzzle>(&*puzzle)) {
    return {.gaps = {}, .hand = *hand};
  }
  if (const auto* const grid = std::get_if<kinds::GridPuzzle>(&*puzzle)) {
    return oracle_of_grid(*grid);
  }
  Oracle oracle;
  const auto reading = letters::read_puzzle(std::get<kinds::AlphameticPuzzle>(*puzzle).text);
  const auto answers = letters::answers(reading->puzzle, 2);
  EXPECT_EQ(answers->size(), 1U);
  for (std::size_t i = 0; i < answers->front().size(); ++i) {
    oracle.gaps.emplace_back(std::string(1, reading->puzzle.cells[i].name),
                             std::to_string(answers->front()[i]));
  }
  return oracle;
}

constexpr std::size_t kMostListed = 100;

// Finds fully bracketed formulas of the hand that reach its objective, without blanks. It joins
// every two numbers in every way, until one is left. It finds all of them, or more than are listed.
void join(std::vector<std::pair<std::string, Rational>>& numbers, const kinds::HandPuzzle& hand,
          std::set<std::string>& found) {
  if (found.size() > kMostListed) return;
  if (numbers.size() == 1) {
    if (numbers.front().second == hand.hand.objective()) {
      const std::string& text = numbers.front().first;
      found.insert(text.starts_with('(') ? text.substr(1, text.size() - 2) : text);
    }
    return;
  }
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    for (std::size_t j = 0; j < numbers.size(); ++j) {
      if (i == j) continue;
      for (const Operator op : kOperators) {
        const auto value = apply(op, numbers[i].second, numbers[j].second);
        if (!value || !allows(hand.rules, *value)) continue;
        // Most joints of the last two reach another number; writing them down takes long.
        if (numbers.size() == 2 && *value != hand.hand.objective()) continue;
        std::vector<std::pair<std::string, Rational>> rest = {
            {'(' + numbers[i].first + symbol_of(op) + numbers[j].first + ')', *value}};
        for (std::size_t k = 0; k < numbers.size(); ++k) {
          if (k != i && k != j) rest.push_back(numbers[k]);
        }
        join(rest, hand, found);
      }
    }
  }
}

const std::set<std::string>& all_formulas(const kinds::HandPuzzle& hand) {
  static std::map<std::string, std::set<std::string>> known;  // three formats ask for each
  const std::string name = hand.hand.to_text() + std::string(name_of(hand.rules));
  if (const auto place = known.find(name); place != known.end()) return place->second;
  std::vector<std::pair<std::string, Rational>> cards;
  for (const std::int64_t card : hand.hand.cards()) {
    cards.emplace_back(std::to_string(card), Rational(card));
  }
  join(cards, hand, known[name]);
  return known[name];
}

// --- A question, whatever it was read from -------------------------------------------------------

struct ReadGap {
  std::string label;
  std::function<double(const std::string&)> worth;
};

struct ReadQuestion {
  std::string code;
  std::vector<ReadGap> gaps;
  std::vector<std::string> accepted;                       // of hands
  std::function<double(const std::string&)> formula = {};  // points of an answer; empty: essay
  std::string key;
};

std::string without_blanks(std::string text) {
  std::erase(text, ' ');
  return text;
}

void expect_hand(const ReadQuestion& question, const kinds::HandPuzzle& hand) {
  EXPECT_TRUE(question.gaps.empty());
  const std::set<std::string>& all = all_formulas(hand);
  if (!question.formula) {
    EXPECT_TRUE(all.empty() || all.size() > kMostListed) << all.size();
    if (all.empty()) return;
    const auto key = read(question.key, Notation::infix);
    ASSERT_TRUE(key) << question.key;
    EXPECT_TRUE(krypto::check(hand.hand, *key, hand.rules).empty());
    return;
  }
  EXPECT_LE(all.size(), kMostListed);
  for (const std::string& formula : all) {
    EXPECT_EQ(question.formula(formula), 1) << formula;
    const auto tree = read(formula, Notation::infix);
    ASSERT_TRUE(tree) << formula;
    const std::string fewest = to_text(*tree, Notation::infix);
    for (const std::string& text : {fewest, without_blanks(fewest), kinds::typeset(fewest)}) {
      EXPECT_EQ(question.formula(text), 1) << text;
    }
    // Wrong: another operator, a missing card, and no formula.
    for (std::size_t i = 0; i < formula.size(); ++i) {
      std::string other = formula;
      if (formula[i] != '+' && formula[i] != '*') continue;
      other[i] = formula[i] == '+' ? '*' : '+';
      EXPECT_EQ(question.formula(other), all.contains(other) ? 1 : 0) << other;
    }
    EXPECT_EQ(question.formula(formula + "+0"), 0);
    EXPECT_EQ(question.formula("1" + formula), 0);
  }
  EXPECT_EQ(question.formula("*"), 0);
  EXPECT_EQ(question.formula(""), 0);
  if (hand.hand.cards().size() > 1) {
    EXPECT_EQ(question.formula(hand.hand.objective().to_text()), 0);
  }
  for (const std::string& accepted : question.accepted) {
    const auto tree = read(accepted, Notation::infix);
    ASSERT_TRUE(tree) << accepted;
    EXPECT_TRUE(krypto::check(hand.hand, *tree, hand.rules).empty()) << accepted;
  }
}

// Answers it from the key, and wrongly.
void expect_right(const ReadQuestion& question) {
  SCOPED_TRACE(question.code);
  const Oracle oracle = oracle_of(question.code);
  if (oracle.hand) return expect_hand(question, *oracle.hand);
  ASSERT_EQ(question.gaps.size(), oracle.gaps.size());
  for (std::size_t i = 0; i < oracle.gaps.size(); ++i) {
    const auto& [label, answer] = oracle.gaps[i];
    const ReadGap& gap = question.gaps[i];
    EXPECT_EQ(gap.label, label);
    EXPECT_EQ(gap.worth(answer), 1) << label;
    for (int digit = 0; digit < 10; ++digit) {
      const std::string other = answer.substr(0, answer.size() - 1) + std::to_string(digit);
      if (other == answer) continue;
      EXPECT_EQ(gap.worth(other), 0) << label << ' ' << other;
    }
    for (const std::string wrong : {"", "*", "?", "A", "-1"}) EXPECT_EQ(gap.worth(wrong), 0);
    EXPECT_EQ(gap.worth(answer + '0'), answer == "0" ? gap.worth("00") : 0);
  }
}

// --- Moodle XML ----------------------------------------------------------------------------------

// Compares typed answers as Moodle does: * stands for any text, \* for itself, and case does not
// matter.
bool matches_wildcards(std::string_view pattern, std::string_view text) {
  if (pattern.empty()) return text.empty();
  if (pattern.starts_with("\\*")) {
    return text.starts_with('*') && matches_wildcards(pattern.substr(2), text.substr(1));
  }
  if (pattern.front() == '*') {
    for (std::size_t i = 0; i <= text.size(); ++i) {
      if (matches_wildcards(pattern.substr(1), text.substr(i))) return true;
    }
    return false;
  }
  return !text.empty() && text.front() == pattern.front() &&
         matches_wildcards(pattern.substr(1), text.substr(1));
}

std::optional<double> number_in(const std::string& text) {
  static const std::regex number_form("-?[0-9]+");
  if (!std::regex_match(text, number_form)) return std::nullopt;
  return std::stod(text);
}

// Reads the text after the type of a gap: `=right:tolerance`, or `=right`.
ReadGap gap_of(const std::string& label, const std::string& type, const std::string& answer) {
  if (type == "SHORTANSWER") {
    return {label, [answer](const std::string& text) { return matches_wildcards(answer, text); }};
  }
  EXPECT_EQ(type, "NUMERICAL");
  const std::size_t colon = answer.find(':');
  const auto right = number_in(answer.substr(0, colon));
  const auto tolerance = number_in(answer.substr(colon + 1));
  EXPECT_TRUE(right && tolerance) << answer;
  return {label, [right, tolerance](const std::string& text) -> double {
            const auto number = number_in(text);
            return number && std::abs(*number - *right) <= *tolerance ? 1 : 0;
          }};
}

// Returns the special elements of a question of the type, and how often each may occur.
std::map<std::string, std::size_t> particulars_of(const std::string& type) {
  if (type == "cloze") return {};
  if (type == "shortanswer") return {{"defaultgrade", 1}, {"usecase", 1}, {"answer", 10'000}};
  return {{"defaultgrade", 1},       {"responseformat", 1},  {"responserequired", 1},
          {"responsefieldlines", 1}, {"attachments", 1},     {"attachmentsrequired", 1},
          {"graderinfo", 1},         {"responsetemplate", 1}};
}

std::string decoded(const std::string& base64) {
  const std::string digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  std::string bytes;
  unsigned bits = 0;
  int count = 0;
  for (const char c : base64) {
    if (c == '=') break;
    const std::size_t digit = digits.find(c);
    EXPECT_NE(digit, std::string::npos);
    bits = bits << 6U | static_cast<unsigned>(digit);
    count += 6;
    if (count >= 8) bytes += static_cast<char>(bits >> (count -= 8) & 0xFFU);
  }
  EXPECT_EQ(base64.size() % 4, 0U);
  return bytes;
}

void expect_picture(const std::string& svg, const std::string& code) {
  const Element picture = testing_xml::read_file(svg);
  EXPECT_EQ(picture.name, "svg");
  EXPECT_EQ(picture.at("xmlns"), "http://www.w3.org/2000/svg");
  EXPECT_THAT(picture.one("title").text, testing::HasSubstr(code));
  EXPECT_TRUE(picture.every("script").empty());
}

// The puzzle is also given as text, for readers who cannot see its picture.
void expect_alternative(const Element& image, const std::string& code) {
  std::string shown = to_text(*kinds::puzzle_of(code));
  while (shown.ends_with('\n')) shown.pop_back();
  std::string lines;
  for (const char c : shown) lines += c == '\n' ? std::string("; ") : std::string(1, c);
  EXPECT_EQ(image.at("alt"), lines);
}

std::vector<ReadGap> gaps_in(const std::string& html) {
  static const std::regex gap_form(R"(([A-Z]|[0-9]+) = \{1:([A-Z]+):=([0-9:]+)\})");
  std::vector<ReadGap> gaps;
  for (std::sregex_iterator i(html.begin(), html.end(), gap_form), end; i != end; ++i) {
    gaps.push_back(gap_of((*i)[1], (*i)[2], (*i)[3]));
  }
  EXPECT_EQ(static_cast<std::size_t>(std::ranges::count(html, '{')), gaps.size()) << html;
  return gaps;
}

std::string text_in(const Element& element) { return element.one("text").text; }

ReadQuestion moodle_question(const Element& element) {
  const std::string type = element.at("type");
  std::map<std::string, std::size_t> most = particulars_of(type);
  for (const std::string usual :
       {"name", "questiontext", "generalfeedback", "penalty", "hidden", "idnumber", "tags"}) {
    most[usual] = 1;
  }
  for (const Element& child : element.children) {
    EXPECT_GT(most[child.name]--, 0U) << type << " has too many of " << child.name;
  }
  ReadQuestion question;
  const std::string name = text_in(element.one("name"));
  question.code = name.substr(name.rfind(' ') + 1);
  const auto ids = element.all("idnumber");
  for (const Element* const id : ids) EXPECT_EQ(id->text, question.code);
  const Element& shown = element.one("questiontext");
  EXPECT_EQ(shown.at("format"), "html");
  const std::string html = text_in(shown);
  const Element body = testing_xml::read_fragment(html);
  const auto images = body.every("img");
  EXPECT_EQ(images.size(), 1U);
  const Element& file = shown.one("file");
  EXPECT_EQ(images.front()->at("src"), "@@PLUGINFILE@@/" + file.at("name"));
  expect_alternative(*images.front(), question.code);
  EXPECT_EQ(file.at("encoding"), "base64");
  expect_picture(decoded(file.text), question.code);
  question.key =
      testing_xml::read_fragment(text_in(element.one("generalfeedback"))).one("pre").text;
  if (type == "cloze") {
    question.gaps = gaps_in(html);
    return question;
  }
  EXPECT_EQ(element.one("defaultgrade").text, "1");
  if (type == "essay") {
    EXPECT_THAT(text_in(element.one("graderinfo")), testing::HasSubstr("<pre>"));
    return question;
  }
  EXPECT_EQ(type, "shortanswer");
  std::vector<std::string> patterns;
  for (const Element* const answer : element.all("answer")) {
    EXPECT_EQ(answer->at("fraction"), "100");
    patterns.push_back(text_in(*answer));
    std::string plain = patterns.back();
    std::erase(plain, '\\');
    question.accepted.push_back(plain);
  }
  question.formula = [patterns](const std::string& text) -> double {
    return std::ranges::any_of(
        patterns, [&](const std::string& pattern) { return matches_wildcards(pattern, text); });
  };
  return question;
}

struct ReadBank {
  std::vector<std::string> categories;
  std::vector<ReadQuestion> questions;
};

ReadBank read_moodle(const std::string& text) {
  ReadBank bank;
  const Element quiz = testing_xml::read_file(text);
  EXPECT_EQ(quiz.name, "quiz");
  for (const Element& element : quiz.children) {
    EXPECT_EQ(element.name, "question");
    if (element.at("type") == "category") {
      bank.categories.push_back(text_in(element.one("category")));
    } else {
      bank.questions.push_back(moodle_question(element));
    }
  }
  return bank;
}

// --- GIFT ----------------------------------------------------------------------------------------

struct GiftParts {
  std::string name;
  std::string html;
  std::optional<std::string> number;
  std::vector<std::string> accepted;
  std::string feedback;
};

// Reads one question: `::name::[html]text{answers}`, where a backslash makes the next character
// literal, except in `\n`.
class GiftQuestion : public GiftParts {
 public:
  explicit GiftQuestion(const std::string& text) {
    for (std::size_t i = 0; i < text.size(); ++i) {
      if (text[i] != '\\') {
        symbols_.push_back({text[i], false});
        continue;
      }
      if (++i == text.size()) throw std::runtime_error("GIFT: a backslash at the end");
      const bool newline = text[i] == 'n';
      if (!newline && !std::string_view("\\~=#{}:").contains(text[i])) {
        throw std::runtime_error("GIFT: nothing to escape in " + text.substr(i - 1, 2));
      }
      symbols_.push_back({newline ? '\n' : text[i], true});
    }
    take("::");
    name = until("::");
    take("[html]");
    html = until("{");
    if (!until_end().empty()) throw std::runtime_error("GIFT: something behind the answers");
  }

 private:
  struct Symbol {
    char c;
    bool escaped;
  };

  bool sees(std::string_view wanted) const {
    if (place_ + wanted.size() > symbols_.size()) return false;
    for (std::size_t i = 0; i < wanted.size(); ++i) {
      if (symbols_[place_ + i].escaped || symbols_[place_ + i].c != wanted[i]) return false;
    }
    return true;
  }
  void take(std::string_view wanted) {
    if (!sees(wanted)) throw std::runtime_error("GIFT: not " + std::string(wanted));
    place_ += wanted.size();
  }
  std::string until(std::string_view wanted) {
    std::string text;
    while (!sees(wanted)) {
      for (const std::string_view special : {"~", "=", "#", "{", "}", "::"}) {
        if (sees(special)) throw std::runtime_error("GIFT: not escaped: " + std::string(special));
      }
      if (place_ == symbols_.size()) throw std::runtime_error("GIFT: no " + std::string(wanted));
      text += symbols_[place_++].c;
    }
    take(wanted);
    return text;
  }
  // Reads the answers, the general feedback, and the text after the brace.
  std::string until_end() {
    if (sees("#") && !sees("####")) {
      take("#");
      number = until("####");
    } else {
      while (sees("=")) {
        take("=");
        std::string answer;
        while (!sees("=") && !sees("#") && place_ < symbols_.size()) answer += symbols_[place_++].c;
        while (answer.ends_with(' ')) answer.pop_back();
        accepted.push_back(answer);
      }
      take("####");
    }
    feedback = until("}");
    std::string rest;
    while (place_ < symbols_.size()) rest += symbols_[place_++].c;
    return rest;
  }

  std::vector<Symbol> symbols_;
  std::size_t place_ = 0;
};

void add_gift(ReadBank& bank, const GiftQuestion& read) {
  const Element body = testing_xml::read_fragment(read.html);
  std::vector<std::string> words;
  std::istringstream stream(read.name);
  for (std::string word; stream >> word;) words.push_back(word);
  const bool whole = !kinds::puzzle_of(words.back()).has_value();
  const std::string code = whole ? words[words.size() - 2] : words.back();
  if (bank.questions.empty() || bank.questions.back().code != code) {
    bank.questions.push_back({.code = code, .gaps = {}, .accepted = {}, .key = {}});
  }
  ReadQuestion& question = bank.questions.back();
  question.key = testing_xml::read_fragment(read.feedback).one("pre").text;
  std::string shown = to_text(*kinds::puzzle_of(code));
  while (shown.ends_with('\n')) shown.pop_back();
  EXPECT_EQ(body.one("pre").text, shown);
  if (whole) {
    EXPECT_EQ(body.all("p").back()->text, words.back() + " = ?");
    const std::string& label = words.back();
    question.gaps.push_back(read.number ? gap_of(label, "NUMERICAL", *read.number + ":0")
                                        : gap_of(label, "SHORTANSWER", read.accepted.at(0)));
    return;
  }
  EXPECT_FALSE(read.number);
  if (read.accepted.empty()) return;
  const std::vector<std::string> patterns = read.accepted;
  for (std::string pattern : patterns) {
    std::erase(pattern, '\\');
    question.accepted.push_back(pattern);
  }
  question.formula = [patterns](const std::string& text) -> double {
    return std::ranges::any_of(
        patterns, [&](const std::string& pattern) { return matches_wildcards(pattern, text); });
  };
}

ReadBank read_gift(const std::string& text) {
  ReadBank bank;
  EXPECT_TRUE(text.ends_with("\n\n"));
  std::size_t begin = 0;
  for (std::size_t end = text.find("\n\n"); end != std::string::npos;
       begin = end + 2, end = text.find("\n\n", begin)) {
    const std::string block = text.substr(begin, end - begin);
    constexpr std::string_view kCategory = "$CATEGORY: ";
    EXPECT_FALSE(block.empty() || block.starts_with("//"));
    EXPECT_EQ(block.find('\n'), block.npos);
    if (block.starts_with(kCategory)) {
      bank.categories.push_back(block.substr(kCategory.size()));
    } else {
      add_gift(bank, GiftQuestion(block));
    }
  }
  return bank;
}

// --- QTI 2.1 -------------------------------------------------------------------------------------

// Returns the members of a zip file that stores them, by its directory at the end.
std::map<std::string, std::string> unpacked(const std::string& zip) {
  const auto number = [&](std::size_t place, int size) {
    std::uint32_t value = 0;
    for (int i = size - 1; i >= 0; --i) {
      value = value << 8U | static_cast<unsigned char>(zip.at(place + static_cast<std::size_t>(i)));
    }
    return value;
  };
  std::map<std::string, std::string> members;
  const std::size_t end = zip.size() - 22;
  EXPECT_EQ(number(end, 4), 0x06054b50U);
  std::size_t place = number(end + 16, 4);
  for (std::uint32_t i = 0; i < number(end + 10, 2); ++i) {
    EXPECT_EQ(number(place, 4), 0x02014b50U);
    const std::size_t size = number(place + 20, 4);
    const std::size_t name_size = number(place + 28, 2);
    const std::string name = zip.substr(place + 46, name_size);
    const std::size_t head = number(place + 42, 4);
    EXPECT_EQ(number(head, 4), 0x04034b50U);
    EXPECT_EQ(zip.substr(head + 30, name_size), name);
    const std::string content = zip.substr(head + 30 + name_size, size);
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-reinterpret-cast): zlib wants it so
    EXPECT_EQ(crc32_z(0, reinterpret_cast<const Bytef*>(content.data()), content.size()),
              number(place + 16, 4));
    EXPECT_TRUE(members.emplace(name, content).second) << name;
    place += 46 + name_size;
  }
  EXPECT_EQ(place, end);
  return members;
}

bool is_name(const std::string& id) {
  static const std::regex name_form("[A-Za-z_][A-Za-z0-9_.-]*");
  return std::regex_match(id, name_form);
}

// Checks the order of an item's parts in the specification.
void expect_order(const Element& item) {
  const std::vector<std::string> order = {"responseDeclaration", "outcomeDeclaration", "itemBody",
                                          "responseProcessing", "modalFeedback"};
  std::ptrdiff_t last = 0;
  for (const Element& child : item.children) {
    const auto place = std::ranges::find(order, child.name) - order.begin();
    EXPECT_LT(place, static_cast<std::ptrdiff_t>(order.size())) << child.name;
    EXPECT_GE(place, last) << child.name;
    last = place;
  }
}

// Returns the points of a response by the mapping of its declaration.
std::function<double(const std::string&)> mapping_of(const Element& declaration) {
  std::map<std::string, double> worth;
  const Element& mapping = declaration.one("mapping");
  EXPECT_EQ(mapping.at("defaultValue"), "0");
  for (const Element* const entry : mapping.all("mapEntry")) {
    EXPECT_TRUE(worth.emplace(entry->at("mapKey"), std::stod(entry->at("mappedValue"))).second);
  }
  const std::string right = declaration.one("correctResponse").one("value").text;
  EXPECT_EQ(worth.at(right), 1);
  return [worth](const std::string& text) {
    const auto found = worth.find(text);
    return found == worth.end() ? 0 : found->second;
  };
}

// Checks that every response counts once in the score.
void expect_sum(const Element& item, const std::set<std::string>& responses) {
  std::multiset<std::string> summed;
  for (const Element* const rule : item.one("responseProcessing").all("setOutcomeValue")) {
    if (rule->at("identifier") != "SCORE") {
      EXPECT_EQ(rule->one("baseValue").at("baseType"), "identifier");
      EXPECT_EQ(rule->one("baseValue").text, item.one("modalFeedback").at("identifier"));
      continue;
    }
    for (const Element& term : rule->one("sum").children) {
      EXPECT_EQ(term.name, "mapResponse");
      summed.insert(term.at("identifier"));
    }
  }
  EXPECT_EQ(summed, std::multiset<std::string>(responses.begin(), responses.end()));
}

ReadQuestion qti_question(const std::string& text, const std::set<std::string>& names,
                          const std::string& folder) {
  const Element item = testing_xml::read_file(text);
  EXPECT_EQ(item.name, "assessmentItem");
  EXPECT_EQ(item.at("xmlns"), "http://www.imsglobal.org/xsd/imsqti_v2p1");
  EXPECT_EQ(item.at("adaptive") + item.at("timeDependent"), "falsefalse");
  expect_order(item);
  ReadQuestion question;
  question.code = item.at("identifier");
  EXPECT_TRUE(is_name(question.code));
  EXPECT_TRUE(item.at("title").ends_with(question.code));
  const Element& body = item.one("itemBody");
  const auto images = body.every("img");
  EXPECT_EQ(images.size(), 1U);
  EXPECT_TRUE(names.contains(folder + images.front()->at("src")));
  expect_alternative(*images.front(), question.code);
  question.key = item.one("modalFeedback").one("pre").text;
  std::map<std::string, const Element*> declared;
  for (const Element* const response : item.all("responseDeclaration")) {
    EXPECT_EQ(response->at("cardinality") + response->at("baseType"), "singlestring");
    EXPECT_TRUE(declared.emplace(response->at("identifier"), response).second);
  }
  std::set<std::string> counted;
  for (const Element* const paragraph : body.all("p")) {
    const auto entries = paragraph->all("textEntryInteraction");
    if (entries.empty()) continue;
    const std::string id = entries.front()->at("responseIdentifier");
    counted.insert(id);
    const auto worth = mapping_of(*declared.at(id));
    if (paragraph->text.empty()) {
      question.formula = worth;
      for (const Element* const entry : declared.at(id)->one("mapping").all("mapEntry")) {
        question.accepted.push_back(entry->at("mapKey"));
      }
    } else {
      EXPECT_TRUE(paragraph->text.ends_with(" = ")) << paragraph->text;
      question.gaps.push_back({paragraph->text.substr(0, paragraph->text.size() - 3), worth});
    }
  }
  expect_sum(item, counted);
  EXPECT_EQ(body.all("extendedTextInteraction").size(), counted.empty() ? 1U : 0U);
  EXPECT_EQ(declared.size(), std::max<std::size_t>(counted.size(), 1));
  for (const Element* const outcome : item.all("outcomeDeclaration")) {
    if (outcome->at("identifier") != "MAXSCORE") continue;
    EXPECT_EQ(outcome->one("defaultValue").one("value").text,
              std::to_string(std::max<std::size_t>(counted.size(), 1)));
  }
  return question;
}

ReadBank read_qti(const std::string& zip) {
  ReadBank bank;
  const auto members = unpacked(zip);
  std::set<std::string> names;
  for (const auto& [name, content] : members) names.insert(name);
  const Element manifest = testing_xml::read_file(members.at("imsmanifest.xml"));
  EXPECT_EQ(manifest.at("xmlns"), "http://www.imsglobal.org/xsd/imscp_v1p1");
  EXPECT_EQ(manifest.one("metadata").one("schema").text, "QTIv2.1 Package");
  std::set<std::string> files = {"imsmanifest.xml"};
  std::map<std::string, std::string> items;  // by identifier
  for (const Element* const resource : manifest.one("resources").all("resource")) {
    EXPECT_TRUE(is_name(resource->at("identifier")));
    for (const Element* const file : resource->all("file")) files.insert(file->at("href"));
    EXPECT_TRUE(files.contains(resource->at("href")));
    if (resource->at("type") == "imsqti_item_xmlv2p1") {
      EXPECT_TRUE(items.emplace(resource->at("identifier"), resource->at("href")).second);
    } else {
      EXPECT_EQ(resource->at("type"), "imsqti_test_xmlv2p1");
    }
  }
  EXPECT_EQ(files, names);
  const Element test = testing_xml::read_file(members.at("test.xml"));
  EXPECT_EQ(test.name, "assessmentTest");
  bank.categories.push_back(test.at("title"));
  for (const Element* const reference : test.every("assessmentItemRef")) {
    const std::string& file = reference->at("href");
    EXPECT_EQ(items.at(reference->at("identifier")), file);
    const std::string& code = reference->at("identifier");
    bank.questions.push_back(qti_question(members.at(file), names, "items/"));
    EXPECT_EQ(bank.questions.back().code, code);
    expect_picture(members.at("items/images/" + code + ".svg"), code);
  }
  EXPECT_EQ(bank.questions.size(), items.size());
  return bank;
}

// --- The tests -----------------------------------------------------------------------------------

struct Format {
  std::string name;
  ReadBank (*read)(const std::string&);
};
const std::vector<Format>& formats() {
  static const std::vector<Format> all = {
      {"moodle-xml", read_moodle}, {"gift", read_gift}, {"qti", read_qti}};
  return all;
}

Outcome bank(Words words, const std::string& format) {
  words.insert(words.end(), {"--format", format});
  return run_area("sheet", words);
}

std::vector<std::string> codes_of(const ReadBank& bank) {
  std::vector<std::string> codes;
  for (const ReadQuestion& question : bank.questions) codes.push_back(question.code);
  return codes;
}

// All formats contain all puzzles, and mark right answers right and wrong ones wrong.
void expect_banks(const Words& words) {
  Words asked = words;
  asked.emplace_back("--json");
  const Outcome json = run_area("sheet", asked);
  ASSERT_EQ(json.status, 0) << json.err;
  std::vector<std::string> codes;
  const nlohmann::json report = json.json();
  for (const auto& puzzle : report["puzzles"]) codes.push_back(puzzle["code"]);
  for (const Format& format : formats()) {
    SCOPED_TRACE(format.name);
    const Outcome outcome = bank(words, format.name);
    ASSERT_EQ(outcome.status, 0) << outcome.err;
    const ReadBank read = format.read(outcome.out);
    EXPECT_EQ(codes_of(read), codes);
    for (const ReadQuestion& question : read.questions) expect_right(question);
  }
}

TEST_F(Course, QuestionsAreMarkedByTheRightAnswers) {
  for (std::uint64_t seed = 1; seed <= effort(12, 3); ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    SplitMix64 random(seed);
    const auto one_of = [&](const Words& choices) { return choices[random.below(choices.size())]; };
    expect_banks({"--krypto",     one_of({"1", "2", "3"}),
                  "--calcrostic", one_of({"0", "1", "3"}),
                  "--newspaper",  one_of({"0", "1", "2"}),
                  "--numbers",    one_of({"0", "1", "2"}),
                  "--alphametic", one_of({"0", "1", "3"}),
                  "--difficulty", one_of({"1-5", "1-4", "2"}),
                  "--rules",      one_of({"house", "integer", "international", "positive"}),
                  "--rows",       one_of({"3", "4"}),
                  "--lang",       one_of({"en", "fr"}),
                  "--seed",       std::to_string(seed)});
  }
}

std::string code_of_hand(const std::string& hand) {
  return *kinds::code_of(kinds::HandPuzzle{.hand = *krypto::Hand::parse(hand)});
}

TEST_F(Course, FewFormulasAreListedAndManyAreForAPerson) {
  Words words;
  for (const std::string hand :
       {"1 15 7 25 6 : 7", "3 3 8 8 : 24", "1 3 4 6 : 24", "6 : 6", "5 : 6", "2 2 2 2 : 8",
        "1 2 3 4 5 : 15", "0 0 5 : 0", "7 3 : 21"}) {
    words.insert(words.end(), {"--code", code_of_hand(hand)});
  }
  expect_banks(words);
}

std::string code_of_text(const std::string& text) {
  const auto reading = letters::read_puzzle(text);
  return *kinds::code_of(kinds::AlphameticPuzzle{
      .text = usual_text(*reading), .digits = letters::answers(reading->puzzle, 2)->at(0)});
}

TEST_F(Course, EquationsOfWordsHaveAGapALetter) {
  expect_banks({"--code", code_of_text("SEND + MORE = MONEY"), "--code",
                code_of_text("A * A = BA; B + B = C")});
}

TEST_F(Course, TheSamePuzzleTwiceHasTwoIds) {
  const std::string code = code_of_hand("1 3 4 6 : 24");
  const Words words = {"--code", code, "--code", code};
  const Element quiz = testing_xml::read_file(bank(words, "moodle-xml").out);
  std::vector<std::string> ids;
  for (const Element* const id : quiz.every("idnumber")) ids.push_back(id->text);
  EXPECT_EQ(ids, (std::vector{code, code + "_2"}));
  const auto members = unpacked(bank(words, "qti").out);
  EXPECT_TRUE(members.contains("items/" + code + "_2.xml"));
}

TEST_F(Course, TitlesStayText) {
  for (const std::string title :
       {"</question>", "]]>", "$course$/top", "a/b", "/", "//", "x/", "{1:NUMERICAL:=5}",
        "=~#:{}\\", "&amp; <b>", "\"'", "😀 é", "שלום", "// no comment", "$CATEGORY: x"}) {
    SCOPED_TRACE(title);
    const Words words = {"--krypto", "1", "--seed", "7", "--title", title};
    std::string doubled;
    if (title.starts_with('/')) doubled += ' ';
    for (const char c : title) doubled.append(c == '/' ? 2 : 1, c);
    if (title.ends_with('/')) doubled += ' ';
    const std::string path = "$course$/" + doubled + "/Krypto";
    EXPECT_EQ(read_moodle(bank(words, "moodle-xml").out).categories, Words{path});
    EXPECT_EQ(read_gift(bank(words, "gift").out).categories, Words{path});
    EXPECT_EQ(read_qti(bank(words, "qti").out).categories, Words{title});
  }
}

TEST_F(Course, RefusesTitlesThatAreNotText) {
  for (const Format& format : formats()) {
    const auto expect = [&](const std::string& title, const std::string& mention) {
      expect_program_refuses({"sheet", "--krypto", "1", "--title", title, "--format", format.name},
                             "", "--title: " + mention);
    };
    expect("a\nb", "has");
    expect("\x1b[31m", "has");
    expect("\u0085", "has");
    expect("\uFFFE", "has");
    expect("\xC3", "is not UTF-8");
    expect(std::string(201, 'x'), "takes at most 200 characters");
  }
}

TEST_F(Course, HasItsAnswersWithin) {
  for (const std::string place : {"none", "only", "separate"}) {
    expect_program_refuses({"sheet", "--krypto", "1", "--format", "gift", "--answers", place}, "",
                           "--answers: a question bank holds the answers");
  }
  EXPECT_EQ(bank({"--krypto", "1", "--answers", "last"}, "gift").status, 0);
}

TEST_F(Course, APackageHasNoMoreThanAZipFileHolds) {
  Words words = {"sheet", "--format", "qti", "--seed", "1"};
  for (const std::string kind : {"--krypto", "--calcrostic", "--newspaper", "--alphametic"}) {
    words.insert(words.end(), {kind, "10000"});
  }
  expect_program_refuses(words, "", "40000 puzzles are too many for one package");
}

TEST_F(Course, LongCodesAreNoNamesOfFiles) {
  const std::string code = code_of_text(
      "SO + MANY + MORE + MEN + SEEM + TO + SAY + THAT + THEY + MAY + SOON + TRY + TO + "
      "STAY + AT + HOME + SO + AS + TO + SEE + OR + HEAR + THE + SAME + ONE + MAN + TRY + "
      "TO + MEET + THE + TEAM + ON + THE + MOON + AS + HE + HAS + AT + THE + OTHER + TEN "
      "= TESTS");
  ASSERT_GT(code.size(), 100U);
  const Words words = {"--code", code};
  const Element quiz = testing_xml::read_file(bank(words, "moodle-xml").out);
  EXPECT_TRUE(quiz.every("idnumber").empty());
  EXPECT_EQ(quiz.every("file").at(0)->at("name"), "puzzle-1.svg");
  EXPECT_TRUE(unpacked(bank(words, "qti").out).contains("items/puzzle-1.xml"));
}

TEST_F(Course, FilesAreNamedByTheirFormat) {
  const Words asked = {"--calcrostic", "1", "--krypto", "1", "--seed", "7"};
  for (const auto& [name, format] : {std::pair<std::string, std::string>{"a.xml", "moodle-xml"},
                                     {"a.gift", "gift"},
                                     {"a.zip", "qti"}}) {
    Words words = asked;
    words.insert(words.end(), {"-o", file(name), "--json"});
    const Outcome outcome = run_area("sheet", words);
    EXPECT_EQ(outcome.json()["format"], format);
    EXPECT_EQ(outcome.json()["files"], nlohmann::json::array({file(name)}));
    EXPECT_EQ(content_of(file(name)), bank(asked, format).out);
  }
  const Outcome zip = run({"-m", "zipfile", "-t", file("a.zip")}, {}, "python3");
  EXPECT_EQ(zip.status, 0) << zip.out << zip.err;
}

}  // namespace
}  // namespace reckon::cli

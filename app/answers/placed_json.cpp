// SPDX-License-Identifier: MIT
#include "app/answers/placed_json.hpp"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <optional>
#include <utility>

#include "app/answers/values.hpp"
#include "reckon/text/letters.hpp"

namespace reckon::answers {

namespace {

constexpr std::size_t kDeepest = 16;

// Reads a text for the parser, and knows the current position.
class Counter {
 public:
  using iterator_category = std::input_iterator_tag;
  using value_type = char;
  using difference_type = std::ptrdiff_t;
  using pointer = const char*;
  using reference = const char&;

  Counter(const char* at, std::size_t* count) : at_(at), count_(count) {}
  const char& operator*() const { return *at_; }
  Counter& operator++() {
    ++at_;
    ++*count_;
    return *this;
  }
  friend bool operator==(const Counter& x, const Counter& y) { return x.at_ == y.at_; }

 private:
  const char* at_;
  std::size_t* count_;
};

// Builds the values as the parser finds them.
class Builder : public nlohmann::json_sax<Json> {
 public:
  explicit Builder(std::string_view text) : text_(text) {}

  bool parse() {
    return Json::sax_parse(Counter(text_.data(), &read_),
                           Counter(text_.data() + text_.size(), nullptr), this);
  }
  PlacedJson& root() { return root_; }
  Error& error() { return error_; }

  bool null() override { return add({.kind = Kind::other}); }
  bool boolean(bool value) override {
    return add({.kind = Kind::truth, .number = value ? std::uint64_t{1} : std::uint64_t{0}});
  }
  bool number_integer(number_integer_t value) override {
    // Only negative ones come here; the smallest has no positive counterpart.
    return add({.kind = Kind::negative, .number = 0 - static_cast<std::uint64_t>(value)});
  }
  bool number_unsigned(number_unsigned_t value) override {
    return add({.kind = Kind::number, .number = value});
  }
  bool number_float(number_float_t, const string_t&) override { return add({.kind = Kind::other}); }
  bool string(string_t& value) override {
    return add({.kind = Kind::text, .text = std::move(value)});
  }
  bool binary(binary_t&) override { return add({.kind = Kind::other}); }
  bool start_object(std::size_t) override { return open(Kind::object); }
  bool end_object() override { return close(); }
  bool start_array(std::size_t) override { return open(Kind::list); }
  bool end_array() override { return close(); }
  bool key(string_t& value) override {
    key_ = std::move(value);
    token_end_ = read_;
    return true;
  }
  bool parse_error(std::size_t position, const std::string&,
                   const Json::exception& problem) override {
    // "[json.exception.parse_error.101] parse error at line 1, column 2: what it is; last read:
    // 'the bytes'; expected something". The place is reported separately, and the bytes are not
    // printed.
    std::string what = problem.what();
    const std::size_t column = what.find(", column ");
    const std::size_t begin = column == what.npos ? what.find("] ") : what.find(": ", column);
    what.erase(0, begin == what.npos ? 0 : begin + 2);
    if (const std::size_t read = what.find("; last read: "); read != what.npos) {
      const std::size_t expected = std::min(what.rfind("; expected "), what.size());
      what.erase(read, std::max(read, expected) - read);
    }
    return fail(position == 0 ? 0 : position - 1, "this is not JSON: " + what);
  }

 private:
  using Kind = PlacedJson::Kind;

  bool add(PlacedJson value) {
    // The parser may have read one character past the previous token, but none of a value.
    go_to(text_.find_first_not_of(" \t\r\n,:]}", token_end_));
    value.line = line_;
    value.column = column_;
    value.key = std::exchange(key_, {});
    token_end_ = read_;
    if (open_.empty()) {
      root_ = std::move(value);
    } else {
      open_.back()->items.push_back(std::move(value));
    }
    return true;
  }

  bool open(Kind kind) {
    if (open_.size() == kDeepest) return fail(read_ - 1, "lists and objects are nested too deeply");
    add({.kind = kind});
    // Its address is valid as long as no sibling is added, that is, until it is closed.
    open_.push_back(open_.empty() ? &root_ : &open_.back()->items.back());
    return true;
  }

  bool close() {
    open_.pop_back();
    token_end_ = std::max(token_end_, read_);
    return true;
  }

  bool fail(std::size_t position, std::string message) {
    go_to(position);
    error_ = {.message = std::move(message), .line = line_, .column = column_};
    return false;
  }

  // Counts lines and characters from the last position on. A place inside a character is the place
  // of that character.
  void go_to(std::size_t position) {
    position = std::min(position, text_.size());
    while (at_ < position) {
      const std::size_t size = size_of_first(text_.substr(at_));
      if (at_ + size > position) return;
      if (text_[at_] == '\n') {
        ++line_;
        column_ = 1;
      } else {
        ++column_;
      }
      at_ += size;
    }
  }

  std::string_view text_;
  std::size_t read_ = 0;       // the position of the parser
  std::size_t token_end_ = 0;  // its position at the last token
  std::size_t at_ = 0;         // the start of the last character, with its line and column
  std::size_t line_ = 1;
  std::size_t column_ = 1;
  std::string key_;
  PlacedJson root_;
  std::vector<PlacedJson*> open_;
  Error error_;
};

}  // namespace

const PlacedJson* PlacedJson::find(std::string_view name) const {
  const auto found = std::ranges::find(items, name, &PlacedJson::key);
  return kind == Kind::object && found != items.end() ? std::to_address(found) : nullptr;
}

Result<PlacedJson> read_placed_json(std::string_view text) {
  Builder builder(text);
  if (!builder.parse()) return std::unexpected(std::move(builder.error()));
  return std::move(builder.root());
}

}  // namespace reckon::answers

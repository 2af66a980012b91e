// SPDX-License-Identifier: MIT
// Reads XML 1.0 strictly by the recommendation, and refuses text that is not well formed. It exists
// for tests, so that writers of XML are checked by independent code.
#pragma once

#include <gtest/gtest.h>

#include <map>
#include <set>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace reckon::testing_xml {

/// An element, with the texts directly in it joined.
struct Element {
  std::string name;
  std::map<std::string, std::string> attributes;
  std::vector<Element> children;
  std::string text;

  /// Returns its children with this name.
  std::vector<const Element*> all(std::string_view wanted) const {
    std::vector<const Element*> found;
    for (const Element& child : children) {
      if (child.name == wanted) found.push_back(&child);
    }
    return found;
  }
  /// Returns the only child with this name.
  const Element& one(std::string_view wanted) const {
    const auto found = all(wanted);
    if (found.size() != 1) {
      throw std::runtime_error(name + " has " + std::to_string(found.size()) + " of " +
                               std::string(wanted));
    }
    return *found.front();
  }
  /// Finds all elements with this name, at any depth.
  void find(std::string_view wanted, std::vector<const Element*>& found) const {
    if (name == wanted) found.push_back(this);
    for (const Element& child : children) child.find(wanted, found);
  }
  std::vector<const Element*> every(std::string_view wanted) const {
    std::vector<const Element*> found;
    find(wanted, found);
    return found;
  }
  const std::string& at(const std::string& attribute) const {
    const auto found = attributes.find(attribute);
    if (found == attributes.end()) throw std::runtime_error(name + " lacks " + attribute);
    return found->second;
  }
};

class Parser {
 public:
  explicit Parser(std::string_view text) : text_(text) {}

  /// Reads a document, with a declaration as in a file, or without one as in a fragment of XHTML.
  Element document(bool declared) {
    check_characters();
    if (declared) take("<?xml version=\"1.0\" encoding=\"UTF-8\"?>");
    skip_blanks();
    Element root = element();
    skip_blanks();
    if (place_ != text_.size()) fail("something behind the root");
    return root;
  }

 private:
  [[noreturn]] void fail(const std::string& message) const {
    throw std::runtime_error("XML: " + message + " at byte " + std::to_string(place_) + ": " +
                             std::string(text_.substr(place_, 40)));
  }
  void check_characters() const {
    for (const char c : text_) {
      const auto byte = static_cast<unsigned char>(c);
      if (byte < 0x20 && c != '\n' && c != '\t' && c != '\r') fail("control character");
      if (byte == 0x7F) fail("control character");
    }
  }
  bool sees(std::string_view wanted) const { return text_.substr(place_).starts_with(wanted); }
  void take(std::string_view wanted) {
    if (!sees(wanted)) fail("not " + std::string(wanted));
    place_ += wanted.size();
  }
  void skip_blanks() {
    while (place_ < text_.size() && (text_[place_] == ' ' || text_[place_] == '\n')) ++place_;
  }
  std::string name() {
    const std::size_t begin = place_;
    const auto letter = [](char c) {
      return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c == ':';
    };
    while (place_ < text_.size() &&
           (letter(text_[place_]) ||
            (place_ > begin && (std::isdigit(static_cast<unsigned char>(text_[place_])) != 0 ||
                                text_[place_] == '-' || text_[place_] == '.')))) {
      ++place_;
    }
    if (place_ == begin) fail("no name");
    return std::string(text_.substr(begin, place_ - begin));
  }
  std::string reference() {
    static const std::map<std::string, std::string, std::less<>> entities = {
        {"amp", "&"}, {"lt", "<"}, {"gt", ">"}, {"quot", "\""}, {"apos", "'"}};
    take("&");
    const std::size_t end = text_.find(';', place_);
    if (end == std::string_view::npos) fail("no end of a reference");
    const std::string entity(text_.substr(place_, end - place_));
    place_ = end + 1;
    if (entity.starts_with('#')) {  // of braces alone here
      const int code = std::stoi(entity.substr(1));
      if (code != '{' && code != '}') fail("unexpected character " + entity);
      return {static_cast<char>(code)};
    }
    const auto found = entities.find(entity);
    if (found == entities.end()) fail("unknown entity " + entity);
    return found->second;
  }
  void attribute(Element& element) {
    const std::string key = name();
    take("=\"");
    std::string value;
    while (!sees("\"")) {
      if (place_ >= text_.size() || sees("<")) fail("attribute");
      value += sees("&") ? reference() : std::string(1, text_[place_++]);
    }
    take("\"");
    if (!element.attributes.emplace(key, value).second) fail("attribute twice: " + key);
  }
  Element element() {
    Element element;
    take("<");
    element.name = name();
    while (true) {
      const std::size_t before = place_;
      skip_blanks();
      if (sees("/>")) {
        take("/>");
        return element;
      }
      if (sees(">")) break;
      if (place_ == before) fail("no blank before an attribute");
      attribute(element);
    }
    take(">");
    content(element);
    take("</");
    take(element.name);
    take(">");
    return element;
  }
  void content(Element& inside) {
    while (!sees("</")) {
      if (place_ >= text_.size()) fail("no end of " + inside.name);
      if (sees("]]>")) fail("]]> in a text");
      if (sees("<")) {
        inside.children.push_back(element());
      } else {
        inside.text += sees("&") ? reference() : std::string(1, text_[place_++]);
      }
    }
  }

  std::string_view text_;
  std::size_t place_ = 0;
};

/// Reads a file of XML in UTF-8. Throws std::runtime_error if it is not well formed.
inline Element read_file(std::string_view text) { return Parser(text).document(true); }

/// Reads adjacent elements of XHTML, wrapped in one `body`.
inline Element read_fragment(const std::string& text) {
  return Parser("<body>" + text + "</body>").document(false);
}

}  // namespace reckon::testing_xml

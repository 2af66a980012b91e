// SPDX-License-Identifier: MIT
#include "reckon/contest/access_code.hpp"

#include <gtest/gtest.h>

#include <set>
#include <utility>

#include "reckon/arith/random.hpp"

namespace reckon::contest {
namespace {

constexpr std::string_view kAlphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

Chance chance_of(std::uint64_t seed) {
  return [random = SplitMix64(seed)]() mutable { return random.next(); };
}

TEST(AccessCode, IsReadAsPeopleTypeIt) {
  const Chance chance = chance_of(1);
  for (int i = 0; i < 1000; ++i) {
    const std::string code = draw_access_code(chance);
    ASSERT_EQ(code.size(), kCodeLength);
    EXPECT_EQ(read_access_code(code), code);
    EXPECT_EQ(read_access_code(shown(code)), code);
    std::string typed = " ";
    for (const char c : shown(code)) {
      typed += c == '0'   ? 'o'
               : c == '1' ? 'L'
               : c == '-' ? ' '
               : c >= 'A' ? static_cast<char>(c + 32)
                          : c;
    }
    EXPECT_EQ(read_access_code(typed), code) << typed;
  }
  EXPECT_EQ(shown("K7QX2M4T9RBD"), "K7QX-2M4T-9RBD");
}

TEST(AccessCode, OfTeachersHasTwentyCharacters) {
  const Chance chance = chance_of(2);
  for (int i = 0; i < 1000; ++i) {
    const std::string code = draw_staff_code(chance);
    ASSERT_EQ(code.size(), kStaffCodeLength);
    EXPECT_EQ(read_any_code(shown(code)), code);
    EXPECT_FALSE(read_access_code(code)) << "entrants have shorter ones";
    EXPECT_EQ(read_any_code(draw_access_code(chance))->size(), kCodeLength);
    std::string wrong = code;
    char& one = wrong[static_cast<std::size_t>(i) % kStaffCodeLength];
    one = one == '7' ? '8' : '7';
    EXPECT_FALSE(read_any_code(wrong)) << wrong;
  }
}

TEST(AccessCode, ShowsEveryWrongCharacterAndEverySwap) {
  const Chance chance = chance_of(2);
  for (int i = 0; i < 100; ++i) {
    const std::string code = draw_access_code(chance);
    for (std::size_t at = 0; at < code.size(); ++at) {
      for (const char c : kAlphabet) {
        std::string other = code;
        other[at] = c;
        EXPECT_EQ(read_access_code(other).has_value(), other == code) << other;
      }
      for (std::size_t with = 0; with < at; ++with) {
        std::string other = code;
        std::swap(other[at], other[with]);
        EXPECT_EQ(read_access_code(other).has_value(), other == code) << other;
      }
    }
  }
}

TEST(AccessCode, UsesAllFiftyBits) {
  EXPECT_EQ(draw_access_code([] { return std::uint64_t{0}; }), "000000000000");
  std::set<std::string> codes;
  for (unsigned bit = 0; bit < 50; ++bit) {
    codes.insert(draw_access_code([bit] { return std::uint64_t{1} << bit; }));
  }
  EXPECT_EQ(codes.size(), 50U);
}

TEST(AccessCode, SaysWhatIsWrong) {
  const auto message = [](std::string_view text) { return read_access_code(text).error(); };
  EXPECT_TRUE(message("K7QX-2M4T-9RB").message.contains("12 characters, not 11"));
  EXPECT_TRUE(message("").message.contains("not 0"));
  EXPECT_EQ(message("K7QX-2M4U-9RBD").column, 9U);
  EXPECT_TRUE(message("000000000001").message.contains("mistyped"));
  EXPECT_TRUE(message(std::string(300, '0')).message.contains("too long"));
  EXPECT_FALSE(read_access_code("K7QX-2M4\xff-9RBD"));
}

}  // namespace
}  // namespace reckon::contest

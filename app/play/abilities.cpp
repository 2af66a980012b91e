// SPDX-License-Identifier: MIT
#include "app/play/abilities.hpp"

#include <langinfo.h>
#include <unistd.h>

#include <clocale>
#include <cstdlib>
#include <memory>
#include <string_view>
#include <type_traits>

// Included last, since it defines macros with common names.
#include <curses.h>
#include <term.h>

namespace reckon::play {

namespace {

bool locale_is_utf8() {
  struct Freer {
    void operator()(locale_t locale) const { freelocale(locale); }
  };
  const std::unique_ptr<std::remove_pointer_t<locale_t>, Freer> locale(
      newlocale(LC_CTYPE_MASK, "", nullptr));
  return locale && std::string_view(nl_langinfo_l(CODESET, locale.get())) == "UTF-8";
}

// https://no-color.org: set and not empty.
bool colours_wanted() {
  const char* const no_colour = std::getenv("NO_COLOR");
  return no_colour == nullptr || *no_colour == '\0';
}

}  // namespace

std::optional<Abilities> abilities_of_terminal() {
  if (isatty(STDIN_FILENO) == 0 || isatty(STDOUT_FILENO) == 0) return std::nullopt;
  int problem = 0;
  if (setupterm(nullptr, STDOUT_FILENO, &problem) != OK) return std::nullopt;
  const char* const place_cursor = tigetstr("cup");
  const bool drawable =
      place_cursor != nullptr && std::string_view(place_cursor).starts_with("\x1B[%i%p1%d;%p2%dH");
  constexpr int kColoursUsed = 8;
  const bool coloured = tigetnum("colors") >= kColoursUsed;
  del_curterm(cur_term);
  if (!drawable) return std::nullopt;
  return Abilities{.colours = coloured && colours_wanted(), .utf8 = locale_is_utf8()};
}

}  // namespace reckon::play

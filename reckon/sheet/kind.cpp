#include "reckon/sheet/kind.hpp"

#include "reckon/arith/names.hpp"

namespace reckon::sheet {

std::string_view name_of(Kind kind) {
  switch (kind) {
    case Kind::krypto: return "krypto";
    case Kind::calcrostic: return "calcrostic";
    case Kind::newspaper: return "newspaper";
    case Kind::numbers: return "numbers";
  }
  return {};
}

std::optional<Kind> kind_named(std::string_view name) { return named(kAllKinds, name); }

}  // namespace reckon::sheet

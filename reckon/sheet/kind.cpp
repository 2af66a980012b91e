#include "reckon/sheet/kind.hpp"

namespace reckon::sheet {

std::optional<Kind> kind_named(std::string_view name) {
  return look_up(kKinds, &KindRow::kind, &KindRow::name, name);
}

std::optional<Kind> kind_of_code(char letter) {
  return look_up(kKinds, &KindRow::kind, &KindRow::code_letter, letter);
}

}  // namespace reckon::sheet

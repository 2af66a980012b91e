#include "app/cli/options.hpp"

#include <fmt/core.h>
#include <fmt/ranges.h>

#include "app/cli/fault.hpp"

namespace reckon::cli {

namespace {

// An option whose value is one of a few names. `named` gives the value of a name, if it has one.
template <typename Value, typename Named>
void add_choice(CLI::App& command, const std::string& flag, const std::string& help, Value& value,
                const std::vector<std::string>& names, const Named& named) {
  const std::string choices = fmt::format("{}", fmt::join(names, "|"));
  command
      .add_option_function<std::string>(
          flag,
          [&value, flag, choices, named](const std::string& name) {
            const auto found = named(name);
            if (!found)
              throw CLI::ValidationError(flag,
                                         fmt::format("'{}' is unknown: choose {}", name, choices));
            value = *found;
          },
          help)
      ->type_name(choices);
}

template <typename Values>
std::vector<std::string> names_of(const Values& values) {
  std::vector<std::string> names;
  for (const auto value : values) names.emplace_back(name_of(value));
  return names;
}

}  // namespace

void add_rules(CLI::App& command, Rules& rules) {
  add_choice(command, "--rules", "Which intermediate results are allowed", rules,
             names_of(kAllRules), rules_named);
}

void add_form(CLI::App& command, krypto::Form& form) {
  add_choice(command, "--form", "What counts as one solution", form, names_of(krypto::kAllForms),
             krypto::form_named);
}

void add_use(CLI::App& command, krypto::Use& use) {
  add_choice(command, "--use", "Use all cards, or leave any over", use, {"all", "any"},
             [](const std::string& name) -> std::optional<krypto::Use> {
               if (name == "all") return krypto::Use::all;
               if (name == "any") return krypto::Use::any;
               return std::nullopt;
             });
}

void add_notation(CLI::App& command, std::optional<Notation>& notation) {
  add_choice(command, "--notation", "How formulas are written", notation, names_of(kAllNotations),
             notation_named);
}

void add_json(CLI::App& command, bool& json) {
  command.add_flag("--json", json, "Answer with one JSON document");
}

CLI::Option* add_hand(CLI::App& command, std::vector<std::string>& words) {
  return command.add_option("HAND", words, "Cards, colon, objective: \"2 4 3 6 5 : 6\"")
      ->type_name("");
}

CLI::Option& add_hand_or_file(CLI::App& command, std::vector<std::string>& words, std::string& file,
                              const std::string& help) {
  CLI::Option* hand = add_hand(command, words);
  CLI::Option* option = command.add_option("--file", file, help)->type_name("FILE")->excludes(hand);
  command.parse_complete_callback([hand, option] {
    if (hand->count() == 0 && option->count() == 0) {
      throw CLI::ValidationError("HAND",
                                 "is missing: give a hand like \"2 4 3 6 5 : 6\", or --file FILE");
    }
  });
  return *option;
}

krypto::Hand hand_of(const std::vector<std::string>& words) {
  auto hand = krypto::Hand::parse(fmt::format("{}", fmt::join(words, " ")));
  if (!hand) throw bad_argument("hand", hand.error());
  return *std::move(hand);
}

}  // namespace reckon::cli

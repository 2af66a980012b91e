// reckon calcrostic marathon
#include <fmt/core.h>

#include <algorithm>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <system_error>

#include "app/cli/commands.hpp"
#include "app/cli/fault.hpp"
#include "app/cli/operator_pattern.hpp"
#include "app/cli/options.hpp"
#include "app/cli/setting_decisions.hpp"
#include "app/cli/threads.hpp"
#include "reckon/algebra/system_text.hpp"

namespace reckon::cli {
namespace {

struct Options {
  std::string folder;
  std::string format = "singular";
  std::optional<std::string> operators;
  std::optional<std::uint64_t> threads;
  bool json = false;
};

const algebra::SystemFormatName& format_of(const std::string& name) {
  const auto& formats = algebra::system_formats();
  const auto found = std::ranges::find(formats, name, &algebra::SystemFormatName::name);
  if (found != formats.end()) return *found;
  std::string choices;
  for (const auto& format : formats) {
    choices += (choices.empty() ? "" : ", ") + std::string(format.name);
  }
  throw Fault(kBadInput, fmt::format("--format: '{}' is none: choose {}", name, choices));
}

void make_folder(const std::string& folder) {
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  if (error) throw Fault(kSystemFault, folder + ": " + error.message());
}

void write_file(const std::string& name, const std::string& text) {
  OutputFile file(name);
  file.write(text);
  file.finish();
}

// The index is written last: where it is, everything is.
void marathon(const Options& options) {
  const algebra::SystemFormatName& format = format_of(options.format);
  const auto pattern = pattern_of(options.operators);
  make_folder(options.folder);
  const auto decisions = decide_all(pattern, options.threads);
  const algebra::Ring ring(algebra::names_of_numbers());
  Json systems = Json::array();
  {
    Progress progress(Answers::at_the_end);
    for (const algebra::SettingDecision& decision : decisions) {
      progress.look(systems.size(), decisions.size());
      const std::string name = fmt::format("{:05}.{}", systems.size() + 1, format.extension);
      write_file(options.folder + '/' + name,
                 to_text(format.format, equations_of(ring, decision.setting)));
      Json entry = {{"file", name}};
      entry.update(json_of(decision));
      systems.push_back(std::move(entry));
    }
  }
  const std::string index = options.folder + "/index.json";
  write_file(index, Json({{"format", format.name}, {"systems", systems}}).dump(1) + '\n');
  if (options.json) {
    print_json({{"format", format.name}, {"systems", systems.size()}, {"index", index}});
  } else {
    note(fmt::format("{} systems and their answers are in {}", systems.size(), index));
  }
}

}  // namespace

void add_calcrostic_marathon(const Command& calcrostic, Answer&) {
  const auto options = std::make_shared<Options>();
  const Command command = calcrostic.add_command(
      "marathon", "Write the systems of all operator settings for computer algebra programs");
  command.add_option("--out", options->folder, "The folder to write to, made if it is not there")
      .required()
      .type_name("DIR");
  command
      .add_option("--format", options->format,
                  "singular, magma, maple, reduce, macaulay2, msolve or json")
      .type_name("FORMAT");
  add_operators(command, options->operators);
  add_threads(command, options->threads);
  add_json(command, options->json);
  command.callback([options] { marathon(*options); });
}

}  // namespace reckon::cli

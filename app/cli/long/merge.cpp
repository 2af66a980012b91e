// SPDX-License-Identifier: MIT
// reckon merge
#include <fmt/core.h>

#include <memory>

#include "app/cli/frame/commands.hpp"
#include "app/cli/frame/fault.hpp"
#include "app/cli/frame/output.hpp"
#include "app/cli/frame/words.hpp"
#include "reckon/text/quote.hpp"
#include "reckon/work/pieces.hpp"
#include "reckon/work/work.hpp"

namespace reckon::cli {
namespace {

struct MergeOptions {
  std::string folder;
  std::optional<std::string> output;
};

// Returns the command of the pieces, resumed with all of them.
std::vector<std::string> command_of(const std::string& folder) {
  if (folder.empty()) throw Fault(kBadInput, "DIR: has no name: give that of a folder of pieces");
  const work::Label label = value_of(work::Pieces::label_of(folder));
  const work::Pieces pieces = value_of(work::Pieces::open(folder, label));
  const std::vector<std::uint64_t> missing = pieces.missing();
  if (!missing.empty()) {
    constexpr std::size_t kMostRanges = 10;
    throw Fault(kNo, fmt::format("{}: {} of {} pieces are missing: {}: do them with --resume",
                                 printable_name(folder), missing.size(), label.pieces,
                                 work::ranges_of(missing, kMostRanges)));
  }
  std::vector<std::string> words = words_of_line(label.command);
  words.insert(words.end(), {"--pieces", folder, "--resume"});
  return words;
}

}  // namespace

void add_merge(const Command& command, Answer& answer) {
  const auto options = std::make_shared<MergeOptions>();
  command.add_option("DIR", options->folder, "The folder given to --pieces")
      .type_name("")
      .required();
  command.add_option("-o,--output", options->output, "File to write (default: standard output)")
      .type_name("FILE");
  command.callback([options, &answer] {
    const std::vector<std::string> words = command_of(options->folder);
    if (!options->output) {
      answer = run_words(words);
      return;
    }
    OutputFile file(*options->output);
    Diversion diversion;
    answer = run_words(words);
    diversion.write_to(file);
    file.finish();
  });
}

}  // namespace reckon::cli

// SPDX-License-Identifier: MIT
#include "app/cli/frame/file_faults.hpp"

#include "app/cli/frame/output.hpp"

namespace reckon::cli {

Option add_keep_going(const Command& command, bool& keep_going) {
  return command.add_flag("--keep-going", keep_going,
                          "Answer all but what is wrong in the file; the exit status is then 4");
}

void FileFaults::add(const Error& error) {
  ++count_;
  Fault fault = bad_input(name_, error);
  if (keep_going_) {
    note_fault(fault);
    return;
  }
  if (kept_.size() == kMost) end(true);
  kept_.push_back(std::move(fault));
}

void FileFaults::check() const {
  if (!kept_.empty()) end(false);
}

void FileFaults::end(bool has_more) const {
  // The last line is that of the fault which ends the program.
  for (std::size_t i = 0; i + (has_more ? 0 : 1) < kept_.size(); ++i) note_fault(kept_[i]);
  if (has_more) throw Fault(kBadInput, name_ + ": there are more faults: mend these first");
  throw Fault(kept_.back());
}

}  // namespace reckon::cli

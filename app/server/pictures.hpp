// SPDX-License-Identifier: MIT
// The server's end of the processes that read pictures.
#pragma once

#include <chrono>
#include <memory>
#include <stop_token>
#include <string>
#include <string_view>

#include "app/server/http.hpp"

namespace reckon::server {

/// Has pictures read, one after the other, by a process of its own (picture_process.hpp), which it
/// starts for the first picture and again when it has died. For one thread, which must not end
/// before; make one for each.
class PictureReader {
 public:
  using Time = std::chrono::milliseconds;
  /// In all for a picture, wherever the time goes: processor time has a bound of its own.
  static constexpr Time kPatience{60'000};

  /// `program` is the path of reckon, if this process is not that program.
  explicit PictureReader(std::string program = "/proc/self/exe", Time patience = kPatience);
  /// Ends the process: within a second, whatever it does.
  ~PictureReader();
  PictureReader(const PictureReader&) = delete;
  PictureReader& operator=(const PictureReader&) = delete;

  /// What answer_to_picture() says of it. 500 if that process dies, and 422 if it takes more time
  /// than it may. Any thread may ask to stop, once nobody wants the answer any more; it then
  /// returns within a second, with an answer that means nothing.
  ///
  /// Cost: for the first picture and after a death some 0.1 s; for every picture a fork, some ms.
  Response answer(std::string_view png, const std::stop_token& unwanted = {});

 private:
  class Process;

  std::string program_;
  Time patience_;
  std::unique_ptr<Process> process_;
};

}  // namespace reckon::server

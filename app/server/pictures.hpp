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

/// Reads pictures, one after the other, in a separate process (picture_process.hpp). It starts that
/// process for the first picture, and again after it has died. Each thread needs its own reader,
/// and must not end before it.
class PictureReader {
 public:
  using Time = std::chrono::milliseconds;
  /// The total time for a picture, including waits; processor time has a separate limit.
  static constexpr Time kPatience{60'000};

  /// `program` is the path of reckon, if this process is another program.
  explicit PictureReader(std::string program = "/proc/self/exe", Time patience = kPatience);
  /// Ends the process within a second, whatever it does.
  ~PictureReader();
  PictureReader(const PictureReader&) = delete;
  PictureReader& operator=(const PictureReader&) = delete;

  /// Returns the answer of answer_to_picture(). It is 500 if that process dies, and 422 if it takes
  /// too much time. Any thread may request a stop when the answer is no longer wanted; it then
  /// returns within a second, with a meaningless answer.
  ///
  /// Cost: some 0.1 s for the first picture and after a death; for every picture a fork, some ms.
  Response answer(std::string_view png, const std::stop_token& unwanted = {}) {
    return answer({}, png, unwanted);
  }
  /// Returns the answer of answer_to_sheet() in the same way. The task must not be empty.
  Response sheets(std::string_view task, std::string_view picture,
                  const std::stop_token& unwanted = {}) {
    return answer(task, picture, unwanted);
  }

 private:
  class Process;

  Response answer(std::string_view task, std::string_view picture, const std::stop_token& unwanted);

  std::string program_;
  Time patience_;
  std::unique_ptr<Process> process_;
};

}  // namespace reckon::server

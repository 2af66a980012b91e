// SPDX-License-Identifier: MIT
// A `reckon serve` process to measure.
#pragma once

#include <sys/types.h>
#include <csignal>
#include <cstdint>
#include <string>
#include <vector>

namespace reckon::bench {

class ServerProcess {
 public:
  /// Starts the program with these options, and waits until it listens. Ends this process if that
  /// fails.
  ServerProcess(const std::string& program, const std::vector<std::string>& options);
  /// Ends it by SIGTERM if it still runs.
  ~ServerProcess();
  ServerProcess(const ServerProcess&) = delete;
  ServerProcess& operator=(const ServerProcess&) = delete;

  std::uint16_t port() const { return port_; }
  /// Sends a signal and waits for the end.
  void end(int signal);

  /// Memory in use, in bytes.
  std::uint64_t memory() const;
  /// Processor time of all its threads, in seconds.
  double processor_seconds() const;

 private:
  pid_t process_ = 0;
  std::uint16_t port_ = 0;
};

}  // namespace reckon::bench

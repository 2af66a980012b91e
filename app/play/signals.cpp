// SPDX-License-Identifier: MIT
#include "app/play/signals.hpp"

#include <pthread.h>
#include <sys/signalfd.h>
#include <unistd.h>

namespace reckon::play {

Signals::Signals(std::initializer_list<int> signals) {
  sigset_t set{};
  sigemptyset(&set);
  for (const int signal : signals) sigaddset(&set, signal);
  pthread_sigmask(SIG_BLOCK, &set, &before_);
  file_ = signalfd(-1, &set, SFD_CLOEXEC);
}

Signals::~Signals() {
  close(file_);
  pthread_sigmask(SIG_SETMASK, &before_, nullptr);
}

int Signals::take() const {
  signalfd_siginfo info{};
  if (read(file_, &info, sizeof info) != sizeof info) return 0;
  return static_cast<int>(info.ssi_signo);
}

}  // namespace reckon::play

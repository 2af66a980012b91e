/* SPDX-License-Identifier: MIT */
/* Asks a console for its width, as ioctl asks a terminal. */
#ifndef RECKON_WINDOWS_IOCTL_H
#define RECKON_WINDOWS_IOCTL_H

#include "../posix.h"

#define TIOCGWINSZ 0
struct winsize {
  unsigned short ws_col;
};
static inline int ioctl(int file, int, struct winsize* size) {
  CONSOLE_SCREEN_BUFFER_INFO screen = {};
  if (GetConsoleScreenBufferInfo(reckon_handle(file), &screen) == 0) return -1;
  size->ws_col = static_cast<unsigned short>(screen.srWindow.Right - screen.srWindow.Left + 1);
  return 0;
}

#endif

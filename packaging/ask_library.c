/* SPDX-License-Identifier: MIT */
/* Asks the library for C what stands on standard input, a line each: a path, a tab and a body. Prints an answer a line. */
#include <stdio.h>
#include <string.h>
#ifdef _WIN32
#include <fcntl.h>
#include <io.h>
#endif

#include "reckon.h"

int main(void) {
#ifdef _WIN32
  _setmode(0, _O_BINARY);
  _setmode(1, _O_BINARY);
#endif
  static char line[70000];
  reckon_engine* engine = reckon_new();
  if (engine == NULL) return 3;
  for (int id = 0; fgets(line, sizeof line, stdin) != NULL; ++id) {
    line[strcspn(line, "\n")] = '\0';
    char* body = strchr(line, '\t');
    if (body == NULL) return 2;
    *body++ = '\0';
    const char* answer = reckon_ask(engine, line, body, NULL);
    printf("{\"id\":%d,\"status\":%d,\"answer\":%s}\n", id, reckon_status(engine), answer);
  }
  reckon_free(engine);
  return 0;
}

/* SPDX-License-Identifier: MIT */
/*
 * Asks reckon from C:
 *
 *     cc ask.c $(pkg-config --cflags --libs reckon-c) -o ask
 *     ./ask krypto/solve '{"hand": "8 19 14 2 21 : 17", "limit": 2}'
 *
 * Prints the answer; its status is 0 if the question was answered, else 1.
 */
#include <reckon.h>
#include <stdio.h>

int main(int count, char** words) {
  if (count < 2 || count > 3) {
    fputs("usage: ask PATH [BODY]\n", stderr);
    return 2;
  }
  if (reckon_abi_version() != RECKON_ABI_VERSION) {
    fputs("ask: the library has another interface than its header\n", stderr);
    return 3;
  }
  reckon_engine* engine = reckon_new();
  if (engine == NULL) {
    fputs("ask: out of memory\n", stderr);
    return 3;
  }
  size_t size = 0;
  const char* answer = reckon_ask(engine, words[1], count == 3 ? words[2] : NULL, &size);
  fwrite(answer, 1, size, stdout);
  putchar('\n');
  int status = reckon_status(engine) == RECKON_OK ? 0 : 1;
  reckon_free(engine);
  return status;
}

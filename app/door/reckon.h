/* SPDX-License-Identifier: MIT */
/*
 * reckon for every language that can call C: questions and answers in JSON.
 *
 * A question is a path, such as "krypto/solve", and a JSON object of named values, in the form of the HTTP
 * API; openapi.json describes all paths with their values and answers.
 *
 *     reckon_engine* engine = reckon_new();
 *     size_t size = 0;
 *     const char* answer = reckon_ask(engine, "krypto/solve", "{\"hand\": \"8 19 14 2 21 : 17\"}", &size);
 *     if (reckon_status(engine) == RECKON_OK) fwrite(answer, 1, size, stdout);
 *     reckon_free(engine);
 *
 * Nothing is global: engines share no data, so each thread may use its own engine without locks. One engine
 * answers one question after another. Two threads must not use it at the same time, except that any thread
 * may call reckon_stop. No function throws, prints, reads files or ends the program.
 */
#ifndef RECKON_H
#define RECKON_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

#if defined(_WIN32) && defined(RECKON_BUILT_HERE)
#define RECKON_SHOWN __declspec(dllexport)
#elif defined(__GNUC__) && !defined(_WIN32)
#define RECKON_SHOWN __attribute__((visibility("default")))
#else
#define RECKON_SHOWN
#endif

/* The version of this interface: a program works with libraries of the version that it was compiled with. */
#define RECKON_ABI_VERSION 1
/* Grows with each function that is added; programs that do not use it work with older libraries. */
#define RECKON_ABI_MINOR 1

/* How a question ended, as in HTTP. Other numbers may be added. */
enum {
  RECKON_OK = 200,            /* answered, even if the answer is "no" */
  RECKON_BAD_REQUEST = 400,   /* the body is not as openapi.json describes it */
  RECKON_NOT_FOUND = 404,     /* unknown path */
  RECKON_TOO_MUCH = 422,      /* valid, but it needs more work than one question may take */
  RECKON_STOPPED = 499,       /* reckon_stop ended it before it was answered */
  RECKON_OUT_OF_MEMORY = 503  /* the engine remains usable */
};

/* Answers questions. It keeps its memory from question to question. */
typedef struct reckon_engine reckon_engine;

/* Returns the RECKON_ABI_VERSION of the library. */
RECKON_SHOWN int reckon_abi_version(void);

/* Returns the version of reckon, such as "1.0.0". */
RECKON_SHOWN const char* reckon_version(void);

/* Returns a new engine, for reckon_free; NULL if memory runs out. Takes microseconds. */
RECKON_SHOWN reckon_engine* reckon_new(void);

/*
 * Answers a question. Both texts are UTF-8 and end in NUL. A NULL body counts as "{}", and a NULL path as "", which
 * is not a valid path. A NULL engine answers with an error. The body may have up to 64 KiB, and the work is limited:
 * it takes less than a second on a current machine.
 *
 * Returns one JSON document on one line, which also ends in NUL, and stores its size in bytes, without the NUL, in
 * `size` unless that is NULL. If the status is not RECKON_OK, the document is {"error": "...", "code": "..."}: the
 * error and how to fix it, and a name for programs. The text is valid until the engine is used again or freed. The same
 * question has the same answer, byte for byte, on every machine and after any other questions.
 */
RECKON_SHOWN const char* reckon_ask(reckon_engine* engine, const char* path, const char* body, size_t* size);

/* Returns how the last question ended; RECKON_OK before the first one, RECKON_BAD_REQUEST for a NULL engine. */
RECKON_SHOWN int reckon_status(const reckon_engine* engine);

/*
 * Stops the question that the engine is answering. Then reckon_ask returns, usually within a millisecond, with the
 * status RECKON_STOPPED, or with the answer if that is ready. Does nothing while no question is being answered, or
 * with NULL; later questions are not affected. May be called from any thread and from a signal handler, but not
 * after reckon_free. Since RECKON_ABI_MINOR 1.
 */
RECKON_SHOWN void reckon_stop(reckon_engine* engine);

/* Frees an engine, or does nothing with NULL. */
RECKON_SHOWN void reckon_free(reckon_engine* engine);

#ifdef __cplusplus
}
#endif

#endif

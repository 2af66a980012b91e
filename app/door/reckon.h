/* SPDX-License-Identifier: MIT */
/*
 * reckon for every language that can call C: questions in JSON, answered in JSON.
 *
 * A question is a path, such as "krypto/solve", and a JSON object of named values, as the server takes
 * them by HTTP; openapi.json describes all paths with their values and answers.
 *
 *     reckon_engine* engine = reckon_new();
 *     size_t size = 0;
 *     const char* answer = reckon_ask(engine, "krypto/solve", "{\"hand\": \"8 19 14 2 21 : 17\"}", &size);
 *     if (reckon_status(engine) == RECKON_OK) fwrite(answer, 1, size, stdout);
 *     reckon_free(engine);
 *
 * There is nothing global: engines share nothing, so each thread may ask one of its own without locks. One
 * engine answers one question after another; two threads must not use it at once, except that any thread may
 * call reckon_stop. No function throws, prints, reads files or ends the program.
 */
#ifndef RECKON_H
#define RECKON_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

#if defined(__GNUC__)
#define RECKON_SHOWN __attribute__((visibility("default")))
#else
#define RECKON_SHOWN
#endif

/* The version of this interface: programs compiled with one version work with libraries that have the same. */
#define RECKON_ABI_VERSION 1
/* Grows with each function that is added; programs that do not use it work with older libraries. */
#define RECKON_ABI_MINOR 1

/* How a question ended, as in HTTP. Other numbers may be added. */
enum {
  RECKON_OK = 200,            /* answered, be the answer "no" */
  RECKON_BAD_REQUEST = 400,   /* the body is not as openapi.json describes it */
  RECKON_NOT_FOUND = 404,     /* there is no such path */
  RECKON_TOO_MUCH = 422,      /* well put, but it takes more work than is done for one question */
  RECKON_STOPPED = 499,       /* reckon_stop ended it before it was answered */
  RECKON_OUT_OF_MEMORY = 503  /* the engine remains usable */
};

/* What answers questions. It keeps its memory from question to question. */
typedef struct reckon_engine reckon_engine;

/* RECKON_ABI_VERSION of the library. */
RECKON_SHOWN int reckon_abi_version(void);

/* The version of reckon, such as "0.1.0". */
RECKON_SHOWN const char* reckon_version(void);

/* A new engine, for reckon_free; NULL for want of memory. Takes microseconds. */
RECKON_SHOWN reckon_engine* reckon_new(void);

/*
 * Answers a question. Both texts are UTF-8 and end in NUL; a body that is NULL is taken for "{}", and a path that
 * is NULL for "", which is no path. An engine that is NULL answers with an error. The body may have 64 KiB, and
 * the work is bounded: below a second on a machine of today.
 *
 * Gives one JSON document on one line, which ends in NUL too, and puts the number of its bytes without that into
 * `size` unless it is NULL. Where the status is not RECKON_OK the document is {"error": "..."}, which says what is
 * wrong and how to put it right. The text stays until the engine is asked again or freed. The same question has the
 * same bytes for an answer on every machine, whatever was asked before.
 */
RECKON_SHOWN const char* reckon_ask(reckon_engine* engine, const char* path, const char* body, size_t* size);

/* How the last question ended; RECKON_OK before the first one, RECKON_BAD_REQUEST of an engine that is NULL. */
RECKON_SHOWN int reckon_status(const reckon_engine* engine);

/*
 * Ends the question that the engine is answering: reckon_ask returns soon, within a millisecond for the most part,
 * with the status RECKON_STOPPED, or with the answer if that is ready. Does nothing while no question is being
 * answered, or with NULL; later questions are answered as always. May be called from any thread and from a signal
 * handler, but not once reckon_free has been called. Since RECKON_ABI_MINOR 1.
 */
RECKON_SHOWN void reckon_stop(reckon_engine* engine);

/* Frees an engine, or does nothing with NULL. */
RECKON_SHOWN void reckon_free(reckon_engine* engine);

#ifdef __cplusplus
}
#endif

#endif

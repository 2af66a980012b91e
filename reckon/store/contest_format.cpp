// SPDX-License-Identifier: MIT
// The format of stores of contests, and how earlier ones are taken over.
#include "reckon/store/formats.hpp"

#include <array>
#include <string_view>

#include "reckon/store/joined.hpp"

namespace reckon::store {

namespace {

// The tables that all versions share.
constexpr std::string_view kSameTables = R"(
  CREATE TABLE season (
    id TEXT PRIMARY KEY
  ) STRICT;
  CREATE TABLE question (
    contest TEXT NOT NULL,
    id TEXT NOT NULL,
    place INTEGER NOT NULL,
    kind TEXT NOT NULL,
    class TEXT NOT NULL,
    rules TEXT NOT NULL,
    body TEXT NOT NULL,
    points INTEGER NOT NULL,
    voided TEXT NOT NULL,
    PRIMARY KEY (contest, id),
    CHECK (voided IN ('no', 'all', 'none'))
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE on_paper (
    contest TEXT NOT NULL,
    level TEXT NOT NULL,
    place INTEGER NOT NULL,
    question TEXT NOT NULL,
    band INTEGER NOT NULL,
    PRIMARY KEY (contest, level, place)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE variant (
    contest TEXT NOT NULL,
    question TEXT NOT NULL,
    id INTEGER NOT NULL,
    text TEXT NOT NULL,
    level INTEGER,
    solution TEXT NOT NULL,
    letters TEXT NOT NULL,
    cells TEXT NOT NULL,
    PRIMARY KEY (contest, question, id)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE school (
    id TEXT PRIMARY KEY,
    country TEXT NOT NULL,
    region TEXT NOT NULL,
    zone TEXT NOT NULL
  ) STRICT;
  CREATE TABLE mark (
    contest TEXT NOT NULL,
    revision INTEGER NOT NULL,
    attempt INTEGER NOT NULL,
    level TEXT NOT NULL,
    points INTEGER NOT NULL,
    most INTEGER NOT NULL,
    vector TEXT NOT NULL,
    rank INTEGER NOT NULL,
    share_below INTEGER NOT NULL,
    PRIMARY KEY (contest, revision, attempt)
  ) STRICT, WITHOUT ROWID;
)";

// A contest in versions 1 and 2.
constexpr std::string_view kFormerContest = R"(
  CREATE TABLE contest (
    id TEXT PRIMARY KEY,
    season TEXT NOT NULL,
    state TEXT NOT NULL,
    settings TEXT NOT NULL,
    opens TEXT NOT NULL,
    closes TEXT NOT NULL,
    revision INTEGER NOT NULL,
    CHECK (state IN ('checked', 'marked', 'published'))
  ) STRICT;
)";

// Version 1: contests on paper.
constexpr std::string_view kPaperTables = R"(
  CREATE TABLE grp (
    season TEXT NOT NULL,
    id TEXT NOT NULL,
    school TEXT NOT NULL,
    PRIMARY KEY (season, id)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE entrant (
    id INTEGER PRIMARY KEY,
    season TEXT NOT NULL,
    grp TEXT NOT NULL,
    seat INTEGER NOT NULL,
    level TEXT NOT NULL,
    state TEXT NOT NULL,
    merged_into INTEGER,
    CHECK (state IN ('entered', 'removed', 'merged')),
    CHECK ((state = 'merged') = (merged_into IS NOT NULL))
  ) STRICT;
  CREATE INDEX entrant_of_group ON entrant (season, grp, seat);
  CREATE TABLE attempt (
    id INTEGER PRIMARY KEY,
    entrant INTEGER NOT NULL,
    contest TEXT NOT NULL,
    level TEXT NOT NULL,
    lang TEXT NOT NULL,
    paper TEXT NOT NULL,
    state TEXT NOT NULL,
    UNIQUE (entrant, contest),
    CHECK (state IN ('ready', 'handed_in', 'removed', 'excluded'))
  ) STRICT;
  CREATE TABLE answer (
    attempt INTEGER NOT NULL,
    question TEXT NOT NULL,
    answer TEXT NOT NULL,
    PRIMARY KEY (attempt, question)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE act (
    id INTEGER PRIMARY KEY,
    at INTEGER NOT NULL,
    what TEXT NOT NULL,
    subject TEXT NOT NULL,
    detail TEXT NOT NULL
  ) STRICT;
)";

// Since version 2, attempts are written in a browser. Times are in milliseconds since 1970.
constexpr std::string_view kWrittenTables = R"(
  CREATE TABLE entrant (
    id INTEGER PRIMARY KEY,
    season TEXT NOT NULL,
    grp TEXT NOT NULL,
    seat INTEGER NOT NULL,
    level TEXT NOT NULL,
    state TEXT NOT NULL,
    merged_into INTEGER,
    extra_s INTEGER NOT NULL DEFAULT 0,
    extra_percent INTEGER NOT NULL DEFAULT 0,
    CHECK (state IN ('entered', 'removed', 'merged')),
    CHECK ((state = 'merged') = (merged_into IS NOT NULL))
  ) STRICT;
  CREATE INDEX entrant_of_group ON entrant (season, grp, seat);
  CREATE TABLE attempt (
    id INTEGER PRIMARY KEY,
    entrant INTEGER NOT NULL,
    contest TEXT NOT NULL,
    level TEXT NOT NULL,
    lang TEXT NOT NULL,
    paper TEXT NOT NULL,
    state TEXT NOT NULL,
    started INTEGER,
    minutes INTEGER NOT NULL DEFAULT 0,
    extra_s INTEGER NOT NULL DEFAULT 0,
    ends INTEGER,
    handed_in INTEGER,
    how TEXT NOT NULL DEFAULT '',
    device TEXT NOT NULL DEFAULT '',
    flags TEXT NOT NULL DEFAULT '',
    UNIQUE (entrant, contest),
    CHECK (state IN ('ready', 'running', 'handed_in', 'removed', 'excluded')),
    CHECK (state <> 'running' OR (started IS NOT NULL AND ends IS NOT NULL))
  ) STRICT;
  CREATE INDEX running_attempt ON attempt (ends) WHERE state = 'running';
  CREATE TABLE answer (
    attempt INTEGER NOT NULL,
    question TEXT NOT NULL,
    device TEXT NOT NULL DEFAULT '',
    n INTEGER NOT NULL DEFAULT 0,
    answer TEXT NOT NULL,
    state TEXT NOT NULL DEFAULT '',
    at INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (attempt, question)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE outage (
    from_ms INTEGER PRIMARY KEY,
    to_ms INTEGER NOT NULL,
    CHECK (from_ms < to_ms)
  ) STRICT;
  CREATE TABLE alive (
    id INTEGER PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    CHECK (id = 1)
  ) STRICT;
  CREATE TABLE copy (
    id INTEGER PRIMARY KEY,
    number TEXT NOT NULL,
    file TEXT NOT NULL,
    CHECK (id = 1)
  ) STRICT;
  CREATE TABLE act (
    id INTEGER PRIMARY KEY,
    at INTEGER NOT NULL,
    who TEXT NOT NULL DEFAULT '',
    what TEXT NOT NULL,
    subject TEXT NOT NULL,
    detail TEXT NOT NULL
  ) STRICT;
)";

// The same in version 2 alone.
constexpr std::string_view kFormerWritten = R"(
  CREATE TABLE grp (
    season TEXT NOT NULL,
    id TEXT NOT NULL,
    school TEXT NOT NULL,
    shift_min INTEGER NOT NULL DEFAULT 0,
    open_until INTEGER,
    PRIMARY KEY (season, id)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE trail (
    attempt INTEGER NOT NULL,
    question TEXT NOT NULL,
    device TEXT NOT NULL,
    n INTEGER NOT NULL,
    answer TEXT NOT NULL,
    at INTEGER NOT NULL,
    elapsed_ms INTEGER NOT NULL,
    fate TEXT NOT NULL,
    PRIMARY KEY (attempt, question, device, n),
    CHECK (fate IN ('applied', 'superseded', 'late'))
  ) STRICT, WITHOUT ROWID;
)";

// Version 3: teachers and their groups, rehearsals and notices. A handle names a group in paths.
constexpr std::string_view kDayTables = R"(
  CREATE TABLE contest (
    id TEXT PRIMARY KEY,
    season TEXT NOT NULL,
    state TEXT NOT NULL,
    settings TEXT NOT NULL,
    opens TEXT NOT NULL,
    closes TEXT NOT NULL,
    revision INTEGER NOT NULL,
    rehearsal TEXT,
    CHECK (state IN ('draft', 'checked', 'marked', 'published'))
  ) STRICT;
  CREATE TABLE grp (
    season TEXT NOT NULL,
    id TEXT NOT NULL,
    school TEXT NOT NULL,
    shift_min INTEGER NOT NULL DEFAULT 0,
    open_until INTEGER,
    handle INTEGER NOT NULL UNIQUE,
    teacher INTEGER,
    level TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (season, id)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE trail (
    attempt INTEGER NOT NULL,
    question TEXT NOT NULL,
    device TEXT NOT NULL,
    n INTEGER NOT NULL,
    answer TEXT NOT NULL,
    at INTEGER NOT NULL,
    elapsed_ms INTEGER NOT NULL,
    fate TEXT NOT NULL,
    PRIMARY KEY (attempt, question, device, n),
    CHECK (fate IN ('applied', 'superseded', 'late', 'accepted'))
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE teacher (
    id INTEGER PRIMARY KEY,
    season TEXT NOT NULL,
    school TEXT NOT NULL,
    quota INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE notice (
    id INTEGER PRIMARY KEY,
    at INTEGER NOT NULL,
    until INTEGER NOT NULL,
    text TEXT NOT NULL
  ) STRICT;
)";

constexpr const char* kSetPaperAside = R"(
  ALTER TABLE grp RENAME TO former_grp;
  ALTER TABLE entrant RENAME TO former_entrant;
  ALTER TABLE attempt RENAME TO former_attempt;
  ALTER TABLE answer RENAME TO former_answer;
  ALTER TABLE act RENAME TO former_act;
  DROP INDEX entrant_of_group;
)";

constexpr const char* kTakePaperOver = R"(
  INSERT INTO grp (season, id, school)
    SELECT season, id, school
    FROM former_grp;
  DROP TABLE former_grp;
  INSERT INTO entrant (id, season, grp, seat, level, state, merged_into)
    SELECT id, season, grp, seat, level, state, merged_into
    FROM former_entrant;
  DROP TABLE former_entrant;
  INSERT INTO attempt (id, entrant, contest, level, lang, paper, state)
    SELECT id, entrant, contest, level, lang, paper, state
    FROM former_attempt;
  DROP TABLE former_attempt;
  INSERT INTO answer (attempt, question, answer)
    SELECT attempt, question, answer
    FROM former_answer;
  DROP TABLE former_answer;
  INSERT INTO act (id, at, what, subject, detail)
    SELECT id, at, what, subject, detail
    FROM former_act;
  DROP TABLE former_act;
)";

constexpr const char* kSetWrittenAside = R"(
  ALTER TABLE contest RENAME TO former_contest;
  ALTER TABLE grp RENAME TO former_grp;
  ALTER TABLE trail RENAME TO former_trail;
)";

constexpr const char* kTakeWrittenOver = R"(
  INSERT INTO contest (id, season, state, settings, opens, closes, revision)
    SELECT id, season, state, settings, opens, closes, revision
    FROM former_contest;
  DROP TABLE former_contest;
  INSERT INTO grp (season, id, school, shift_min, open_until, handle)
    SELECT season, id, school, shift_min, open_until, (random() & 9223372036854775807) | 1
    FROM former_grp;
  DROP TABLE former_grp;
  INSERT INTO trail (attempt, question, device, n, answer, at, elapsed_ms, fate)
    SELECT attempt, question, device, n, answer, at, elapsed_ms, fate
    FROM former_trail;
  DROP TABLE former_trail;
)";

constexpr std::array kFormerContests = {
    FormerVersion{.schema = kJoined<kSameTables, kFormerContest, kPaperTables>.data(),
                  .set_aside = kSetPaperAside,
                  .made = kJoined<kWrittenTables, kFormerWritten>.data(),
                  .take_over = kTakePaperOver},
    FormerVersion{
        .schema = kJoined<kSameTables, kFormerContest, kWrittenTables, kFormerWritten>.data(),
        .set_aside = kSetWrittenAside,
        .made = kJoined<kDayTables>.data(),
        .take_over = kTakeWrittenOver}};

constexpr Format kContestFormat = {
    .application = 0x72656374,  // "rect"
    .schema = kJoined<kSameTables, kWrittenTables, kDayTables>.data(),
    .former = kFormerContests,
    .name = "store of contests",
    .option = "--store",
    .made_by = "reckon contest draw or enrol",
    .mend = "take the latest backup of it",
    .in_copies = "UPDATE copy SET number = ''"};

}  // namespace

const Format& contest_format() { return kContestFormat; }

}  // namespace reckon::store

# SPDX-License-Identifier: MIT
# The everyday commands; CMakePresets.json and scripts/ do the work.
PREFIX ?= /usr/local

.PHONY: build demo play test quick attack bench bench-compare mutants coverage rooms-load scale format lint fuzz soak \
  install package prove-package release prove-release clean deps web
.DEFAULT_GOAL := build

# The program with all features whose libraries are found, and its manual pages; tests are built by what runs them.
build: build/release/build.ninja
	cmake --build build/release --target program

build/%/build.ninja: CMakePresets.json
	cmake --preset $*

# Installs what the core needs, builds it, and shows the main job.
demo:
	scripts/install-deps core
	cmake --preset demo >/dev/null
	cmake --build build/demo --target reckon_cli
	scripts/demo

# Builds the page and the program, and opens the page.
play:
	scripts/install-deps build page
	$(MAKE) --no-print-directory web build
	build/release/reckon serve --open

# Sets everything up and checks everything; see scripts/test.
test: deps
	scripts/test

# The documentation as a site, build/docs/html, which `reckon serve` shows under /docs/.
.PHONY: docs
docs: build
	scripts/docs

# Runs before each commit: format, fast tests, arrows, clang-tidy of changed sources.
quick:
	scripts/test quick

# How many small changes of the library its tests notice: docs/testing.md.
mutants:
	scripts/mutants $(ROOMS)

# How much of each room the tests run.
coverage:
	scripts/coverage

# Attacks a real server, with the sanitizers and optimised, for 10 minutes: docs/testing.md.
SECONDS ?= 600
attack: build/asan/build.ninja build/release/build.ninja
	cmake --build build/asan --target reckon_cli
	cmake --build build/release --target reckon_cli
	attack/run --seconds $(SECONDS)

# Three pupils in three browsers write 24 questions each through a network that loses, repeats and reorders requests; the
# marks are those of an undisturbed contest. docs/contest.md has the figures.
.PHONY: contest-play
contest-play: build/release/build.ninja web
	cmake --build build/release --target reckon_cli
	cd web && RECKON_CONTEST_EACH=3 npx vitest run --project e2e --disableConsoleIntercept=true e2e/contest-marks.e2e.ts

# The whole day of a contest: two schools in two zones, 60 pupils, a power cut, a substitute teacher and a faulty question.
# It ends with certificates and the list of acts; each line of the results is checked.
.PHONY: contest-day
contest-day: build/release/build.ninja web
	cmake --build build/release --target reckon_cli
	cd web && RECKON_CONTEST_DAY=1 npx vitest run --project e2e --disableConsoleIntercept=true e2e/contest-day.e2e.ts

# The page, as a folder to upload: web/dist.
web: build/wasm/build.ninja
	cmake --build build/wasm --target modules
	$(MAKE) --no-print-directory web/dist/index.html

MODULES = reckon reckon-first reckon-today
WEB_SOURCES = $(shell find web/src web/reckon/src web/public web/build-tools -type f) \
  web/index.html web/vite.config.ts web/vite.today.config.ts web/tsconfig.json schemas/rooms-server.json schemas/rules.json

web/dist/index.html: web/node_modules/.package-lock.json $(MODULES:%=build/wasm/%.wasm) $(WEB_SOURCES)
	cd web && npm run --silent build

web/node_modules/.package-lock.json: web/package-lock.json web/package.json
	cd web && npm ci --no-fund --no-audit

# The results that people cite, in build/data: docs/data.md.
.PHONY: data
data: build/release/build.ninja share/data/node_modules/.package-lock.json
	cmake --build build/release --target reckon_cli
	scripts/data

share/data/node_modules/.package-lock.json: share/data/package-lock.json share/data/package.json
	cd share/data && npm ci

# A peer that cannot be had is left out.
bench: build/release/build.ninja
	scripts/peers || true
	cmake --build build/release --target program reckon_bench
	build/release/reckon_bench
	bench/marathon
	bench/essays

# Compares time and memory with another revision: make bench-compare REV=main~20
REV ?= HEAD
bench-compare:
	scripts/bench-compare $(REV)

# Measures the load that the rooms of the server bear, and whether they lose anything:
# docs/rooms.md.
rooms-load: build/release/build.ninja
	cmake --build build/release --target reckon_cli rooms_load
	build/release/rooms_load build/release/reckon
	build/release/rooms_load build/release/reckon --kills 200

# Measures the cost of large questions: docs/how-to.md.
scale: build/release/build.ninja
	cmake --build build/release --target reckon_cli
	bench/scale
	bench/scale --cores

format:
	find reckon app bench cmake examples python/src -name '*.[ch]pp' -exec clang-format-19 -i {} +
	if [ -d web/node_modules ]; then cd web && npm run --silent format; fi

lint:
	scripts/test lint

fuzz:
	scripts/test --fuzz-seconds 60 fuzz

# Every answer and every text of 1,000 random sheets, and 200 harmed pages read again; 15 minutes.
soak: build/release/build.ninja
	cmake --build build/release --target program cli_test
	RECKON_SCANS=200 build/release/cli_test --gtest_filter='Scan.ReadsHarmedPages'
	RECKON_SHEETS=1000 build/release/cli_test --gtest_filter='Sheet.Random*'

install: build
	cmake --install build/release --prefix $(PREFIX)

# Debian packages and an archive to unpack anywhere, in build/packages: docs/install.md.
package:
	scripts/install-deps package
	$(MAKE) --no-print-directory web docs
	packaging/package

# All that is given away of a version, in build/dist: docs/install.md has what it is and what it was tried on. As root the
# packages of Debian 13 are made too, in a root of their own.
release:
	scripts/install-deps release
	rm -rf build/dist
	$(MAKE) --no-print-directory web docs
	packaging/package
	[ "$$(id -u)" -ne 0 ] || packaging/prove 13 made
	cmake --preset windows >/dev/null
	cmake --build build/windows --target reckon_cli reckon_c
	packaging/release

# Unpacks each form of the release where its users would, and asks it ten questions.
prove-release:
	packaging/prove-release

# Builds, tests and installs all in a bare Debian, uses it, and removes it again; docs/install.md says how.
RELEASE ?= 12
prove-package:
	packaging/prove $(RELEASE)

clean:
	rm -rf build web/dist

deps:
	scripts/install-deps

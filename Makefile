# The everyday commands; CMakePresets.json and scripts/ do the work.
PREFIX ?= /usr/local

.PHONY: build demo test bench format lint fuzz install clean deps
.DEFAULT_GOAL := build

build: build/release/build.ninja
	cmake --build build/release

build/%/build.ninja: CMakePresets.json
	cmake --preset $*

# Sets everything up and shows the main job.
demo: deps
	$(MAKE) --no-print-directory build
	scripts/demo

# Sets everything up and checks everything; see scripts/test.
test: deps
	scripts/test

# A peer that cannot be had is left out.
bench:
	scripts/peers || true
	$(MAKE) --no-print-directory build
	build/release/reckon_bench
	bench/marathon

format:
	find reckon app bench cmake examples -name '*.[ch]pp' -exec clang-format-19 -i {} +

lint:
	scripts/test lint

fuzz:
	scripts/test --fuzz-seconds 60 fuzz

install: build
	cmake --install build/release --prefix $(PREFIX)

clean:
	rm -rf build

deps:
	scripts/install-deps

// SPDX-License-Identifier: MIT
// The same alphametics solved by Gecode, with the model of its own examples. It has a variable for
// each letter, all different by domain consistency, and the sum as one linear equation. It branches
// on a letter with the fewest digits left, smallest digit first.
#include <benchmark/benchmark.h>

#include <gecode/int.hh>
#include <gecode/search.hh>
#include <memory>

#include "bench/alphametics.hpp"

namespace reckon::bench {
namespace {

using Gecode::IntArgs;
using Gecode::IntVarArgs;

// A model for plain sums of base ten.
class Letters : public Gecode::Space {
 public:
  Letters(const letters::Puzzle& puzzle, Gecode::IntPropLevel level)
      : digits_(*this, static_cast<int>(puzzle.cells.size()), 0, 9) {
    Gecode::distinct(*this, digits_, level);
    for (const letters::Word& word : puzzle.words) {
      if (word.size() > 1 && !word.front().given()) {
        Gecode::rel(*this, digits_[static_cast<int>(word.front().cell())], Gecode::IRT_NQ, 0);
      }
    }
    for (const letters::Relation& relation : puzzle.relations) {
      std::vector<int> weights(puzzle.cells.size());
      int constant = 0;
      add(puzzle, relation.left, 1, weights, constant);
      add(puzzle, relation.right, -1, weights, constant);
      IntArgs factors;
      IntVarArgs variables;
      for (std::size_t i = 0; i < weights.size(); ++i) {
        if (weights[i] == 0) continue;
        factors << weights[i];
        variables << digits_[static_cast<int>(i)];
      }
      Gecode::linear(*this, factors, variables, Gecode::IRT_EQ, -constant);
    }
    Gecode::branch(*this, digits_, Gecode::INT_VAR_SIZE_MIN(), Gecode::INT_VAL_MIN());
  }

  Letters(Letters& other) : Space(other) { digits_.update(*this, other.digits_); }
  Gecode::Space* copy() override { return new Letters(*this); }

 private:
  static void add(const letters::Puzzle& puzzle, std::size_t node, int factor,
                  std::vector<int>& weights, int& constant) {
    const letters::Node& here = puzzle.nodes[node];
    if (here.operation == letters::Operation::number) {
      const letters::Word& word = puzzle.words[here.left];
      for (auto symbol = word.rbegin(); symbol != word.rend(); ++symbol, factor *= 10) {
        if (symbol->given()) {
          constant += factor * static_cast<int>(symbol->digit());
        } else {
          weights[symbol->cell()] += factor;
        }
      }
      return;
    }
    add(puzzle, here.left, factor, weights, constant);
    const bool subtracts = here.operation == letters::Operation::subtract;
    add(puzzle, here.right, subtracts ? -factor : factor, weights, constant);
  }

  Gecode::IntVarArray digits_;
};

void alphametic_gecode(benchmark::State& state, Gecode::IntPropLevel level) {
  state.SetLabel("Gecode " GECODE_VERSION);
  each_alphametic(state, [&](const letters::Puzzle& puzzle) {
    for (const letters::Node& node : puzzle.nodes) {
      if (node.operation == letters::Operation::multiply) return false;  // four of the corpus
    }
    Gecode::Search::Options options;
    options.clone = false;  // the engine takes ownership of the model
    Gecode::DFS<Letters> search(new Letters(puzzle, level), options);
    const std::unique_ptr<Letters> first(search.next());
    return first && !std::unique_ptr<Letters>(search.next());
  });
}
BENCHMARK_CAPTURE(alphametic_gecode, value, Gecode::IPL_VAL)->Iterations(2 * kAlphametics);
BENCHMARK_CAPTURE(alphametic_gecode, domain, Gecode::IPL_DOM)->Iterations(2 * kAlphametics);

}  // namespace
}  // namespace reckon::bench

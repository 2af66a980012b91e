# SPDX-License-Identifier: MIT
# The public headers of each component, which are installed and kept stable (docs/library.md). Each includes only these,
# those of its dependencies, and those of folders named detail. The latter are installed too, but may change.
set(RECKON_CORE_HEADERS
    reckon/version.hpp
    reckon/text/generated.hpp
    reckon/text/language.hpp
    reckon/text/result.hpp
    reckon/text/table.hpp
    reckon/text/usual_text.hpp
    reckon/text/usual_text_fmt.hpp
    reckon/arith/budget.hpp
    reckon/arith/expression.hpp
    reckon/arith/format.hpp
    reckon/arith/notation.hpp
    reckon/arith/random.hpp
    reckon/arith/rational.hpp
    reckon/arith/rules.hpp
    reckon/arith/stop_flag.hpp
    reckon/krypto/check.hpp
    reckon/krypto/deck.hpp
    reckon/krypto/game.hpp
    reckon/krypto/features.hpp
    reckon/krypto/format.hpp
    reckon/krypto/grade.hpp
    reckon/krypto/hand.hpp
    reckon/krypto/needs.hpp
    reckon/krypto/solver.hpp
    reckon/krypto/way_on.hpp
    reckon/krypto/census/census.hpp
    reckon/krypto/census/hand_order.hpp
    reckon/krypto/census/odds.hpp
    reckon/krypto/census/solution_counts.hpp
    reckon/countdown/countdown.hpp
    reckon/letters/digits.hpp
    reckon/letters/grid/grid_text.hpp
    reckon/letters/layout.hpp
    reckon/letters/line_puzzle.hpp
    reckon/letters/puzzle.hpp
    reckon/letters/word.hpp
    reckon/letters/generate/generator.hpp
    reckon/letters/read/read.hpp
    reckon/letters/reason/grade.hpp
    reckon/letters/reason/hint.hpp
    reckon/letters/reason/reasoning.hpp
    reckon/letters/solve/line_solver.hpp
    reckon/letters/solve/solver.hpp
    reckon/calcrostic/calcrostic.hpp
    reckon/calcrostic/calcrostic_line.hpp
    reckon/calcrostic/generator.hpp
    reckon/kinds/code.hpp
    reckon/kinds/kind.hpp
    reckon/kinds/kind_list.hpp
    reckon/kinds/place.hpp
    reckon/kinds/png_picture.hpp
    reckon/kinds/puzzle.hpp
    reckon/kinds/stated.hpp
    # May change:
    reckon/arith/detail/bits.hpp
    reckon/kinds/detail/code_symbols.hpp
    reckon/text/detail/places.hpp)
set(RECKON_VISION_HEADERS
    reckon/vision/edges.hpp
    reckon/vision/kernel.hpp
    reckon/vision/kernel_plan.hpp
    reckon/vision/matrix.hpp
    reckon/vision/stencil.hpp
    reckon/vision/weighted_sums.hpp
    # May change:
    reckon/vision/detail/kernel_rows.hpp
    reckon/vision/detail/row_arithmetic.hpp
    reckon/vision/detail/row_buffer.hpp)
set(RECKON_ALGEBRA_HEADERS
    reckon/algebra/asked_numbers.hpp
    reckon/algebra/families.hpp
    reckon/algebra/integer_solutions.hpp
    reckon/algebra/number_generator.hpp
    reckon/algebra/number_puzzle.hpp
    reckon/algebra/setting.hpp)
set(RECKON_BANK_HEADERS
    reckon/store/bank.hpp
    reckon/store/maker.hpp
    reckon/store/open_mode.hpp
    reckon/store/puzzle.hpp)

# The dependencies of each component.
set(RECKON_CORE_NEEDS)
set(RECKON_VISION_NEEDS core)
set(RECKON_ALGEBRA_NEEDS core)
set(RECKON_BANK_NEEDS core algebra)

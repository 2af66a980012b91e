// SPDX-License-Identifier: MIT
import type { ComponentChildren } from 'preact';
import type { Rules } from '../engine/questions';
import { formatNumber, formatShare, words } from '../i18n';
import { handText, linkTo, type Hand } from '../krypto/hand';
import { filter } from './filter';
import records from './records.json';
import { exploreWords } from './words';

/** Records of cards from 1 to 25, of five cards where nothing else is said, under the rules that the games without a solution have. */
export function Records() {
  const explore = exploreWords();
  const { app, krypto } = words();
  const { rules } = filter.value;
  const { runs, richest, single, deck, expected } = records[rules];
  return (
    <section class="panel records">
      <h2>{explore.recordsTitle}</h2>
      <p class="small">{app.labelled(krypto.rules, krypto.ruleSets[rules].name)}</p>
      <dl>
        <dt>{explore.longestRun}</dt>
        {runs.map(({ cards, length }) => (
          <dd key={length}>
            {cards.join(' ')}
            <Small>{explore.reachesAll(formatNumber(length))}</Small>
          </dd>
        ))}
        <dt>{explore.mostSolutions}</dt>
        <dd>
          <Game game={richest} rules={rules} />
          <Small>{explore.solutions(richest.solutions, formatNumber(richest.solutions))}</Small>
        </dd>
        <dt>{explore.oneLargeSolution}</dt>
        <dd>
          <Game game={single} rules={rules} />
          <Small>{explore.needs(formatNumber(single.needs))}</Small>
        </dd>
        <dt>{explore.betterDeck}</dt>
        <dd>
          {explore.replaced(deck.added, deck.removed)}
          <Small>
            {explore.fewerUnsolvable(formatShare(deck.share), formatShare(deck.unchanged))}
          </Small>
        </dd>
        <dt>{explore.solutionsOfADeal}</dt>
        <dd>{formatNumber(expected)}</dd>
      </dl>
    </section>
  );
}

function Game({ game, rules }: { game: Hand; rules: Rules }) {
  const hand = handText(game);
  return (
    <a href={linkTo(game, rules)} aria-label={exploreWords().playGame(hand)}>
      {hand}
    </a>
  );
}

function Small({ children }: { children: ComponentChildren }) {
  return <span class="small">{children}</span>;
}

// SPDX-License-Identifier: MIT
import type { Rules } from '../../engine/questions';
import { words } from '../../i18n';
import type { Deck } from '../../krypto/settings';
import type { CardGame } from '../session/protocol';
import { nearWords } from './words';

interface LinesOfRules {
  game?: CardGame;
  rules: Rules;
  deck?: Deck;
}

interface LinesProps {
  title: string;
  lines: readonly string[];
}

/** Messages line by line, under a title. */
export function LinesPanel({ title, lines }: LinesProps) {
  return (
    <section class="panel">
      <h2>{title}</h2>
      <Lines lines={lines} />
    </section>
  );
}

/** The same below a title that unfolds them. */
export function FoldedLines({ title, lines }: LinesProps) {
  return (
    <details class="panel room-folded">
      <summary>{title}</summary>
      <Lines lines={lines} />
    </details>
  );
}

function Lines({ lines }: Pick<LinesProps, 'lines'>) {
  return (
    <ul class="room-played">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** Returns the game, the rules and the deck of the hands, in words. */
export function linesOfRules({ game = 'krypto', rules, deck }: LinesOfRules): string[] {
  const { krypto, app } = words();
  return [
    ...(game === 'krypto' ? [] : [nearWords().lines[game]]),
    app.labelled(krypto.rules, krypto.ruleSets[rules].name),
    krypto.ruleSets[rules].says,
    ...(deck === undefined ? [] : [app.labelled(krypto.deck, krypto.decks[deck])]),
  ];
}

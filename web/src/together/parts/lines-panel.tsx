// SPDX-License-Identifier: MIT
import type { Rules } from '../../engine/questions';
import { words } from '../../i18n';
import type { Deck } from '../../krypto/settings';

/** Messages line by line, under a title. */
export function LinesPanel({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <section class="panel">
      <h2>{title}</h2>
      <ul class="room-played">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

/** Returns the rules and the deck of the hands, in words. */
export function linesOfRules({ rules, deck }: { rules: Rules; deck: Deck }): string[] {
  const { krypto, app } = words();
  return [
    app.labelled(krypto.rules, krypto.ruleSets[rules].name),
    krypto.ruleSets[rules].says,
    app.labelled(krypto.deck, krypto.decks[deck]),
  ];
}

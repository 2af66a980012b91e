// SPDX-License-Identifier: MIT
import { useState } from 'preact/hooks';
import type { CensusAnswer } from '../engine/questions';
import { formatNumber, formatShare, words } from '../i18n';
import { exploreWords } from './words';

interface Row {
  key: string;
  names: number[];
  games: number;
  unsolvable: number;
}

/** The same as the maps in rows and columns, written only when it is opened. */
export function CensusTable({ census }: { census: CensusAnswer }) {
  const explore = exploreWords();
  const { krypto } = words();
  const [isOpen, setOpen] = useState(false);
  const rules = krypto.ruleSets[census.rules].name;
  return (
    <details class="census-table" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{explore.asTable}</summary>
      {isOpen && (
        <>
          <Counts
            caption={`${krypto.objective}, ${rules}`}
            heads={[krypto.objective]}
            rows={census.by_objective.map(({ objective, games, unsolvable }) => ({
              key: String(objective),
              names: [objective],
              games,
              unsolvable,
            }))}
          />
          <Counts
            caption={explore.cardsMap(rules)}
            heads={[explore.smallest, explore.largest]}
            rows={census.by_cards.map(({ smallest, largest, games, unsolvable }) => ({
              key: `${smallest} ${largest}`,
              names: [smallest, largest],
              games,
              unsolvable,
            }))}
          />
        </>
      )}
    </details>
  );
}

function Counts({ caption, heads, rows }: { caption: string; heads: string[]; rows: Row[] }) {
  const explore = exploreWords();
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {[...heads, explore.games, explore.unsolvable, explore.share].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, names, games, unsolvable }) => (
          <tr key={key}>
            {names.map((name, index) => (
              <th key={index} scope="row">
                {name}
              </th>
            ))}
            <td>{formatNumber(games)}</td>
            <td>{formatNumber(unsolvable)}</td>
            <td>{formatShare(unsolvable / games)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

// SPDX-License-Identifier: MIT
import { useMemo } from 'preact/hooks';
import { RULE_SETS, type CensusAnswer } from '../engine/questions';
import { formatNumber, formatShare, words } from '../i18n';
import { censusUnder } from './census';
import { CensusTable } from './census-table';
import { filter, narrow, ONE_TO_25 } from './filter';
import { HeatMap } from './heat-map';
import type { Cell, Heat } from './heat-drawing';
import { Legend } from './legend';
import { exploreWords } from './words';

type Count = CensusAnswer['by_cards'][number] | CensusAnswer['by_objective'][number];

const NUMBERS = ONE_TO_25.map(String);

export function CensusMaps() {
  return (
    <>
      <Legend />
      <ObjectiveMap />
      <CardsMap />
    </>
  );
}

function ObjectiveMap() {
  const explore = exploreWords();
  const { krypto } = words();
  const { rules, objective } = filter.value;
  const map = useMemo((): Heat => {
    const cells = RULE_SETS.flatMap((one, row): Cell[] => {
      return censusUnder(one).by_objective.map((count) => {
        const place = `${krypto.ruleSets[one].name}, ${explore.objectiveCell(count.objective)}`;
        return { row, column: count.objective - 1, ...shareOf(count, place) };
      });
    });
    return {
      label: explore.objectiveMap,
      rows: RULE_SETS.map((one) => krypto.ruleSets[one].name),
      names: 'above',
      columns: NUMBERS,
      title: `${krypto.rules} ↓  ${krypto.objective} →`,
      cells,
    };
  }, [explore, krypto]);
  return (
    <figure class="map">
      <figcaption>{map.label}</figcaption>
      <HeatMap
        map={map}
        isChosen={({ row, column }) => RULE_SETS[row] === rules && objective === column + 1}
        choose={({ row, column }) => {
          filter.value = { rules: RULE_SETS[row] ?? 'house', objective: column + 1 };
        }}
      />
    </figure>
  );
}

function CardsMap() {
  const explore = exploreWords();
  const { krypto } = words();
  const { rules, smallest, largest } = filter.value;
  const census = useMemo(() => censusUnder(rules), [rules]);
  const map = useMemo((): Heat => {
    // With the largest card downwards, what a narrow page shows first is full of cells.
    const counts = census.by_cards.toSorted((a, b) => a.largest - b.largest);
    const cells = counts.map((count): Cell => {
      const place = explore.cardsCell(count.smallest, count.largest);
      return { row: count.largest - 1, column: count.smallest - 1, ...shareOf(count, place) };
    });
    return {
      label: explore.cardsMap(krypto.ruleSets[rules].name),
      rows: NUMBERS,
      names: 'before',
      columns: NUMBERS,
      title: `${explore.largest} ↓  ${explore.smallest} →`,
      cells,
    };
  }, [census, rules, explore, krypto]);
  return (
    <figure class="map">
      <figcaption>{map.label}</figcaption>
      <HeatMap
        map={map}
        isChosen={({ row, column }) => largest === row + 1 && smallest === column + 1}
        choose={({ row, column }) => {
          filter.value = narrow({ rules }, { smallest: column + 1, largest: row + 1 });
        }}
      />
      <CensusTable census={census} />
    </figure>
  );
}

/** Where a cell is and what it holds, as its colour and in words. */
function shareOf({ games, unsolvable }: Count, place: string): Pick<Cell, 'share' | 'label'> {
  const explore = exploreWords();
  const { app } = words();
  const share = unsolvable / games;
  const count = explore.count(formatNumber(unsolvable), formatNumber(games), formatShare(share));
  return { share, label: app.labelled(place, count) };
}

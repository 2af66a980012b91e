import { useEffect } from 'preact/hooks';
import { ErrorNotice } from '../app/notice';
import { RULE_SETS, type CensusAnswer } from '../engine/questions';
import { formatNumber, formatShare, words } from '../i18n';
import { censusError, censuses, takeCensuses } from './census';
import { CensusTable } from './census-table';
import { filter, narrow, ONE_TO_25 } from './filter';
import { HeatMap, type Cell } from './heat-map';
import { Legend } from './legend';

const NUMBERS = ONE_TO_25.map(String);

/** The maps of the census, drawn as soon as each is there. */
export function CensusMaps() {
  useEffect(() => {
    void takeCensuses();
  }, []);
  const error = censusError.value;
  return (
    <>
      {error && <ErrorNotice error={error} retry={() => void takeCensuses()} />}
      <Legend />
      <ObjectiveMap />
      <CardsMap />
    </>
  );
}

function ObjectiveMap() {
  const { explore, krypto } = words();
  const { rules, objective } = filter.value;
  const cells = RULE_SETS.flatMap((one, row): Cell[] => {
    const byObjective = censuses.value[one]?.by_objective ?? [];
    return byObjective.map((count) => ({
      row,
      column: count.objective - 1,
      share: count.unsolvable / count.games,
      label: `${krypto.ruleSets[one].name}, ${explore.objectiveCell(count.objective)}: ${countText(count)}`,
    }));
  });
  return (
    <figure class="map">
      <figcaption>{explore.objectiveMap}</figcaption>
      <HeatMap
        label={explore.objectiveMap}
        rows={RULE_SETS.map((one) => krypto.ruleSets[one].name)}
        columns={NUMBERS}
        rowTitle={krypto.rules}
        columnTitle={krypto.objective}
        cells={cells}
        rowHeight={40}
        margin={110}
        isChosen={({ row, column }) => RULE_SETS[row] === rules && objective === column + 1}
        choose={({ row, column }) => {
          filter.value = { rules: RULE_SETS[row] ?? 'house', objective: column + 1 };
        }}
      />
    </figure>
  );
}

function CardsMap() {
  const { explore, krypto } = words();
  const { rules, smallest, largest } = filter.value;
  const census = censuses.value[rules];
  const title = explore.cardsMap(krypto.ruleSets[rules].name);
  return (
    <figure class="map">
      <figcaption>{title}</figcaption>
      <HeatMap
        label={title}
        rows={NUMBERS}
        columns={NUMBERS}
        rowTitle={explore.smallestShort}
        columnTitle={explore.largestShort}
        cells={census === undefined ? [] : cardCells(census)}
        margin={28}
        isChosen={({ row, column }) => smallest === row + 1 && largest === column + 1}
        choose={({ row, column }) => {
          filter.value = narrow({ rules }, { smallest: row + 1, largest: column + 1 });
        }}
      />
      {census && <CensusTable census={census} />}
    </figure>
  );
}

function cardCells(census: CensusAnswer): Cell[] {
  const { explore } = words();
  return census.by_cards.map((count) => ({
    row: count.smallest - 1,
    column: count.largest - 1,
    share: count.unsolvable / count.games,
    label: `${explore.cardsCell(count.smallest, count.largest)}: ${countText(count)}`,
  }));
}

export function countText({ games, unsolvable }: { games: number; unsolvable: number }): string {
  return words().explore.count(
    formatNumber(unsolvable),
    formatNumber(games),
    formatShare(unsolvable / games),
  );
}

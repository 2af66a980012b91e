// SPDX-License-Identifier: MIT
import { useState } from 'preact/hooks';
import { Choice } from '../parts/choice';
import { ErrorNotice } from '../parts/notice';
import { patientEngine } from '../engine';
import { RULE_SETS, type Game } from '../engine/questions';
import { useAnswer } from '../engine/use-answer';
import { words } from '../i18n';
import { handText, linkTo } from '../krypto/hand';
import { filter, gamesQuestion, narrow, ONE_TO_25, type Filter } from './filter';
import { exploreWords } from './words';

const PAGE = 30;

/** The games without a solution behind a cell; each leads to its table. */
export function GamesList() {
  const explore = exploreWords();
  const chosen = filter.value;
  return (
    <section class="panel games">
      <h2 tabIndex={-1}>{explore.gamesTitle}</h2>
      <Choices />
      <Pages key={JSON.stringify(chosen)} chosen={chosen} />
    </section>
  );
}

function Choices() {
  const explore = exploreWords();
  const { krypto } = words();
  const { rules } = filter.value;
  const numberChoice = (name: 'objective' | 'smallest' | 'largest', label: string) => (
    <label class="field">
      <span class="label">{label}</span>
      <select
        class="select"
        value={filter.value[name] ?? ''}
        onChange={(event) => {
          const { value } = event.currentTarget;
          const chosen = value === '' ? undefined : Number(value);
          filter.value = narrow(filter.peek(), { [name]: chosen });
        }}
      >
        <option value="">{explore.any}</option>
        {ONE_TO_25.map((number) => (
          <option key={number} value={number}>
            {number}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <div class="choices">
      <Choice
        label={krypto.rules}
        value={rules}
        names={RULE_SETS.map((one) => [one, krypto.ruleSets[one].name])}
        choose={(chosen) => {
          filter.value = narrow(filter.peek(), { rules: chosen });
        }}
      />
      {numberChoice('objective', krypto.objective)}
      {numberChoice('smallest', explore.smallest)}
      {numberChoice('largest', explore.largest)}
    </div>
  );
}

function Pages({ chosen }: { chosen: Filter }) {
  const explore = exploreWords();
  // Where each page begins; the first begins at the beginning.
  const [starts, setStarts] = useState<(Game | undefined)[]>([undefined]);
  const from = starts.at(-1);
  const question = { ...gamesQuestion(chosen), limit: PAGE, ...(from && { from }) };
  const { outcome, retry } = useAnswer('krypto/games', question, patientEngine);
  if (outcome === undefined) {
    return <p class="games-waiting">{words().app.loading}</p>;
  }
  if (!outcome.ok) {
    return <ErrorNotice error={outcome.error} retry={retry} />;
  }
  const { games, next } = outcome.value;
  if (games.length === 0) {
    return <p>{explore.noGames}</p>;
  }
  return (
    <>
      <ul class="game-list">
        {games.map((game) => (
          <li key={handText(game)}>
            <a href={linkTo(game, chosen.rules)} aria-label={explore.playGame(handText(game))}>
              {game.cards.join(' ')} <b>: {game.objective}</b>
            </a>
          </li>
        ))}
      </ul>
      <div class="pager">
        <button
          type="button"
          class="button"
          disabled={starts.length === 1}
          onClick={() => setStarts(starts.slice(0, -1))}
        >
          {explore.previousPage}
        </button>
        <span class="small" role="status">
          {explore.page(starts.length)}
        </span>
        <button
          type="button"
          class="button"
          disabled={next === null}
          onClick={() => setStarts([...starts, next ?? undefined])}
        >
          {explore.nextPage}
        </button>
      </div>
    </>
  );
}

// SPDX-License-Identifier: MIT
import { useId, useState } from 'preact/hooks';
import { patientEngine } from '../engine';
import { Choice } from '../parts/choice';
import { ErrorNotice } from '../parts/notice';
import { useAnswer } from '../engine/use-answer';
import { formatNumber, words } from '../i18n';
import { Reasons, Stars } from '../krypto/difficulty';
import { GAMES, type Setting } from '../krypto/games';
import { gameOf, linkTo, type Hand, type Read } from '../krypto/hand';
import { explainHand } from '../krypto/hand-problem';
import { SOLUTIONS_LISTED } from '../krypto/play';
import { SolutionList } from '../krypto/solutions';
import { wordsOf } from '../krypto/words-of';
import { filter } from './filter';
import { LOOKED_UP, readHand, settingUnder, type LookedUp } from './lookup';
import { exploreWords } from './words';

/** Shows how many solutions any hand has, how hard it is, and the solutions if they are wanted. */
export function HandLookup() {
  const explore = exploreWords();
  const { krypto, games } = words();
  const id = useId();
  const [game, setGame] = useState<LookedUp>('own');
  const [read, setRead] = useState<Read<Hand>>();
  const setting = settingUnder(filter.value.rules, game);
  const looked = read?.ok ? JSON.stringify([read.value, setting]) : undefined;
  // Another hand, or other rules, have their solutions hidden again.
  const [listed, setListed] = useState<string>();
  const submit = (event: Event) => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    setRead(readHand((form.elements.namedItem('hand') as HTMLInputElement).value, game));
  };
  return (
    <>
      <section class="panel">
        <h2>{explore.lookupTitle}</h2>
        <form class="field" onSubmit={submit} noValidate>
          <Choice
            label={explore.lookupGame}
            value={game}
            names={LOOKED_UP.map((one) => [one, explore.lookupGames[one]])}
            choose={(chosen) => {
              setGame(chosen);
              setRead(undefined);
            }}
          />
          <label for={`${id}-hand`}>
            {game === 'own' ? krypto.ownHandHelp : explore.lookupHelp[game]}
          </label>
          <div class="with-button">
            <input
              id={`${id}-hand`}
              name="hand"
              class="input"
              type="text"
              autocomplete="off"
              maxLength={100}
              placeholder={game === 'own' ? games.krypto.example : games[game].example}
              aria-invalid={read?.ok === false}
              aria-describedby={`${id}-problem`}
            />
            <button type="submit" class="button">
              {explore.lookup}
            </button>
          </div>
          <p id={`${id}-problem`} role="alert" class="wrong">
            {read?.ok === false && explainHand(read.problem, game)}
          </p>
        </form>
        {read?.ok && <Grade hand={read.value} setting={setting} list={() => setListed(looked)} />}
      </section>
      {read?.ok && listed === looked && <Listed key={looked} hand={read.value} setting={setting} />}
    </>
  );
}

interface LookedUpProps {
  hand: Hand;
  setting: Setting;
}

function Grade({ hand, setting, list }: LookedUpProps & { list: () => void }) {
  const explore = exploreWords();
  const { app } = words();
  const { game, rules, use } = setting;
  const { krypto } = wordsOf(game);
  const { isNearestCounted } = GAMES[game];
  const { outcome, retry } = useAnswer('krypto/grade', { ...hand, rules, use });
  if (outcome?.ok === false) {
    return <ErrorNotice error={outcome.error} retry={retry} />;
  }
  const grade = outcome?.value;
  return (
    <div class="lookup-answer" role="status">
      {grade && (
        <>
          <p>
            <strong>
              {grade.solvable
                ? explore.solutions(grade.distinct, formatNumber(grade.distinct))
                : krypto.handWithoutSolution}
            </strong>{' '}
            <span class="small">{app.labelled(krypto.rules, krypto.ruleSets[rules].name)}</span>
          </p>
          {grade.solvable && (
            <>
              <p>
                <Stars level={grade.level} />{' '}
                <span class="small">{krypto.difficulty(grade.level)}</span>
              </p>
              <Reasons grade={grade} />
            </>
          )}
          <p class="lookup-acts">
            <a class="button" href={linkTo(hand, game === 'own' ? rules : setting)}>
              {grade.solvable || isNearestCounted ? krypto.play : explore.playAnyway}
            </a>
            {(grade.solvable || isNearestCounted) && (
              <button type="button" class="button" onClick={list}>
                {grade.solvable ? explore.showSolutions : explore.showNearest}
              </button>
            )}
          </p>
        </>
      )}
    </div>
  );
}

function Listed({ hand, setting: { game, rules, use } }: LookedUpProps) {
  const question = { ...hand, rules, use, limit: SOLUTIONS_LISTED };
  const { outcome, retry } = useAnswer('krypto/solve', question, patientEngine);
  if (outcome === undefined) {
    return <p role="status">{words().app.loading}</p>;
  }
  return outcome.ok ? (
    <SolutionList answer={outcome.value} game={game === 'own' ? gameOf(hand) : game} readings={1} />
  ) : (
    <ErrorNotice error={outcome.error} retry={retry} />
  );
}

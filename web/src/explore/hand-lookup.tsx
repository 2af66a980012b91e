// SPDX-License-Identifier: MIT
import { useId, useState } from 'preact/hooks';
import { patientEngine } from '../engine';
import type { Rules } from '../engine/questions';
import { ErrorNotice } from '../parts/notice';
import { useAnswer } from '../engine/use-answer';
import { formatNumber, words } from '../i18n';
import { Reasons, Stars } from '../krypto/difficulty';
import { gameOf, linkTo, parseHand, type Hand, type Read } from '../krypto/hand';
import { explainHand } from '../krypto/hand-problem';
import { SOLUTIONS_LISTED } from '../krypto/play';
import { SolutionList } from '../krypto/solutions';
import { filter } from './filter';
import { exploreWords } from './words';

/** Shows how many solutions any hand has, how hard it is, and the solutions if they are wanted. */
export function HandLookup() {
  const explore = exploreWords();
  const { krypto } = words();
  const id = useId();
  const [read, setRead] = useState<Read<Hand>>();
  const { rules } = filter.value;
  const looked = read?.ok ? JSON.stringify([read.value, rules]) : undefined;
  // Another hand, or other rules, have their solutions hidden again.
  const [listed, setListed] = useState<string>();
  const submit = (event: Event) => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    setRead(parseHand((form.elements.namedItem('hand') as HTMLInputElement).value, 'own'));
  };
  return (
    <>
      <section class="panel">
        <h2>{explore.lookupTitle}</h2>
        <form class="field" onSubmit={submit} noValidate>
          <label for={`${id}-hand`}>{krypto.ownHandHelp}</label>
          <div class="with-button">
            <input
              id={`${id}-hand`}
              name="hand"
              class="input"
              type="text"
              autocomplete="off"
              maxLength={100}
              placeholder="2 4 3 6 5 : 6"
              aria-invalid={read?.ok === false}
              aria-describedby={`${id}-problem`}
            />
            <button type="submit" class="button">
              {explore.lookup}
            </button>
          </div>
          <p id={`${id}-problem`} role="alert" class="wrong">
            {read?.ok === false && explainHand(read.problem)}
          </p>
        </form>
        {read?.ok && <Grade hand={read.value} list={() => setListed(looked)} />}
      </section>
      {read?.ok && listed === looked && <Listed key={looked} hand={read.value} rules={rules} />}
    </>
  );
}

function Grade({ hand, list }: { hand: Hand; list: () => void }) {
  const explore = exploreWords();
  const { app, krypto } = words();
  const { rules } = filter.value;
  const { outcome, retry } = useAnswer('krypto/grade', { ...hand, rules });
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
            <a class="button" href={linkTo(hand, rules)}>
              {krypto.play}
            </a>
            {grade.solvable && (
              <button type="button" class="button" onClick={list}>
                {explore.showSolutions}
              </button>
            )}
          </p>
        </>
      )}
    </div>
  );
}

function Listed({ hand, rules }: { hand: Hand; rules: Rules }) {
  const question = { ...hand, rules, limit: SOLUTIONS_LISTED };
  const { outcome, retry } = useAnswer('krypto/solve', question, patientEngine);
  if (outcome === undefined) {
    return <p role="status">{words().app.loading}</p>;
  }
  return outcome.ok ? (
    <SolutionList answer={outcome.value} game={gameOf(hand)} readings={1} />
  ) : (
    <ErrorNotice error={outcome.error} retry={retry} />
  );
}

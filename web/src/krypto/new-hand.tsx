// SPDX-License-Identifier: MIT
import { useId, useState } from 'preact/hooks';
import { LEVELS } from '../days/daily';
import { ErrorNotice } from '../parts/notice';
import { goTo } from '../address/router';
import type { EngineError } from '../engine/outcome';
import { words } from '../i18n';
import { dealRandom } from './dealing';
import { linkTo, parseHand, type HandProblem } from './hand';
import { deck, DECKS, levelOfNextHand, rulesOfNextHand, type Deck } from './settings';

/** Deals a hand by chance and goes there. */
export async function goToRandomHand(): Promise<EngineError | undefined> {
  const rules = rulesOfNextHand.peek();
  const dealt = await dealRandom(deck.peek(), rules, levelOfNextHand.peek());
  if (!dealt.ok) {
    return dealt.error;
  }
  goTo(linkTo(dealt.value, rules));
  return undefined;
}

/** Deals a hand of the level that is chosen beside the button. */
export function DealHand() {
  const { krypto } = words();
  const [error, setError] = useState<EngineError>();
  const dealHand = () => {
    void goToRandomHand().then(setError);
  };
  return (
    <>
      <button type="button" class="button button-strong" onClick={dealHand}>
        {krypto.randomHand}
      </button>
      <LevelChoice />
      {error && <ErrorNotice error={error} retry={dealHand} />}
    </>
  );
}

export function NewHand() {
  const { krypto } = words();
  return (
    <section class="panel">
      <h2>{krypto.newHand}</h2>
      <div class="new-hand">
        <a class="button" href="#/krypto">
          {krypto.today}
        </a>
        <DealHand />
        <select
          class="select"
          aria-label={krypto.deck}
          value={deck.value}
          onChange={(event) => {
            deck.value = event.currentTarget.value as Deck;
          }}
        >
          {DECKS.map((one) => (
            <option key={one} value={one}>
              {krypto.decks[one]}
            </option>
          ))}
        </select>
      </div>
      <OwnHand />
    </section>
  );
}

export function LevelChoice() {
  const { krypto } = words();
  return (
    <select
      class="select"
      aria-label={krypto.levelOfNextHand}
      value={levelOfNextHand.value ?? ''}
      onChange={(event) => {
        const chosen = Number(event.currentTarget.value);
        levelOfNextHand.value = LEVELS.find((level) => level === chosen);
      }}
    >
      <option value="">{krypto.anyLevel}</option>
      {LEVELS.map((level) => (
        <option key={level} value={level}>
          {krypto.levelNames[level]}
        </option>
      ))}
    </select>
  );
}

function OwnHand() {
  const { krypto } = words();
  const id = useId();
  const [problem, setProblem] = useState<HandProblem>();
  const submit = (event: Event) => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const input = form.elements.namedItem('hand') as HTMLInputElement;
    const read = parseHand(input.value);
    if (read.ok) {
      setProblem(undefined);
      form.reset();
      goTo(linkTo(read.value, rulesOfNextHand.peek()));
    } else {
      setProblem(read.problem);
      input.focus();
    }
  };
  return (
    <form class="field" onSubmit={submit} noValidate>
      <label for={`${id}-hand`}>{krypto.ownHand}</label>
      <div class="with-button">
        <input
          id={`${id}-hand`}
          name="hand"
          class="input"
          type="text"
          autocomplete="off"
          maxLength={100}
          placeholder="2 4 3 6 5 : 6"
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}-problem`}
        />
        <button type="submit" class="button">
          {krypto.play}
        </button>
      </div>
      <p id={`${id}-problem`} role="alert" class="wrong">
        {problem && krypto.handProblem(problem)}
      </p>
    </form>
  );
}

import { useId, useState } from 'preact/hooks';
import { ErrorNotice } from '../app/notice';
import { goTo } from '../app/router';
import type { EngineError } from '../engine/outcome';
import { words } from '../i18n';
import { dealRandom } from './dealing';
import { linkTo, parseHand, type HandProblem } from './hand';
import { deck, DECKS, rulesOfNextHand, type Deck } from './settings';

/** Deals a hand by chance and goes there. */
export async function goToRandomHand(): Promise<EngineError | undefined> {
  const rules = rulesOfNextHand.peek();
  const dealt = await dealRandom(deck.peek(), rules);
  if (!dealt.ok) {
    return dealt.error;
  }
  goTo(linkTo(dealt.value, rules));
  return undefined;
}

export function NewHand() {
  const { krypto } = words();
  const [error, setError] = useState<EngineError>();
  const dealHand = () => {
    void goToRandomHand().then(setError);
  };
  return (
    <section class="panel">
      <h2>{krypto.newHand}</h2>
      <div class="new-hand">
        <a class="button" href="#/krypto">
          {krypto.today}
        </a>
        <button type="button" class="button button-strong" aria-keyshortcuts="N" onClick={dealHand}>
          {krypto.randomHand}
        </button>
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
      {error && <ErrorNotice error={error} retry={dealHand} />}
      <OwnHand />
    </section>
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

// SPDX-License-Identifier: MIT
import { aboutWords } from './words';

/** The keys of cards, and those of letters. */
export function KeyLists({ heading: Heading }: { heading: 'h2' | 'h3' }) {
  const about = aboutWords();
  return (
    <>
      <Heading>{about.keyboard}</Heading>
      <Keys keys={about.keys} />
      <Heading>{about.letterKeyboard}</Heading>
      <Keys keys={about.letterKeys} />
    </>
  );
}

function Keys({ keys }: { keys: readonly (readonly string[])[] }) {
  return (
    <dl class="keys">
      {keys.map(([key, meaning]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}

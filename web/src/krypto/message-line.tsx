// SPDX-License-Identifier: MIT
import type { ComponentChildren } from 'preact';
import { explainError } from '../parts/notice';
import { words } from '../i18n';
import { prettyFormula, writeExpression } from './expression';
import { numberText, operationText } from './notation';
import { hintText, type Message, type Play } from './play';
import { rational } from './rational';
import { lastCard } from './table';

/** The line below the cards: what has happened, or what to do next. It never changes its height. */
export function MessageLine({ play }: { play: Play }) {
  const message = play.message.value;
  return (
    <div class="message">
      {message === undefined ? <Prompt play={play} /> : <Told play={play} message={message} />}
    </div>
  );
}

function Prompt({ play }: { play: Play }) {
  const { krypto } = words();
  const { game, selection } = play;
  const table = game.table.value;
  const last = lastCard(table);
  if (game.isSolvedNow.value && last !== undefined) {
    return (
      <p class="message-strong">
        <strong>{krypto.solved}</strong> {writeExpression(last.made)} = {game.hand.objective}
      </p>
    );
  }
  if (last !== undefined) {
    const objective = numberText(rational(game.hand.objective));
    return <p>{krypto.notTheObjective(numberText(last.value), objective)}</p>;
  }
  const { first, second } = selection.value;
  const name = (place: number) => {
    const card = table.places[place];
    return card === undefined ? '' : numberText(card.value);
  };
  if (first === undefined) {
    return <p>{game.state.gaveUp ? krypto.gaveUp : krypto.chooseFirst}</p>;
  }
  return (
    <p>
      {second === undefined
        ? krypto.chooseSecond(name(first))
        : krypto.chooseOperator(name(first), name(second))}
    </p>
  );
}

function Told({ play, message }: { play: Play; message: Message }) {
  const { krypto, engine } = words();
  switch (message.kind) {
    case 'refused':
      return <p>{krypto.refused(operationText(message.step), message.step.refusal)}</p>;
    case 'hint':
      return (
        <WithButtons text={hintText(message.rung, message.step)}>
          {message.rung === 'step' ? (
            <Button label={krypto.hintDo} press={() => play.followHint()} />
          ) : (
            <Button label={krypto.hintMore} press={() => void play.hint()} />
          )}
        </WithButtons>
      );
    case 'no_way_on':
      return (
        <WithButtons text={krypto.noWayOn}>
          <Button label={krypto.undo} press={() => play.undo()} />
        </WithButtons>
      );
    case 'no_solution':
      return (
        <p>
          {krypto.handWithoutSolution}{' '}
          {message.nearest.length > 0 &&
            krypto.nearest(message.nearest.map(prettyFormula).join(', '))}
        </p>
      );
    case 'give_up_question':
      return (
        <WithButtons text={krypto.giveUpQuestion}>
          <Button label={krypto.giveUpYes} press={() => void play.giveUp()} />
          <Button label={krypto.giveUpNo} press={() => play.putBack()} />
        </WithButtons>
      );
    case 'error':
      return (
        <div role="alert">
          <WithButtons text={explainError(message.error)}>
            <Button label={engine.tryAgain} press={message.retry} />
          </WithButtons>
        </div>
      );
  }
}

function WithButtons({ text, children }: { text: string; children: ComponentChildren }) {
  return (
    <div class="message-buttons">
      <p>{text}</p>
      {children}
    </div>
  );
}

function Button({ label, press }: { label: string; press: () => void }) {
  return (
    <button type="button" class="felt-button" onClick={press}>
      {label}
    </button>
  );
}

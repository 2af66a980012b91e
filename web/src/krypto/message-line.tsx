// SPDX-License-Identifier: MIT
import type { ComponentChildren } from 'preact';
import { explainError } from '../parts/notice';
import { words } from '../i18n';
import { prettyFormula, writeExpression } from './expression';
import { answerTexts } from './answer-text';
import { faceOf } from './cards';
import type { Message } from './card-play';
import { equationText, numberText, wholeOperation } from './notation';
import { hintOf } from './hint-text';
import type { Play } from './play';
import { rational } from './rational';
import { lastCard, madeCard } from './table';
import { wordsOf } from './words-of';

/** The line below the cards: what has happened, or what to do next. It never changes its height. */
export function MessageLine({ play }: { play: Play }) {
  const message = play.message.value;
  return (
    <div class="message">
      {message === undefined ? <Prompt play={play} /> : <Told play={play} message={message} />}
    </div>
  );
}

/** Whether the player looks for a solution that is known not to exist. */
export function isInVain({ game, isUnsolvable }: Play): boolean {
  return isUnsolvable.value && game.isRunning && !game.row.isNearestCounted;
}

function Prompt({ play }: { play: Play }) {
  const { game, selection } = play;
  const { krypto, games } = wordsOf(game.setting.game);
  const table = game.table.value;
  const last = lastCard(table);
  const made = madeCard(table, game.hand, game.setting.use);
  if (made !== undefined) {
    return (
      <p class="message-strong">
        <strong>{games[game.setting.game].solved}</strong>{' '}
        {equationText(writeExpression(made.made), numberText(rational(game.hand.objective)))}
      </p>
    );
  }
  const { answer, distance } = game;
  if (answer !== undefined && distance !== undefined && !game.isAgain.value) {
    const said = answerTexts(game.setting.game, answer, distance, numberText, words());
    return (
      <p class="message-strong">
        <strong>{said.points}</strong> {said.answer}
      </p>
    );
  }
  const mayAnswer = game.row.isNearestCounted && game.isRunning;
  if (last !== undefined && selection.value.first === undefined && !mayAnswer) {
    const objective = numberText(rational(game.hand.objective));
    return <p>{krypto.notTheObjective(numberText(last.value), objective)}</p>;
  }
  const { second } = selection.value;
  const only = mayAnswer && last !== undefined ? table.places.indexOf(last) : undefined;
  const first = selection.value.first ?? only;
  const name = (place: number) => {
    const card = table.places[place];
    return card === undefined ? '' : (faceOf(card, game.setting.game) ?? numberText(card.value));
  };
  if (first === undefined) {
    return <p>{isInVain(play) ? krypto.handWithoutSolution : krypto.chooseFirst}</p>;
  }
  if (second !== undefined) {
    return <p>{krypto.chooseOperator(name(first), name(second))}</p>;
  }
  const asks = krypto.chooseSecond(name(first));
  return mayAnswer ? (
    <WithButtons text={only === undefined ? asks : ''}>
      <Button label={games.myAnswer(name(first))} press={() => play.declare(first)} />
    </WithButtons>
  ) : (
    <p>{asks}</p>
  );
}

function Told({ play, message }: { play: Play; message: Message }) {
  const { engine } = words();
  const { krypto } = wordsOf(play.game.setting.game);
  switch (message.kind) {
    case 'refused':
      return <p>{krypto.refused(wholeOperation(message.step), message.step.refusal)}</p>;
    case 'no_such_card':
      return <p>{krypto.noSuchCard(message.number)}</p>;
    case 'hint':
      return (
        <WithButtons text={hintOf(message.rung, message.steps, play.hand).text}>
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
            krypto.nearest(
              message.nearest.map((one) => equationText(prettyFormula(one))).join(', '),
            )}
        </p>
      );
    case 'give_up_question': {
      const [question, yes] = play.isUnsolvable.value
        ? [`${krypto.handWithoutSolution} ${krypto.seeNearestQuestion}`, krypto.seeNearestYes]
        : [krypto.giveUpQuestion, krypto.giveUpYes];
      return (
        <WithButtons text={question}>
          <Button label={yes} press={() => void play.giveUp()} />
          <Button label={krypto.giveUpNo} press={() => play.putBack()} />
        </WithButtons>
      );
    }
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

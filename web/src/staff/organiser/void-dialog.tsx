// SPDX-License-Identifier: MIT
import { words as pageWords } from '../../i18n';
import { useEffect, useId, useState } from 'preact/hooks';
import { Dialog } from '../../parts/dialog';
import type { Desk } from '../frame/desk';
import { Refusal, refusalText } from '../frame/refusal';
import { staffWords } from '../frame/words';
import type { AskedQuestion, VoidEffect, Voided } from './messages';
import { organiserWords } from './words';

interface Props {
  desk: Desk;
  path: string;
  question: AskedQuestion;
  close: () => void;
}

const CHOICES: readonly Voided[] = ['no', 'all', 'none'];

type Tried = { kind: 'effect'; effect: VoidEffect } | { kind: 'refused'; code: string };

/** Asks how a question with a fault is to count, and says first what that changes. */
export function VoidDialog({ desk, path, question, close }: Props) {
  const { questions: words } = organiserWords();
  const name = useId();
  const [points, setPoints] = useState(question.voided);
  const [tried, setTried] = useState<Tried & { points: Voided }>();
  useEffect(() => {
    let isLeft = false;
    if (points !== question.voided) {
      void desk.server.ask<VoidEffect>('POST', path, { points, dry: true }).then((heard) => {
        if (!isLeft) {
          setTried(
            heard.ok
              ? { kind: 'effect', effect: heard.value, points }
              : { kind: 'refused', code: heard.code, points },
          );
        }
      });
    }
    return () => {
      isLeft = true;
    };
  }, [desk, path, points, question.voided]);
  const known = tried?.points === points && points !== question.voided ? tried : undefined;
  const act = async () => {
    const back = () =>
      desk.act({
        path,
        body: { points: question.voided },
        done: () => ({ text: staffWords().undo.taken }),
      });
    const done = await desk.act<VoidEffect>({
      path,
      body: { points },
      done: (effect) => ({
        text: `${pageWords().app.labelled(question.q, words.voided[points])}. ${words.effect(effect.pupils)}`,
        undo: back,
      }),
    });
    if (done !== undefined) {
      close();
    }
  };
  return (
    <Dialog title={words.voidTitle(question.q)} open cancel={close}>
      <p>{words.voidAbout}</p>
      <fieldset class="void-choices">
        <legend>{words.counts}</legend>
        {CHOICES.map((choice) => (
          <label key={choice}>
            <input
              type="radio"
              name={name}
              checked={choice === points}
              onChange={() => setPoints(choice)}
            />
            {words.choices[choice]}
          </label>
        ))}
      </fieldset>
      <div role="status">
        {points === question.voided ? (
          <p>{words.same}</p>
        ) : known === undefined ? (
          <p>{words.trying}</p>
        ) : known.kind === 'refused' ? (
          <p class="wrong">{refusalText(known.code)}</p>
        ) : (
          <Effect effect={known.effect} />
        )}
      </div>
      <Refusal desk={desk} />
      <p class="contest-buttons">
        <button type="button" class="button" onClick={close}>
          {staffWords().ask.no}
        </button>
        <button
          type="button"
          class="button button-strong"
          aria-disabled={known?.kind !== 'effect' || desk.isBusy.value}
          onClick={() => {
            if (known?.kind === 'effect' && !desk.isBusy.peek()) {
              void act();
            }
          }}
        >
          {words.voidYes}
        </button>
      </p>
    </Dialog>
  );
}

function Effect({ effect }: { effect: VoidEffect }) {
  const { questions: words } = organiserWords();
  return (
    <>
      <p>
        {words.effect(effect.pupils)} {words.parts(effect.more, effect.less)}
      </p>
      <p>
        {effect.most_before === effect.most_after
          ? words.sameMost(effect.most_after)
          : words.most(effect.most_before, effect.most_after)}
      </p>
    </>
  );
}

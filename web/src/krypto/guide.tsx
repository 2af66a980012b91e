// SPDX-License-Identifier: MIT
import { useMemo } from 'preact/hooks';
import { goTo } from '../address/router';
import { words } from '../i18n';
import { Cards, ObjectiveCard } from './cards';
import { Game } from './game';
import { settingOf } from './games';
import { GUIDED_HAND, GUIDE_STEPS, guidePlace, pointAt, type Pointed } from './guide-steps';
import { OperationsRow } from './operations-row';
import { SIGNS } from './operations';
import { Play } from './play';
import { NEW_GAME } from './saved-games';
import { knowsGuide } from './settings';
import { useKeys } from './use-keys';

const NOTHING_POINTED: Pointed = { places: [], operator: undefined };

/** A hand that is played step by step, for who has never seen one. */
export function Guide() {
  const { guide } = words().krypto;
  const play = useMemo(() => new Play(new Game(GUIDED_HAND, settingOf('krypto'), NEW_GAME)), []);
  useKeys(play);
  const table = play.game.table.value;
  const place = guidePlace(table);
  const step = place.kind === 'step' ? GUIDE_STEPS[place.index] : undefined;
  const pointed = step ? pointAt(step, table, play.selection.value) : NOTHING_POINTED;
  return (
    <div class="guide">
      <h1>{guide.title}</h1>
      <section class="felt" aria-label={words().krypto.table} tabIndex={-1}>
        <div class="goal">
          <ObjectiveCard objective={GUIDED_HAND.objective} />
          <p>{guide.goal(GUIDED_HAND.objective)}</p>
        </div>
        <Cards play={play} pointed={pointed.places} />
        <div class="message guide-message" role="status">
          {place.kind === 'step' && step && (
            <p>
              <strong>{guide.step(place.index + 1, GUIDE_STEPS.length)}</strong>{' '}
              {guide.steps[place.index]?.(step.left, SIGNS[step.operator], step.right)}
            </p>
          )}
          {place.kind === 'done' && <p class="message-strong">{guide.done}</p>}
          {place.kind === 'astray' && (
            <div class="message-buttons">
              <p>{guide.astray}</p>
              <button type="button" class="felt-button" onClick={() => play.undo()}>
                {words().krypto.undo}
              </button>
            </div>
          )}
        </div>
        {place.kind !== 'done' && <OperationsRow play={play} pointed={pointed.operator} />}
        <button
          type="button"
          class={place.kind === 'done' ? 'felt-button felt-button-strong' : 'felt-button'}
          onClick={leaveGuide}
        >
          {place.kind === 'done' ? guide.play : guide.skip}
        </button>
      </section>
    </div>
  );
}

/** Goes to today’s hand, which is where the guide stands on the first visit. */
function leaveGuide(): void {
  knowsGuide.value = true;
  goTo('#/krypto');
  scrollTo(0, 0);
  document.getElementById('content')?.focus({ preventScroll: true });
}

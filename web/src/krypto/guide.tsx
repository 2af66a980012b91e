// SPDX-License-Identifier: MIT
import { useMemo } from 'preact/hooks';
import { goTo } from '../address/router';
import { words } from '../i18n';
import { GuideFrame } from '../parts/guide-frame';
import { Cards, ObjectiveCard } from './cards';
import { Game } from './game';
import { settingOf } from './games';
import {
  GUIDED_HAND,
  GUIDE_STEPS,
  guidePlace,
  placesOf,
  pointAt,
  withoutWrong,
  wrongPlaces,
  type GuideStep,
  type Pointed,
} from './guide-steps';
import { numberText } from './notation';
import { OperationsRow } from './operations-row';
import { SIGNS } from './operations';
import { Play } from './play';
import { NEW_GAME } from './saved-games';
import { knowsGuide } from './settings';
import type { Table } from './table';
import { useKeys } from './use-keys';

const NOTHING_POINTED: Pointed = { places: [], operator: undefined };

/** In the lesson, the next card takes the place of those that the step does not need. */
class GuidedPlay extends Play {
  override takeCard(place: number): void {
    const table = this.game.table.peek();
    const step = stepAt(table);
    const selection = this.selection.peek();
    if (step && placesOf(step, table).includes(place)) {
      this.selection.value = withoutWrong(step, table, selection);
    }
    super.takeCard(place);
  }
}

function stepAt(table: Table): GuideStep | undefined {
  const place = guidePlace(table);
  return place.kind === 'step' ? GUIDE_STEPS[place.index] : undefined;
}

const cardAt = (table: Table) => (place: number) => {
  const card = table.places[place];
  return card === undefined ? '' : numberText(card.value);
};

/** A hand that is played step by step, for who has never seen one. */
export function Guide() {
  const { guide } = words().krypto;
  const play = useMemo(
    () => new GuidedPlay(new Game(GUIDED_HAND, settingOf('krypto'), NEW_GAME)),
    [],
  );
  useKeys(play);
  const table = play.game.table.value;
  const place = guidePlace(table);
  const step = stepAt(table);
  const wrong = step ? wrongPlaces(step, table, play.selection.value) : [];
  const pointed = step ? pointAt(step, table, play.selection.value) : NOTHING_POINTED;
  return (
    <GuideFrame
      title={words().guide.title}
      label={words().krypto.table}
      surface="felt"
      place={place}
      steps={GUIDE_STEPS.map(({ left, operator, right }, index) =>
        guide.steps[index]?.(left, SIGNS[operator], right),
      )}
      help={
        step && wrong.length > 0
          ? guide.otherCards(wrong.map(cardAt(table)), step.left, step.right)
          : undefined
      }
      done={guide.done}
      astray={guide.astray}
      undo={() => play.undo()}
      keys={<OperationsRow play={play} pointed={pointed.operator} />}
      play={guide.play}
      leave={leaveGuide}
    >
      <div class="goal">
        <ObjectiveCard objective={GUIDED_HAND.objective} />
        <p>{guide.goal(GUIDED_HAND.objective)}</p>
      </div>
      <Cards play={play} pointed={pointed.places} />
    </GuideFrame>
  );
}

/** Goes to today’s hand, which is where the guide stands on the first visit. */
function leaveGuide(): void {
  knowsGuide.value = true;
  goTo('#/krypto');
}

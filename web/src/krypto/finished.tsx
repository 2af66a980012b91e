// SPDX-License-Identifier: MIT
import { useState } from 'preact/hooks';
import { announce } from '../parts/announcer';
import { today } from '../days/day';
import { handOver } from '../parts/hand-over';
import { diary, streakBy } from '../diary/diary';
import { words } from '../i18n';
import { goToNextHand } from './new-hand';
import type { Play } from './play';
import { ResultCard } from './result-card';
import { showsClock } from './settings';
import { shareText } from './share';

interface FinishedProps {
  play: Play;
  day: string | undefined;
  level: number | undefined;
}

/** Takes the place of the operations once the hand is solved. */
export function Finished({ play, day, level }: FinishedProps) {
  const { krypto } = words();
  const [shared, setShared] = useState<{ text: string; isCopied: boolean }>();
  const { hand, setting, state, address, answer, distance } = play.game;
  const isOver = state.solved || answer !== undefined;
  const share = async () => {
    const seconds = showsClock.value ? state.seconds : undefined;
    const { game } = setting;
    const days = streakBy(diary.value, day ?? null, today.value, game);
    const { hints } = state;
    const near = state.solved ? undefined : answer && distance && { answer, distance };
    const result = { game, hand, day, level, seconds, hints, days, near };
    const ofDay = day === undefined ? '' : `${address.includes('?') ? '&' : '?'}day=${day}`;
    const link = location.href.split('#', 1).join('') + address + ofDay;
    const text = shareText(result, link, words());
    const isCopied = await handOver(text);
    if (isCopied !== undefined) {
      setShared({ text, isCopied });
      announce(isCopied ? krypto.copied : krypto.copyByHand);
    }
  };
  return (
    <div class="finished">
      {isOver && <ResultCard play={play} day={day} />}
      <div class="finished-buttons">
        {isOver && (
          <button type="button" class="felt-button felt-button-strong" onClick={() => void share()}>
            {krypto.share}
          </button>
        )}
        <button type="button" class="felt-button" onClick={() => void goToNextHand(play.game)}>
          {krypto.newHand}
        </button>
      </div>
      {shared && (
        <p class="finished-shared">
          {shared.isCopied ? (
            krypto.copied
          ) : (
            <>
              {krypto.copyByHand} <code>{shared.text}</code>
            </>
          )}
        </p>
      )}
    </div>
  );
}

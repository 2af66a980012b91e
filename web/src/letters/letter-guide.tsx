// SPDX-License-Identifier: MIT
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { goTo } from '../address/router';
import { words } from '../i18n';
import { GuideFrame } from '../parts/guide-frame';
import { guidePlace, type LetterStep } from './guide-steps';
import { useKeyboard, type Player } from './keyboard';
import { Keypad } from './keypad';
import './keypad.css';
import { useArrival } from './letter-play';
import { LetterStrip } from './letter-strip';
import type { Play } from './play';

interface LetterGuideProps {
  play: Play;
  steps: readonly LetterStep[];
  /** The texts of the steps, of the end, and of the way on. */
  texts: { steps: readonly string[]; done: string; play: string };
  board: ComponentChildren;
  /** Notes that the lesson is known, and says where it leads. */
  leave: () => string;
}

/** A tiny puzzle that is solved step by step, for who has never seen one. */
export function LetterGuide({ play, steps, texts, board, leave }: LetterGuideProps) {
  const { guide, letters } = words();
  const { desk, move, choose } = play;
  useArrival(play);
  const player = useMemo<Player>(() => ({ desk, move, choose }), [desk, move, choose]);
  useKeyboard(player);
  const laid = desk.laid.value;
  const isThere = laid !== undefined && steps.every(({ letter }) => laid.letters.includes(letter));
  const place = isThere ? guidePlace(steps, laid.board) : undefined;
  const step = place?.kind === 'step' ? steps[place.index] : undefined;
  const isTooEarly = step !== undefined && desk.note.value.kind === 'choose_letter';
  const isChosen = step !== undefined && desk.chosenLetter.value === step.letter;
  return (
    <GuideFrame
      title={guide.title}
      label={play.title()}
      surface="paper"
      place={place ?? { kind: 'step', index: 0 }}
      steps={texts.steps}
      help={isTooEarly ? guide.letterFirst(step.letter) : undefined}
      done={texts.done}
      astray={guide.wrongDigit}
      undo={() => desk.takeBack('undo')}
      keys={
        isThere && (
          <>
            <LetterStrip
              desk={desk}
              wrong={[]}
              choose={choose}
              pointed={isChosen ? undefined : step?.letter}
            />
            <Keypad desk={desk} pointed={isChosen ? step.digit : undefined} isPlain />
          </>
        )
      }
      play={texts.play}
      leave={() => goTo(leave())}
    >
      <p class="guide-goal">{letters.notes.rule}</p>
      {isThere && <div class="board-frame">{board}</div>}
    </GuideFrame>
  );
}

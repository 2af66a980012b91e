// SPDX-License-Identifier: MIT
import { useEffect, useRef } from 'preact/hooks';
import { ConflictSwitch, HelpActions, MoreActions } from './actions';
import { Keypad } from './keypad';
import { hasEnded } from './game';
import { LetterResult } from './letter-result';
import { LetterStrip } from './letter-strip';
import { NotePanel } from './note-panel';
import type { SideProps } from './play';
import { wrongLetters } from './said';
import { share } from './sharing';

/** The parts that a player needs in sight at once. */
export const PLAYED_WITH = '.board-frame, .letters, .keypad, .actions-help, .note';

/** All that one plays with beside the board. */
export function TableSide(props: SideProps) {
  const { play, laid, chooseNew } = props;
  const { desk, helper, preferences, prefer } = play;
  const { conflicts } = preferences.value;
  // A puzzle that ends was open before the player's eyes; one that is laid again was not.
  const openCode = useRef('');
  const { code } = laid.game;
  const isOpen = laid.settled && laid.progress === 'open';
  useEffect(() => {
    if (isOpen) {
      openCode.current = code;
    }
  }, [isOpen, code]);
  return (
    <div class="table-side">
      <LetterStrip desk={desk} wrong={wrongLetters(desk, conflicts)} choose={play.choose} />
      {hasEnded(laid) ? (
        <LetterResult key={laid.game.code} {...props} isFresh={openCode.current === code} />
      ) : (
        <>
          <Keypad desk={desk} />
          <HelpActions desk={desk} helper={helper} />
          <NotePanel {...props} />
          <ConflictSwitch on={conflicts} set={(on) => prefer({ conflicts: on })} />
          <MoreActions desk={desk} share={() => void share(play)} chooseNew={chooseNew} />
        </>
      )}
    </div>
  );
}

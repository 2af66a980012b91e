// SPDX-License-Identifier: MIT
import { useEffect, useRef, useState } from 'preact/hooks';
import { closeOver, openOver } from '../address/over';
import { focusContent } from '../address/focus-content';
import { Notice } from '../parts/notice';
import { place } from '../address/router';
import { readCode, roomAddress } from './session/code';
import { JoinForm } from './join-form';
import { OpenDuelForm } from './duels/open-form';
import { OpenForm } from './matches/open-form';
import { ReplayPages, ReplaySection } from './replays/replay-panel';
import { SavedMatch, useSavedMatch } from './replays/saved-match';
import type { Reason } from './session/protocol';
import { forgetSeats, keptSeats } from './session/seats';
import { probeServer, type ServerKind } from '../engine/ask-server';
import type { Session, Trouble } from './session/session';
import { LastClass, LastClasses } from './classes/last-classes';
import type { KeptClass } from './session/last-classes';
import { OpenClassForm } from './classes/open-form';
import { myName } from './session/wishes';
import { Opening } from './parts/opening';
import { classWords, duelWords, roomWords } from './parts/words';

/** Refusals after which another name opens the room. */
const OF_NAMES: readonly Reason[] = ['name_taken', 'bad_name'];

/** Outside of any room: one comes to a room, or opens one. */
export function Door({ session }: { session: Session }) {
  const words = roomWords();
  const [server, setServer] = useState<ServerKind>();
  const probe = () => {
    void probeServer().then(setServer);
  };
  useEffect(probe, []);
  const saved = useSavedMatch();
  const [last, openLast] = useLastClass();
  const trouble = session.trouble.value;
  if (saved.match !== undefined) {
    return (
      <>
        <h1>{words.title}</h1>
        <ReplaySection close={saved.close}>
          <ReplayPages replay={saved.match} />
        </ReplaySection>
      </>
    );
  }
  if (last !== undefined) {
    return <LastClass kept={last} close={closeOver} />;
  }
  const lastClasses = <LastClasses open={openLast} forgotten={focusContent} />;
  if (server === 'files_only' || trouble?.kind === 'files_only') {
    return (
      <>
        <h1>{words.title}</h1>
        <p class="room-intro">{words.intro}</p>
        <Notice>
          <p>{words.filesOnly}</p>
        </Notice>
        {lastClasses}
        <SavedMatch saved={saved} />
      </>
    );
  }
  const linked = session.isTakenOut.value ? '' : (place.value.query.get('code') ?? '');
  // By a link that works, one has the code and only needs a name.
  const isOfName = trouble?.kind === 'refused' && OF_NAMES.includes(trouble.reason);
  const invited = trouble === undefined || isOfName ? readCode(linked) : undefined;
  return (
    <>
      <h1>{words.title}</h1>
      {invited === undefined && <p class="room-intro">{words.intro}</p>}
      {trouble && !(isOfName && invited !== undefined) && (
        <Notice role="alert">
          <p>{explainTrouble(trouble)}</p>
        </Notice>
      )}
      {server === 'unreachable' && trouble === undefined && (
        <Notice role="alert">
          <p>{words.unreachable}</p>
          <button type="button" class="button" onClick={probe}>
            {words.tryAgain}
          </button>
        </Notice>
      )}
      <div class="room-door">
        <JoinForm
          key={linked}
          session={session}
          linked={linked}
          invited={invited}
          refusedName={isOfName ? explainTrouble(trouble) : undefined}
          isServed={server === 'reckon'}
        />
        {invited === undefined && <Openings session={session} />}
        <KeptSeats />
        {lastClasses}
        {invited === undefined && <SavedMatch saved={saved} />}
      </div>
    </>
  );
}

/** A class of before, which opens over the door. */
function useLastClass(): [KeptClass | undefined, (kept: KeptClass) => void] {
  const [last, setLast] = useState<KeptClass>();
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && last === undefined) {
      focusContent();
    }
    wasOpen.current = last !== undefined;
  }, [last]);
  const open = (kept: KeptClass) => {
    openOver(() => setLast(undefined));
    setLast(kept);
  };
  return [last, open];
}

/** The rooms that one can open: a card each. */
function Openings({ session }: { session: Session }) {
  const words = roomWords();
  const duel = duelWords();
  const classes = classWords();
  return (
    <div class="room-openings">
      <Opening title={classes.open} help={classes.openHelp}>
        <OpenClassForm session={session} />
      </Opening>
      <Opening title={duel.open} help={duel.openHelp}>
        <OpenDuelForm session={session} />
      </Opening>
      <Opening title={words.open} help={words.openHelp}>
        <OpenForm session={session} />
      </Opening>
    </div>
  );
}

function explainTrouble(trouble: Trouble): string {
  const words = roomWords();
  switch (trouble.kind) {
    case 'refused':
      return words.reasons[trouble.reason];
    case 'ended':
      return classWords().ended[trouble.how];
    case 'no_answer':
      return words.noAnswer;
    case 'files_only':
      return words.filesOnly;
  }
}

function KeptSeats() {
  const words = roomWords();
  const [seats, setSeats] = useState(keptSeats);
  if (seats.length === 0) {
    return null;
  }
  const led = new Set(seats.filter(({ isHost }) => isHost).map(({ code }) => code));
  return (
    <section class="panel">
      <h2>{words.kept}</h2>
      <ul class="room-kept">
        {seats.map(({ code, name, token, isHost }) => (
          <li key={token}>
            <a
              class="button"
              href={!isHost && led.has(code) ? roomAddress(code, 'play') : roomAddress(code)}
            >
              {isHost ? classWords().keptClass(code) : words.keptSeat(code, name)}
            </a>
          </li>
        ))}
      </ul>
      <button
        type="button"
        class="button"
        onClick={() => {
          forgetSeats();
          myName.value = '';
          setSeats([]);
          focusContent();
        }}
      >
        {words.forgetSeats}
      </button>
    </section>
  );
}

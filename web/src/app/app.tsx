// SPDX-License-Identifier: MIT
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { HomeView } from '../home/home-view';
import { dateOf, hasPuzzles, today } from '../days/day';
import { formatDay, words } from '../i18n';
import { capital } from '../i18n/base/text';
import { CountdownView, KryptoView, View24 } from '../krypto/krypto-view';
import { HandRun, PuzzleRun } from '../run/later';
import { UpdateNotice } from '../offline/update-notice';
import { Announcer } from '../parts/announcer';
import { focusContent } from '../address/focus-content';
import { later } from '../parts/later';
import { KeysSheet } from './keys-sheet';
import { Masthead } from './masthead';
import { Notice } from '../parts/notice';
import { pageName } from '../parts/page-name';
import { place, type Place } from '../address/router';
import { arrivals } from '../address/scroll';

const VIEW_OF: Record<Place['view'], ComponentType> = {
  home: HomeView,
  record: later(async () => (await import('../record/record-view')).RecordView),
  krypto: orRun(KryptoView, HandRun),
  '24': orRun(View24, HandRun),
  countdown: orRun(CountdownView, HandRun),
  room: later(async () => (await import('../together/room-view')).RoomView),
  calcrostic: orRun(
    later(async () => (await import('../calcrostic/calcrostic-view')).CalcrosticView),
    PuzzleRun,
  ),
  alphametic: later(async () => (await import('../alphametic/alphametic-view')).AlphameticView),
  scan: later(async () => (await import('../scan/scan-view')).ScanView),
  explore: later(async () => (await import('../explore/explore-view')).ExploreView),
  workshop: later(async () => (await import('../workshop/workshop-view')).WorkshopView),
  about: later(async () => (await import('../about/about-view')).AboutView),
  unknown: UnknownView,
};

export function App() {
  const { app } = words();
  const { view } = place.value;
  const title = titleOf(place.value);
  useEffect(() => {
    document.title = title;
  }, [title]);
  const arrival = arrivals.value;
  useEffect(() => {
    if (arrival > 0) {
      focusContent();
    }
  }, [arrival]);
  const View = VIEW_OF[view];
  return (
    <>
      <a class="skip-link" href="#content" onClick={skipToContent}>
        {app.skipToContent}
      </a>
      <Masthead />
      <main id="content" tabIndex={-1}>
        <View />
      </main>
      <footer class="foot">
        <a href="#/about">{app.views.about}</a>
      </footer>
      <UpdateNotice />
      <KeysSheet />
      <Announcer />
    </>
  );
}

/** A day before today is named, as there are many of them. */
function titleOf({ view, parts: [day = ''] }: Place): string {
  const { app } = words();
  if (view === 'unknown') {
    return app.title;
  }
  const isPast = view === 'home' && hasPuzzles(day) && day !== today.value;
  return app.pageTitle(
    isPast ? capital(formatDay(dateOf(day))) : (pageName.value ?? app.views[view]),
  );
}

/** A view whose address leads to a run against the clock with `/run` behind it. */
function orRun(View: ComponentType, Run: ComponentType): ComponentType {
  return function ViewOrRun() {
    const { parts } = place.value;
    return parts.length === 1 && parts[0] === 'run' ? <Run /> : <View />;
  };
}

/** Following the link would change the address, which says what is on the table. */
function skipToContent(event: Event): void {
  event.preventDefault();
  document.getElementById('content')?.focus();
}

function UnknownView() {
  const { app } = words();
  return (
    <>
      <h1>{app.title}</h1>
      <Notice>
        <p>{app.unknownView}</p>
        <a class="button" href="#/">
          {app.backHome}
        </a>
      </Notice>
    </>
  );
}

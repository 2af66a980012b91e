// SPDX-License-Identifier: MIT
import { useEffect } from 'preact/hooks';
import { PageSettings } from '../contest/page-settings';
import { language, words as pageWords } from '../i18n';
import { Announcer } from '../parts/announcer';
import { ACTS_PAGE } from './frame/acts-view';
import { AskDialog } from './frame/ask-dialog';
import { addressOf, type Desk } from './frame/desk';
import { EnterView } from './frame/enter-view';
import { Foot } from './frame/foot';
import { Heading } from './frame/heading';
import type { Me, Role } from './frame/messages';
import type { StaffPage } from './frame/page';
import { staffWords } from './frame/words';
import { GROUP_PAGES } from './groups/pages';
import { ORGANISER_PAGES } from './organiser/pages';

/** The pages of each role; the first one is shown on entry. */
const PAGES: Readonly<Record<Role, readonly StaffPage[]>> = {
  invigilator: GROUP_PAGES,
  teacher: [...GROUP_PAGES, ACTS_PAGE],
  organiser: [...ORGANISER_PAGES, ...GROUP_PAGES],
};

export function App({ desk }: { desk: Desk }) {
  const words = staffWords();
  const scene = desk.scene.value;
  useEffect(() => {
    document.title = words.title;
    document.documentElement.lang = language.value;
  });
  return (
    <>
      <a class="skip-link" href="#content" onClick={skip}>
        {words.skip}
      </a>
      <header class="contest-head">
        <span class="contest-name">{words.title}</span>
        <PageSettings
          speak={(chosen) => {
            language.value = chosen;
          }}
        />
        {scene.kind === 'in' && <Navigation desk={desk} me={scene.me} />}
      </header>
      <main id="content" tabIndex={-1}>
        <Scene desk={desk} />
      </main>
      <Foot desk={desk} />
      <AskDialog desk={desk} />
      <Announcer />
    </>
  );
}

function skip(event: Event): void {
  event.preventDefault();
  document.getElementById('content')?.focus();
}

function Navigation({ desk, me }: { desk: Desk; me: Me }) {
  const words = staffWords();
  const pages = PAGES[me.role];
  const here = desk.place.value[0] ?? pages[0]?.path;
  return (
    <div class="staff-bar">
      <nav class="staff-tabs" aria-label={words.nav}>
        {pages.map(({ path, name }) => (
          <a
            key={path}
            class="staff-tab"
            href={addressOf(path)}
            aria-current={path === here ? 'page' : undefined}
          >
            {name()}
          </a>
        ))}
      </nav>
      <p class="staff-who">
        {[words.roles[me.role], me.name, me.school].filter((part) => part !== '').join(' · ')}
      </p>
      <button type="button" class="button button-quiet" onClick={() => void desk.leave()}>
        {words.leave}
      </button>
    </div>
  );
}

function Scene({ desk }: { desk: Desk }) {
  const { unreached, nowhere } = staffWords();
  const scene = desk.scene.value;
  switch (scene.kind) {
    case 'loading':
      return <p role="status">{pageWords().app.loading}</p>;
    case 'code':
      return <EnterView desk={desk} />;
    case 'unreached':
      return (
        <section class="contest-card">
          <Heading>{unreached.title}</Heading>
          <button type="button" class="button" onClick={() => void desk.refresh()}>
            {unreached.again}
          </button>
        </section>
      );
    case 'in': {
      const [path, ...rest] = desk.place.value;
      const pages = PAGES[scene.me.role];
      const page = path === undefined ? pages[0] : pages.find((one) => one.path === path);
      return page === undefined ? (
        <section class="contest-card">
          <Heading>{nowhere.title}</Heading>
          <p>
            <a href={addressOf()}>{nowhere.back}</a>
          </p>
        </section>
      ) : (
        <page.view key={page.path} desk={desk} me={scene.me} rest={rest} />
      );
    }
  }
}

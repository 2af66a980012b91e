// SPDX-License-Identifier: MIT
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { language, type Language } from '../i18n';
import { Announcer } from '../parts/announcer';
import { PageSettings } from './page-settings';
import { contestWords } from './words';

interface Props {
  title: string;
  /** Takes another language. */
  speak: (chosen: Language) => void;
  children: ComponentChildren;
}

/** Head, settings and content of a page of a contest. */
export function ContestFrame({ title, speak, children }: Props) {
  useEffect(() => {
    document.title = title;
    document.documentElement.lang = language.value;
  });
  return (
    <>
      <a class="skip-link" href="#content" onClick={skip}>
        {contestWords().skip}
      </a>
      <header class="contest-head">
        <span class="contest-name">{title}</span>
        <PageSettings speak={speak} />
      </header>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Announcer />
    </>
  );
}

function skip(event: Event): void {
  event.preventDefault();
  document.getElementById('content')?.focus();
}

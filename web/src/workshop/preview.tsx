// SPDX-License-Identifier: MIT
import { useLayoutEffect, useRef } from 'preact/hooks';
import { words } from '../i18n';
import { readDrawing } from './drawing';
import type { PagesAnswer } from './questions';

/** The pages as they are printed: white in both themes. */
export function Preview({ laid }: { laid: PagesAnswer }) {
  const { workshop } = words();
  const { pages, answers } = laid;
  return (
    <section class="sheet-pages" aria-label={workshop.preview}>
      {pages.map((page, index) => (
        <Page key={index} svg={page} name={workshop.page(index + 1, pages.length)} part="puzzles" />
      ))}
      {answers.map((page, index) => (
        <Page
          key={-index - 1}
          svg={page}
          name={workshop.answersPage(index + 1, answers.length)}
          part="answers"
        />
      ))}
    </section>
  );
}

interface PageProps {
  svg: string;
  name: string;
  part: 'puzzles' | 'answers';
}

function Page({ svg, name, part }: PageProps) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    frame.current?.replaceChildren(readDrawing(svg));
  }, [svg]);
  return (
    <figure class={`sheet-page sheet-${part}`}>
      <div ref={frame} class="sheet-paper" role="img" aria-label={name} />
      <figcaption class="small" aria-hidden="true">
        {name}
      </figcaption>
    </figure>
  );
}

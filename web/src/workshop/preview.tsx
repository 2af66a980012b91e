// SPDX-License-Identifier: MIT
import { useEffect, useRef } from 'preact/hooks';
import { readDrawing } from './drawing';
import { sheet } from './kept';
import type { Laid } from './use-pages';
import { nameOfVersion } from './versions';
import { workshopWords } from './words';

/** The pages as they are printed: white in both themes. */
export function Preview({ laid }: { laid: Laid }) {
  const workshop = workshopWords();
  const { versions } = laid;
  const answers = versions.flatMap((one) => one.answers);
  const named = (version: number, page: string) => {
    const name = nameOfVersion(sheet.value, version + 1);
    return name === undefined ? page : workshop.ofVersion(name, page);
  };
  return (
    // A scrolling element must be reachable by the keyboard.
    <section class="sheet-pages" aria-label={workshop.preview} tabIndex={0}>
      {versions.flatMap(({ pages }, version) =>
        pages.map((page, i) => (
          <Page
            key={`${version}-${i}`}
            svg={page}
            name={named(version, workshop.page(i + 1, pages.length))}
            part="puzzles"
          />
        )),
      )}
      {answers.map((page, i) => (
        <Page
          key={`answers-${i}`}
          svg={page}
          name={workshop.answersPage(i + 1, answers.length)}
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
  // In a task of its own: all pages and the list of puzzles at once would block the page.
  useEffect(() => {
    const timer = setTimeout(() => frame.current?.replaceChildren(readDrawing(svg)));
    return () => clearTimeout(timer);
  }, [svg]);
  return (
    <figure class={`sheet-page sheet-${part}`}>
      <div
        ref={frame}
        class="sheet-paper"
        style={{ '--shape': shapeOf(svg) }}
        role="img"
        aria-label={name}
      />
      <figcaption class="small" aria-hidden="true">
        {name}
      </figcaption>
    </figure>
  );
}

/** Width over height, for the room that a page takes before it is drawn. */
function shapeOf(svg: string): string {
  const [, width = '1', height = '1'] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  return `${width} / ${height}`;
}

// SPDX-License-Identifier: MIT
/** The versions of a sheet, as the engine is asked for them. */
import type { Ask } from '../engine/questions';
import { LONGEST_TITLE, VERSION_NAMES, type Sheet } from './sheet';
import { workshop } from '../i18n/en/workshop';

/** Version 1 is the sheet as it is. */
export function pagesQuestion(sheet: Sheet, version: number): Ask<'sheet/pages'> {
  const { codes, title, lang, paper, large, answers, grading } = sheet;
  return {
    codes,
    title,
    lang,
    paper,
    large,
    answers: answers !== 'none',
    version,
    ...(version > 1 && grading === undefined && { former_grading: true }),
  };
}

/** The name of a version, where there are several. */
export function nameOfVersion(sheet: Sheet, version: number): string | undefined {
  return sheet.versions === 1 ? undefined : VERSION_NAMES[version - 1];
}

/** A question for each version; where there are several, the title names it. */
export function pagesQuestions(sheet: Sheet): Ask<'sheet/pages'>[] {
  return Array.from({ length: sheet.versions }, (_, i) => {
    const name = nameOfVersion(sheet, i + 1);
    return pagesQuestion(
      name === undefined ? sheet : { ...sheet, title: titled(sheet, name) },
      i + 1,
    );
  });
}

function titled({ title, lang }: Sheet, name: string): string {
  const end = ` – ${name}`;
  const whole = title === '' ? workshop.usualTitle[lang] : title;
  return whole.slice(0, LONGEST_TITLE - end.length) + end;
}

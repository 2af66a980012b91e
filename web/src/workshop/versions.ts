// SPDX-License-Identifier: MIT
/** The versions of a sheet, as the engine is asked for them. */
import type { Ask } from '../engine/questions';
import { VERSION_NAMES, type Sheet } from './sheet';

/**
 * Version 1 is the sheet as it is. The engine names versions in titles where there are several, and
 * lays out the answers of all together, which come with the first.
 */
export function pagesQuestion(sheet: Sheet, version: number): Ask<'sheet/pages'> {
  const { codes, title, lang, paper, large, answers, versions, points, minutes, working, grading } =
    sheet;
  return {
    codes,
    title,
    lang,
    paper,
    large,
    points: points ?? 0,
    minutes: minutes ?? 0,
    working: working ?? 0,
    answers: answers !== 'none' && version === 1,
    version,
    versions,
    ...(grading === undefined ? { former_grading: true } : { grading }),
  };
}

/** The name of a version, where there are several. */
export function nameOfVersion(sheet: Sheet, version: number): string | undefined {
  return sheet.versions === 1 ? undefined : VERSION_NAMES[version - 1];
}

/** The names of all versions, where there are several. */
export function namesOfVersions({ versions }: Sheet): readonly string[] {
  return versions === 1 ? [] : VERSION_NAMES.slice(0, versions);
}

/** A question for each version. */
export function pagesQuestions(sheet: Sheet): Ask<'sheet/pages'>[] {
  return Array.from({ length: sheet.versions }, (_, i) => pagesQuestion(sheet, i + 1));
}

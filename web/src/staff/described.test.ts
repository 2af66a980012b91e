// SPDX-License-Identifier: MIT
/** The messages that the pages of contests read and send are described: else this does not compile. */
import { expect, it } from 'vitest';
import type { components } from '../contest/described';
import type * as pupils from '../contest/messages';
import type * as frame from './frame/messages';
import type * as groups from './groups/messages';
import type * as organiser from './organiser/messages';

type Described<Name extends keyof components['schemas']> = components['schemas'][Name];

/** Whether each part of a message has a described part of its name, with common values. */
type Fits<Page, Given> = unknown extends Given
  ? true
  : Page extends readonly (infer Item)[]
    ? Given extends readonly (infer Other)[]
      ? Fits<Item, Other>
      : false
    : Page extends object
      ? { [Key in keyof Page]-?: FitsAt<Key, Page, Given> }[keyof Page]
      : Leaf<Page, Given>;

type Leaf<Page, Given> = [Page & Given] extends [never] ? false : true;

type FitsAt<Key extends keyof Page, Page, Given> = Key extends keyof Given
  ? unknown extends Given[Key]
    ? true
    : NonNullable<Page[Key]> extends string | number | boolean
      ? Leaf<NonNullable<Page[Key]>, Given[Key]>
      : Fits<NonNullable<Page[Key]>, NonNullable<Given[Key]>>
  : string extends keyof Given
    ? true
    : false;

type AllFit<Answers extends readonly true[]> = Answers;

it('has a description for each message', () => {
  type Known = AllFit<
    [
      Fits<pupils.Attempt, Described<'attempt'>>,
      Fits<pupils.Changes, Described<'changes-body'>>,
      Fits<pupils.Told, Described<'changes'>>,
      Fits<pupils.Me, Described<'me'>>,
      Fits<Omit<pupils.Entered, 'me'>, Described<'entered'>>,
      Fits<pupils.HandedIn, Described<'hand-in'>>,
      Fits<pupils.Result, Described<'result'>>,
      Fits<pupils.Privacy, Described<'privacy'>>,
      Fits<frame.Me, Described<'staff-me'>>,
      Fits<groups.Row, Described<'wall-row'>>,
      Fits<groups.Progress, Described<'progress'>>,
      Fits<groups.Enrolled, Described<'entrants'>['entrants'][number]>,
      Fits<groups.GroupResults, Described<'group-results'>>,
      Fits<groups.Sheets, Described<'sheets'>>,
      Fits<groups.SheetsTaken, Described<'sheets-taken'>>,
      Fits<organiser.ContestInFull, Described<'contest'>>,
      Fits<organiser.AskedQuestion, Described<'questions'>['questions'][number]>,
      Fits<organiser.VoidEffect, Described<'voided'>>,
      Fits<organiser.Statistics, Described<'statistics'>>,
      Fits<organiser.Teacher, Described<'teacher'>>,
      Fits<frame.PastAct, Described<'acts'>['acts'][number]>,
    ]
  >;
  // A part that is not described would be noticed.
  type Unknown = Fits<{ readonly now: number; readonly other: number }, Described<'now'>>;
  const known: Known[number] = true;
  const unknown: Unknown = false;
  expect([known, unknown]).toEqual([true, false]);
});

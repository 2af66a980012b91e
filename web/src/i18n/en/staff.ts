// SPDX-License-Identifier: MIT
import { plural } from './grammar';

/** The words of the page of staff: entry, navigation, questions, notices. */
export const staff = {
  title: 'Contest: staff',
  skip: 'Skip to the content',
  nav: 'Pages',
  leave: 'Leave',
  roles: { invigilator: 'Invigilator', teacher: 'Teacher', organiser: 'Organiser' },
  groups: 'Groups',
  enter: {
    title: 'Enter as staff',
    code: 'Your code',
    help: 'Teachers and organisers have a code of twenty letters and digits. The day code of an invigilator has twelve.',
    go: 'Enter',
    pupils: 'Pupils enter here',
    faults: {
      sign: (sign: string) =>
        `No code has the sign ${sign}: codes have digits, and letters but I, L, O and U.`,
      length: (length: number) =>
        `A code has 20 letters and digits, or 12 for a day code, and these are ${length}. Compare it with your letter.`,
      mistyped: 'The code is mistyped. Compare it with your letter, sign by sign.',
    },
  },
  ask: { no: 'No, go back' },
  undo: { undo: 'Undo', close: 'Close', taken: 'It was taken back.' },
  notices: { label: 'Notices of the organiser', read: 'I have read it' },
  unreached: {
    title: 'The server cannot be reached',
    again: 'Try again',
    since: 'The server is not reached: this is the last that came.',
    fresh: 'The page asks every five seconds.',
  },
  nowhere: { title: 'There is no such page', back: 'Back to the start' },
  facts: {
    pupils: (count: number) => plural(count, 'pupil', 'pupils'),
    minutes: (minutes: number) => plural(minutes, 'minute', 'minutes'),
  },
  refusals: {
    unreached: 'The server cannot be reached. Check the network, then try again.',
    unknown_code: 'This code is not known here. Compare it with your letter, or ask the organiser.',
    mistyped: 'The code is mistyped. Compare it with your letter, sign by sign.',
    entrant: 'This is the code of a pupil. Pupils enter on their own page.',
    wait: 'Too many codes were wrong. Wait a moment, then try again.',
    token: 'The session has ended. Enter your code again.',
    role: 'Your code does not allow this. Ask the organiser.',
    not_found: 'This is not there, or not yours.',
    quota: 'These are more pupils than your quota allows. Ask the organiser for a larger one.',
    taken: 'You have a group of this name. Choose another name.',
    both_wrote: 'Both have written answers, so they stay two.',
    names_off: 'This contest keeps no names.',
    nothing: 'There is nothing to print yet.',
    not_built: 'The server was built without this. Ask the organiser.',
    not_open: 'The window is not open. Let pupils start later first, or ask the organiser.',
    not_published: 'The results are not published yet.',
    open: 'This is not possible while pupils write.',
    asks: 'The server wants a second word. Try again.',
    bad_request: 'The server does not understand this. Check what you have entered.',
    too_large: 'This is too large. Take it in smaller parts.',
    busy: 'The server is busy. Try again in a moment.',
    over: 'This attempt has ended.',
    not_marked: 'The papers are not marked yet. Mark them first.',
    no_answers: 'No paper was handed in yet.',
    not_handed_in: 'This paper was not handed in.',
    other: (code: string) => `The server refuses this (${code}). Try again, or ask the organiser.`,
  },
};

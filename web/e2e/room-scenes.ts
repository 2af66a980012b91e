// SPDX-License-Identifier: MIT
/** Scenes of rooms, for axe and for screenshots: the scene speaks for the server. */
import type { Page } from 'playwright-core';
import {
  CLASS_BETWEEN,
  CLASS_CALCROSTIC,
  CLASS_GATHERING,
  CLASS_OVER,
  CLASS_PLAYING,
  CLASS_RECORD,
  PUPILS,
} from '../src/together/session/class-samples';
import {
  DUEL_BETWEEN,
  DUEL_EXPLAINING,
  DUEL_GATHERING,
  DUEL_LAST,
  DUEL_OVER,
  DUEL_PLAYING,
  DUEL_RECORD,
} from '../src/together/session/duel-samples';
import type {
  ClassRoom,
  ClassRow,
  DuelHappened,
  DuelRoom,
  Happened,
  RecordLine,
  Room,
} from '../src/together/session/protocol';
import {
  CODE,
  GATHERING,
  LATER,
  OVER,
  PLAYING,
  player,
  TOKEN,
} from '../src/together/session/match-samples';
import { recordText } from '../src/together/replays/record-file';
import type { Scene } from './scenes';
import { unfolded } from './room-play';
import { button, card } from './table';

interface Said {
  /** One's own seat; without one, one watches. */
  seat?: number;
  /** The rooms that come one after the other, with what happened between. */
  rooms: [Room, ...[Happened, Room][]];
  present?: boolean[];
  watching?: number;
}

export const ADDRESS = `#/room?code=${CODE}`;

/** Servers also say in English what is wrong with a formula. */
function asSent(happened: Happened): object {
  return happened.kind === 'wrong'
    ? { ...happened, problems: happened.problems.map((kind) => ({ kind, message: kind })) }
    : happened;
}

/** Has the page believe that it hears a server. */
export function hear({ seat, rooms: [first, ...more], present = [], watching = 0 }: Said) {
  const messages = [
    ...(seat === undefined ? [] : [{ say: 'seat', code: CODE, seat, token: TOKEN }]),
    { say: 'room', seq: 10, happened: null, room: first },
    { say: 'present', present, watching },
    ...more.map(([one, room], index) => {
      const happened = asSent(one);
      return { say: 'room', seq: 11 + index, happened, room };
    }),
  ];
  return async (page: Page) => {
    await hearServer(page, messages, 'being_explained');
    if (seat !== undefined) {
      await haveSeat(page, 'Debbie');
    }
  };
}

/** Has a server say this to who watches, returns or joins, and refuse all else for a reason, if there is one. */
async function hearServer(
  page: Page,
  messages: readonly object[],
  reason?: string,
  record?: readonly RecordLine[],
): Promise<void> {
  await page.route('**/api/version', (route) => route.fulfill({ json: { version: '1' } }));
  await page.routeWebSocket('**/api/v1/rooms', (socket) => {
    socket.onMessage((text) => {
      const { do: asked } = JSON.parse(String(text)) as { do: string };
      if (['watch', 'return', 'join'].includes(asked)) {
        messages.forEach((message) => {
          socket.send(JSON.stringify(message));
        });
      } else if (asked === 'record' && record !== undefined) {
        socket.send(JSON.stringify({ say: 'record', from: 0, lines: record, more: false }));
      } else if (asked !== 'ping' && reason !== undefined) {
        socket.send(JSON.stringify({ say: 'refused', do: asked, reason, message: '' }));
      }
    });
  });
}

/** Has the page keep a seat in the room. */
async function haveSeat(page: Page, name: string): Promise<void> {
  const kept = { version: 1, value: [{ code: CODE, name, token: TOKEN }] };
  await page.addInitScript((seats) => {
    localStorage.setItem('reckon.room.seats', seats);
  }, JSON.stringify(kept));
}

const dealt: Happened = { kind: 'dealt', seat: 0, points: 0 };
export const BETWEEN: Room = {
  ...LATER,
  phase: 'between',
  left_ms: 4000,
  solution: '(14 + 8 - 21) * (19 - 2)',
  solvable: true,
};

/** At the door of a place that only serves files, with a record that is given there. */
async function give(page: Page, label: string, text: string): Promise<void> {
  const file = { name: 'match.jsonl', mimeType: '', buffer: Buffer.from(text) };
  await page.getByLabel(label).setInputFiles(file);
}

const onlyFiles = (page: Page) =>
  page.route('**/api/version', (route) =>
    route.fulfill({ contentType: 'text/html', body: 'no such page' }),
  );

const TOURNAMENT_SCENES: Scene[] = [
  {
    name: 'room-door',
    address: ADDRESS,
    prepare: async (page) => {
      await page.route('**/api/version', (route) => route.fulfill({ json: { version: '1' } }));
      // The door asks what room it leads to; this server does not say.
      await page.routeWebSocket(/rooms/, () => undefined);
    },
    act: async (page) => {
      for (const more of await page.getByText('More settings').all()) {
        await more.click();
      }
      await button(page, 'Take a seat').click();
      await page.getByText('Enter a name of').waitFor();
    },
  },
  {
    name: 'room-number-refused',
    address: '#/room',
    prepare: (page) =>
      page.route('**/api/version', (route) => route.fulfill({ json: { version: '1' } })),
    act: async (page) => {
      const form = await unfolded(page, 'Open a match');
      await form.getByLabel('Hands', { exact: true }).fill('2.5');
      await button(page, 'Open the match').click();
      await page.locator('.room-fields .small.wrong').waitFor();
    },
  },
  {
    name: 'room-files-only',
    address: '#/room',
    locale: 'fr-FR',
    prepare: onlyFiles,
    act: async (page) => {
      await page.getByText('Lancez reckon serve').waitFor();
      await give(page, 'Choisir un fichier', 'Place;Nom');
      await page.getByText('n’est pas une partie enregistrée').waitFor();
    },
  },
  {
    name: 'room-gathering',
    address: ADDRESS,
    prepare: hear({
      seat: 0,
      rooms: [
        { ...GATHERING, players: [player('Debbie')] },
        [{ kind: 'joined', seat: 1, points: 0 }, GATHERING],
      ],
      present: [true, false],
      watching: 1,
    }),
    act: async (page) => {
      await button(page, 'Deal the first hand').waitFor();
      await button(page, 'Leave').click();
    },
  },
  {
    name: 'room-playing',
    address: ADDRESS,
    prepare: hear({
      seat: 0,
      rooms: [
        BETWEEN,
        [dealt, LATER],
        [
          { kind: 'passed', seat: 1, points: 0 },
          { ...LATER, left_ms: 9500 },
        ],
      ],
      present: [true, true, true, false, false],
      watching: 3,
    }),
    act: async (page) => {
      await button(page, 'Krypto!').click();
      await page.getByText('Somebody was quicker').first().waitFor();
    },
  },
  {
    name: 'room-watching',
    isOnlyDrawn: true,
    address: `${ADDRESS}&watch=1`,
    locale: 'fr-FR',
    prepare: hear({
      rooms: [
        { ...LATER, phase: 'explaining', caller: 1, left_ms: 21_000 },
        [
          {
            kind: 'wrong',
            seat: 1,
            points: -1,
            formula: '14 + 8 - 21 * 19',
            problems: ['missing_card'],
          },
          BETWEEN,
        ],
      ],
    }),
    act: (page) => page.getByText('c’est faux').first().waitFor(),
  },
  {
    name: 'room-explaining',
    address: ADDRESS,
    prepare: hear({
      seat: 0,
      rooms: [PLAYING, [{ kind: 'called', seat: 0, points: 0 }, explaining(PLAYING)]],
    }),
    act: async (page) => {
      await card(page, '14').click();
      await button(page, 'plus').click();
      await card(page, '8').click();
      await page.locator('.input-formula').fill('(14 + 8');
      await button(page, 'Submit').click();
    },
  },
  {
    name: 'room-over',
    address: ADDRESS,
    prepare: hear({
      seat: 2,
      rooms: [
        explaining(LATER),
        [{ kind: 'right', seat: 2, points: 1, formula: '(14 + 8 - 21) * (19 - 2)' }, OVER],
      ],
    }),
    act: (page) => button(page, 'Another room').waitFor(),
  },
  {
    name: 'room-lost',
    isOnlyDrawn: true,
    address: ADDRESS,
    prepare: async (page) => {
      await hear({ seat: 1, rooms: [{ ...PLAYING, phase: 'explaining', caller: 0 }] })(page);
      let isLost = false;
      await page.routeWebSocket('**/api/v1/rooms', async (socket) => {
        if (isLost) {
          await socket.close();
          return;
        }
        isLost = true;
        socket.onMessage(async () => {
          const room = { ...PLAYING, phase: 'explaining', caller: 0, left_ms: 8000 };
          socket.send(JSON.stringify({ say: 'room', seq: 1, happened: null, room }));
          await socket.close();
        });
      });
    },
    act: (page) => page.getByText('Connection lost').first().waitFor(),
  },
];

/** Has the page believe that it hears a server with a class. */
function hearClass(room: ClassRoom, place: 'host' | 'player' | 'screen') {
  const present = PUPILS.map((_, seat) => seat !== 4);
  const first =
    place === 'host'
      ? [{ say: 'host', code: CODE, token: TOKEN }]
      : place === 'player'
        ? [{ say: 'seat', code: CODE, seat: 0, token: TOKEN }]
        : [];
  const messages = [
    ...first,
    { say: 'class', seq: 40, happened: null, class: room },
    { say: 'present', present, watching: 1 },
  ];
  return async (page: Page) => {
    await hearServer(page, messages);
    await haveSeat(page, 'Ada');
  };
}

const [ADA] = PUPILS as [ClassRow];
const SCREEN = `${ADDRESS}&screen=1`;

/** Has the page keep the results of a class that it led. */
async function haveLastClass(page: Page): Promise<void> {
  const { settings, hands } = CLASS_OVER;
  const players = PUPILS.map(({ name, left, boxes }) => ({ name, left, hands: boxes }));
  const last = {
    code: CODE,
    race: 1,
    at: 1_793_000_000_000,
    settings,
    players,
    hands,
    puzzles: [],
  };
  await page.addInitScript(
    (kept) => {
      localStorage.setItem('reckon.room.classes', kept);
    },
    JSON.stringify({ version: 1, value: [last, { ...last, race: 2 }] }),
  );
}

const CLASS_SCENES: Scene[] = [
  {
    name: 'class-last-list',
    address: '#/room',
    locale: 'fr-FR',
    prepare: async (page) => {
      await onlyFiles(page);
      await haveLastClass(page);
    },
    act: async (page) => {
      await page
        .getByRole('button', { name: /^Supprimer… / })
        .first()
        .click();
      await page.getByText('Supprimer les résultats de cette classe').waitFor();
    },
  },
  {
    name: 'class-last',
    address: '#/room',
    prepare: async (page) => {
      await onlyFiles(page);
      await haveLastClass(page);
    },
    act: async (page) => {
      await page
        .getByRole('button', { name: /· 32 players · 1 hand$/ })
        .first()
        .click();
      await page.locator('.class-result').waitFor();
    },
  },
  {
    name: 'class-saved-replay',
    address: '#/room',
    prepare: onlyFiles,
    act: async (page) => {
      await give(page, 'Choose a file', recordText(CLASS_RECORD));
      await page.getByText('A = 2, B = 4, C = 8, D = 1, E = 9, F = 6').waitFor();
    },
  },
  {
    name: 'class-saved-replay-french',
    isOnlyDrawn: true,
    address: '#/room',
    locale: 'fr-FR',
    prepare: onlyFiles,
    act: async (page) => {
      await give(page, 'Choisir un fichier', recordText(CLASS_RECORD));
      await page.getByText('A = 2, B = 4, C = 8, D = 1, E = 9, F = 6').waitFor();
    },
  },
  {
    name: 'class-host-gathering',
    address: ADDRESS,
    prepare: hearClass(
      {
        ...CLASS_GATHERING,
        counts: { here: 0, finished: 0, right: 0 },
        players: [],
        standings: [],
      },
      'host',
    ),
    act: (page) => page.locator('.class-qr').waitFor(),
  },
  {
    name: 'class-host-playing',
    address: ADDRESS,
    prepare: hearClass({ ...CLASS_PLAYING, players: PUPILS }, 'host'),
    act: async (page) => {
      await button(page, 'Edit Ada').click();
    },
  },
  {
    name: 'class-host-between',
    address: ADDRESS,
    locale: 'fr-FR',
    prepare: hearClass({ ...CLASS_BETWEEN, players: PUPILS }, 'host'),
    act: async (page) => {
      await button(page, 'Modifier Ada').click();
      await button(page, 'Retirer…').click();
    },
  },
  {
    name: 'class-player-waiting',
    address: ADDRESS,
    prepare: hearClass(
      { ...CLASS_GATHERING, me: { ...ADA, boxes: [], progress: 'thinking' } },
      'player',
    ),
    act: (page) => page.getByText('You’re in, Ada!').waitFor(),
  },
  {
    name: 'class-player-thinking',
    address: ADDRESS,
    prepare: hearClass(
      { ...CLASS_PLAYING, me: { ...ADA, progress: 'thinking', tries: 2, took_ms: null } },
      'player',
    ),
    act: (page) => card(page, '14').click(),
  },
  {
    name: 'class-player-calcrostic',
    address: ADDRESS,
    prepare: hearClass(
      { ...CLASS_CALCROSTIC, me: { ...ADA, progress: 'thinking', tries: 1, took_ms: null } },
      'player',
    ),
    act: (page) => page.locator('.class-board .board').waitFor(),
  },
  {
    name: 'class-player-between',
    address: ADDRESS,
    locale: 'fr-FR',
    prepare: hearClass({ ...CLASS_BETWEEN, me: ADA }, 'player'),
    act: (page) => page.getByText(/^Vous êtes \d+er? sur/).waitFor(),
  },
  {
    name: 'class-screen-gathering',
    address: SCREEN,
    prepare: hearClass(CLASS_GATHERING, 'screen'),
    act: (page) => page.locator('.class-names').waitFor(),
  },
  {
    name: 'class-screen-playing',
    address: SCREEN,
    locale: 'fr-FR',
    prepare: hearClass(CLASS_PLAYING, 'screen'),
    act: (page) => page.locator('.class-screen .card').first().waitFor(),
  },
  {
    name: 'class-screen-calcrostic',
    address: SCREEN,
    prepare: hearClass(CLASS_CALCROSTIC, 'screen'),
    act: (page) => page.locator('.class-grid').waitFor(),
  },
  {
    name: 'class-screen-between',
    address: SCREEN,
    prepare: hearClass(CLASS_BETWEEN, 'screen'),
    act: (page) => page.locator('.class-standings').waitFor(),
  },
  {
    name: 'class-screen-over',
    address: SCREEN,
    prepare: hearClass(CLASS_OVER, 'screen'),
    act: (page) => page.locator('.podium').waitFor(),
  },
  {
    name: 'class-host-over',
    address: ADDRESS,
    locale: 'fr-FR',
    prepare: hearClass({ ...CLASS_OVER, players: PUPILS }, 'host'),
    act: (page) => page.locator('.podium').waitFor(),
  },
];

/** Has the page believe that it hears a server with a game for two, first so and then so. */
function hearDuel(seat: number | undefined, rooms: (DuelRoom | [DuelHappened, DuelRoom])[]) {
  const messages = [
    ...(seat === undefined ? [] : [{ say: 'seat', code: CODE, seat, token: TOKEN }]),
    ...rooms.map((one, index) => {
      const [happened, duel] = Array.isArray(one) ? one : [null, one];
      return { say: 'duel', seq: 20 + index, happened, duel };
    }),
    { say: 'present', present: [true, false], watching: 2 },
  ];
  return async (page: Page) => {
    await hearServer(page, messages, 'held', DUEL_RECORD);
    if (seat !== undefined) {
      await haveSeat(page, 'Ann');
    }
  };
}

const PICKED: DuelHappened = { kind: 'picked', seat: 1, points: 0, pile: 9 };
const RIGHT: DuelHappened = {
  kind: 'right',
  seat: 0,
  points: 1,
  formula: '(14 + 8 - 21) * (19 - 2)',
  pile: null,
};

const DUEL_SCENES: Scene[] = [
  {
    name: 'duel-gathering',
    address: ADDRESS,
    prepare: hearDuel(0, [DUEL_GATHERING]),
    act: (page) => button(page, 'Deal').waitFor(),
  },
  {
    name: 'duel-picking',
    address: ADDRESS,
    locale: 'fr-FR',
    prepare: hearDuel(0, [
      {
        ...DUEL_PLAYING,
        piles: DUEL_PLAYING.piles.map((pile, index) =>
          index === 3 ? { holder: null, winner: null, cards: null } : pile,
        ),
      },
    ]),
    act: async (page) => {
      await page.locator('.piles button').nth(2).click();
      await page.getByText('L’autre joueur a cette donne').first().waitFor();
    },
  },
  {
    name: 'duel-holding',
    address: ADDRESS,
    prepare: hearDuel(0, [DUEL_PLAYING, [PICKED, DUEL_PLAYING]]),
    act: (page) => button(page, 'Put it back').waitFor(),
  },
  {
    name: 'duel-explaining',
    address: ADDRESS,
    prepare: hearDuel(0, [DUEL_EXPLAINING]),
    act: (page) => card(page, '14').click(),
  },
  {
    name: 'duel-watching',
    address: `${ADDRESS}&watch=1`,
    locale: 'fr-FR',
    prepare: hearDuel(undefined, [
      DUEL_PLAYING,
      [{ kind: 'called', seat: 0, points: 0, pile: null }, DUEL_EXPLAINING],
    ]),
    act: (page) => page.getByText('Ann explique').waitFor(),
  },
  {
    name: 'duel-last',
    address: ADDRESS,
    prepare: hearDuel(1, [DUEL_LAST]),
    act: (page) => button(page, 'Krypto!').waitFor(),
  },
  {
    name: 'duel-between',
    address: ADDRESS,
    locale: 'fr-FR',
    prepare: hearDuel(0, [DUEL_LAST, [RIGHT, DUEL_BETWEEN]]),
    act: (page) => button(page, 'Commencer la manche suivante').waitFor(),
  },
  {
    name: 'duel-over',
    address: ADDRESS,
    prepare: hearDuel(0, [DUEL_LAST, [RIGHT, DUEL_OVER]]),
    act: (page) => button(page, 'Play again').waitFor(),
  },
  {
    name: 'duel-replay',
    address: ADDRESS,
    prepare: hearDuel(0, [DUEL_OVER]),
    act: async (page) => {
      await button(page, 'Replay hand by hand').click();
      await page.getByText('solutions nobody found').waitFor();
      await page.keyboard.press('ArrowRight');
      await page.getByRole('heading', { name: 'Round 1, hand 1' }).waitFor();
      await page.keyboard.press('ArrowLeft');
      await page.getByRole('heading', { name: 'Round 1, hand 2' }).waitFor();
    },
  },
  {
    name: 'duel-replay-french',
    address: `${ADDRESS}&watch=1`,
    locale: 'fr-FR',
    prepare: hearDuel(undefined, [DUEL_OVER]),
    act: async (page) => {
      await button(page, 'Revoir donne par donne').click();
      await page.getByText('solutions que personne n’a trouvées').waitFor();
    },
  },
];

function explaining(room: Room): Room {
  return { ...room, phase: 'explaining', caller: 0, left_ms: 26_000 };
}

export const ROOM_SCENES: readonly Scene[] = [
  ...TOURNAMENT_SCENES,
  ...CLASS_SCENES,
  ...DUEL_SCENES,
];

// SPDX-License-Identifier: MIT
/** Scenes of rooms, for axe and for screenshots: what a server would say is said by the scene. */
import type { Page } from 'playwright-core';
import type { Happened, Room } from '../src/room/protocol';
import { CODE, GATHERING, LATER, OVER, PLAYING, player, TOKEN } from '../src/room/room-samples';
import type { Scene } from './scenes';
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

/** Has the page believe that it hears a server. */
export function hear({ seat, rooms: [first, ...more], present = [], watching = 0 }: Said) {
  const messages = [
    ...(seat === undefined ? [] : [{ say: 'seat', code: CODE, seat, token: TOKEN }]),
    { say: 'room', seq: 10, happened: null, room: first },
    { say: 'present', present, watching },
    ...more.map(([happened, room], index) => ({ say: 'room', seq: 11 + index, happened, room })),
  ];
  return async (page: Page) => {
    await page.route('**/api/version', (route) => route.fulfill({ json: { version: '1' } }));
    await page.routeWebSocket('**/api/v1/rooms', (socket) => {
      socket.onMessage((text) => {
        const { do: asked } = JSON.parse(String(text)) as { do: string };
        if (['watch', 'return', 'join'].includes(asked)) {
          messages.forEach((message) => {
            socket.send(JSON.stringify(message));
          });
        } else if (asked !== 'ping') {
          const reason = 'being_explained';
          socket.send(JSON.stringify({ say: 'refused', do: asked, reason, message: '' }));
        }
      });
    });
    if (seat !== undefined) {
      const kept = { version: 1, value: [{ code: CODE, name: 'Debbie', token: TOKEN }] };
      await page.addInitScript((seats) => {
        localStorage.setItem('reckon.room.seats', seats);
      }, JSON.stringify(kept));
    }
  };
}

const dealt: Happened = { kind: 'dealt', seat: 0, points: 0 };
export const BETWEEN: Room = {
  ...LATER,
  phase: 'between',
  left_ms: 4000,
  solution: '(14 + 8 - 21) * (19 - 2)',
  solvable: true,
};

export const ROOM_SCENES: Scene[] = [
  {
    name: 'room-door',
    address: ADDRESS,
    prepare: (page) =>
      page.route('**/api/version', (route) => route.fulfill({ json: { version: '1' } })),
    act: async (page) => {
      await page.getByText('More settings').click();
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
      await page.getByLabel('Hands', { exact: true }).fill('2.5');
      await button(page, 'Open the room').click();
      await page.locator('.room-fields .small.wrong').waitFor();
    },
  },
  {
    name: 'room-files-only',
    address: '#/room',
    locale: 'fr-FR',
    prepare: (page) =>
      page.route('**/api/version', (route) =>
        route.fulfill({ contentType: 'text/html', body: 'no such page' }),
      ),
    act: (page) => page.getByText('Démarrez reckon serve').waitFor(),
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
          { kind: 'wrong', seat: 1, points: -1, formula: '14 + 8 - 21 * 19', problems: [] },
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

function explaining(room: Room): Room {
  return { ...room, phase: 'explaining', caller: 0, left_ms: 26_000 };
}

// SPDX-License-Identifier: MIT
import { expect, it } from 'vitest';
import { typesOfContests, typesOfQuestions, typesOfRooms } from './api-types';

// `npm run generate` writes them again.
it.each([
  { file: 'reckon/src/api.ts', types: typesOfQuestions },
  { file: 'src/together/session/messages.ts', types: typesOfRooms },
  { file: 'src/contest/described.ts', types: typesOfContests },
])('$file is as the schemas have it', async ({ file, types }) => {
  await expect(await types()).toMatchFileSnapshot(`../${file}`);
});

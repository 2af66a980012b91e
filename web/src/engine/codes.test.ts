// SPDX-License-Identifier: MIT
/** The codes of errors, which programs go by. */
import { readAnswer, ReckonError } from '#reckon/errors.ts';
import { expect, it } from 'vitest';

function refusalOf(status: number, body: string): ReckonError {
  try {
    readAnswer({ status, body });
  } catch (error) {
    if (error instanceof ReckonError) {
      return error;
    }
  }
  throw new Error('it was answered');
}

it('has the code of a refusal beside its message', () => {
  const body = '{"error":"hand: this is missing","code":"missing_value"}';
  expect(refusalOf(400, body)).toMatchObject({
    kind: 'bad_request',
    status: 400,
    code: 'missing_value',
    message: 'hand: this is missing',
  });
});

it.each(['{"error":"no"}', '{"error":"no","code":"newer"}', '<html>', '[]', ''])(
  'has no code that is not known: %s',
  (body) => {
    expect(refusalOf(503, body)).toMatchObject({ kind: 'server_busy', code: undefined });
  },
);

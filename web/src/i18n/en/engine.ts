// SPDX-License-Identifier: MIT
export const engine = {
  bad_request: (message: string) => `The engine cannot read this: ${message}`,
  too_much: 'This is more than this page can work out. Use smaller numbers.',
  not_found: 'This page and its engine do not match. Reload the page.',
  no_webassembly:
    'This browser cannot run the engine: WebAssembly is missing or switched off. Allow it, use another browser, or start reckon serve and open its page.',
  load_failed: 'The engine could not be loaded. Check the network, then try again.',
  crashed: 'The engine crashed on this question and was restarted. Try again.',
  server_gone: 'The server does not answer. Start it again (reckon serve), then try again.',
  server_busy: 'The server is too busy. Try again in a moment.',
  cancelled: 'Cancelled.',
  tryAgain: 'Try again',
};

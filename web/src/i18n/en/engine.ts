// SPDX-License-Identifier: MIT
export const engine = {
  badRequest: (message: string) => `The engine cannot read this: ${message}`,
  tooMuch: 'This is more than this page can work out. Use smaller numbers.',
  notFound: 'This page and its engine do not match. Reload the page.',
  noWebAssembly:
    'This browser cannot run the engine: WebAssembly is missing or switched off. Allow it, use another browser, or start reckon serve and open its page.',
  loadFailed: 'The engine could not be loaded. Check the network, then try again.',
  crashed: 'The engine crashed on this question and was restarted. Try again.',
  serverGone: 'The server does not answer. Start it again (reckon serve), then try again.',
  serverBusy: 'The server is too busy. Try again in a moment.',
  cancelled: 'Cancelled.',
  tryAgain: 'Try again',
};

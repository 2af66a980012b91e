export const engine = {
  badRequest: (message: string) => `The engine cannot read this: ${message}`,
  tooMuch: 'This is more than the engine works out here. Use smaller numbers.',
  notFound: 'This page and its engine do not fit together. Reload the page.',
  noWebAssembly:
    'This browser cannot run the engine: WebAssembly is missing or switched off. Allow it, use another browser, or start reckon serve and open its page.',
  loadFailed: 'The engine could not be loaded. Check the network, then try again.',
  crashed: 'The engine stopped over this question and has been restarted. Try again.',
  serverGone: 'The server does not answer. Start it again (reckon serve), then try again.',
  serverBusy: 'The server has too much to do. Try again in a moment.',
  cancelled: 'Called off.',
  tryAgain: 'Try again',
};

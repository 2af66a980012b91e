// SPDX-License-Identifier: MIT
import { render } from 'preact';
import '../styles/tokens.css';
import '../styles/base.css';
import '../styles/controls.css';
import { applyTheme } from '../app/theme';
import { App } from './app';
import { Contest } from './contest';
import './frame.css';
import './contest.css';
import { openShelf } from './shelf';

const page = document.getElementById('page');
if (page !== null) {
  const contest = new Contest(await openShelf());
  applyTheme();
  render(<App contest={contest} />, page);
  if (import.meta.env.PROD && 'serviceWorker' in navigator) {
    // Private windows may forbid it: the page works, but does not load without a network.
    navigator.serviceWorker.register('./service-worker.js').catch(() => undefined);
  }
  await contest.begin();
}

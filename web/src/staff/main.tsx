// SPDX-License-Identifier: MIT
import { render } from 'preact';
import '../styles/tokens.css';
import '../styles/base.css';
import '../styles/controls.css';
import { watchKeyboard } from '../app/focus-ring';
import { applyTheme } from '../app/theme';
import '../contest/frame.css';
import { App } from './app';
import { Desk } from './frame/desk';
import './frame/staff.css';
import './groups/groups.css';

const page = document.getElementById('page');
if (page !== null) {
  const desk = new Desk();
  applyTheme();
  watchKeyboard();
  render(<App desk={desk} />, page);
  await desk.begin();
}

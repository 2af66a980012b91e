// SPDX-License-Identifier: MIT
import { render } from 'preact';
import { App } from './app/app';
import { watchKeyboard } from './app/focus-ring';
import { applyLanguage } from './app/language';
import { watchCalendar } from './days/day';
import { keepScroll } from './address/scroll';
import { keepLaterFiles, keepOffline } from './offline/registration';
import './styles/tokens.css';
import './styles/base.css';
import './styles/controls.css';
import './styles/masthead.css';
import { applyTheme } from './app/theme';

applyTheme();
keepScroll();
watchCalendar();
watchKeyboard();
applyLanguage();
const page = document.getElementById('page');
if (page !== null) {
  render(<App />, page);
}
keepOffline();
keepLaterFiles();

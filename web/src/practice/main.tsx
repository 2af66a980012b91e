// SPDX-License-Identifier: MIT
import { render } from 'preact';
import '../styles/tokens.css';
import '../styles/base.css';
import '../styles/controls.css';
import { applyTheme } from '../app/theme';
import '../contest/frame.css';
import '../contest/contest.css';
import { openShelf } from '../contest/shelf';
import { App } from './app';
import { loadEdition } from './edition';
import { Practice } from './practice';
import './practice.css';

const page = document.getElementById('page');
if (page !== null) {
  applyTheme();
  const [edition, shelf] = await Promise.all([loadEdition(), openShelf()]);
  const practice = edition && new Practice(edition, shelf);
  const [only, ...others] = edition?.levels ?? [];
  if (practice !== undefined && only !== undefined && others.length === 0) {
    await practice.choose(only);
  }
  render(<App practice={practice} />, page);
}

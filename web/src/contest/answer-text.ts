// SPDX-License-Identifier: MIT
import { language, words } from '../i18n';
import { prettyFormula } from '../krypto/expression';
import type { Question } from './messages';

/** An answer to a question as people read it: a formula in print, an option with its text. */
export function answerText(question: Question, answer: string): string {
  if ('cards' in question) {
    return prettyFormula(answer);
  }
  if ('form' in question && question.form === 'choice') {
    const option = question.options?.[answer.charCodeAt(0) - 'A'.charCodeAt(0)];
    return option === undefined ? answer : words().app.labelled(answer, option[language.value]);
  }
  return answer;
}

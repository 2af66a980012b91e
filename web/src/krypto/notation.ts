// SPDX-License-Identifier: MIT
/** How numbers and steps are written in the language of the page. */
import { formatNumber, words } from '../i18n';
import type { Hand } from './hand';
import { parseRational, type Rational } from './rational';
import { namedIn, numberIn, operationIn, spokenIn, type Operation, type Writing } from './writing';

const writing = (): Writing => ({ number: formatNumber, krypto: words().krypto });

/** 1,234 or −3 or 8/3. */
export function numberText(value: Rational): string {
  return numberIn(writing(), value);
}

export function spokenNumber(value: Rational): string {
  return spokenIn(writing(), value);
}

/** The name of a card with this number. */
export function numberName(value: Rational): string {
  return namedIn(writing(), value);
}

/** `14 + 8` */
export function operationText(operation: Operation): string {
  return operationIn(writing(), operation);
}

/** The same on one line of text. */
export function wholeOperation(operation: Operation): string {
  return operationText(operation).replaceAll(' ', '\u00a0');
}

/** A formula and its result, whose lines break only before a sign. */
export function equationText(formula: string, result?: string): string {
  const text = result === undefined ? formula : `${formula} = ${result}`;
  return text.replace(/([+−×÷=]) /g, '$1\u00a0');
}

export function spokenOperation({ left, operator, right }: Operation): string {
  const { operatorNames } = words().krypto;
  return `${spokenNumber(left)} ${operatorNames[operator]} ${spokenNumber(right)}`;
}

/** `14 + 8 = 22` */
export function stepText(step: Operation & { readonly result: Rational }): string {
  return `${wholeOperation(step)}\u00a0=\u00a0${numberText(step.result)}`;
}

/** `8 19 14 2 21 : 17`, with a large objective as it is read. */
export function handName({ cards, objective }: Hand): string {
  return `${cards.join(' ')} : ${formatNumber(objective)}`;
}

/** Numbers as the engine writes them; its answers are taken at their word. */
export function fromEngine(text: string | number): Rational {
  const value = parseRational(String(text));
  if (value === undefined) {
    throw new TypeError(`the engine answered ${text}, which is not a number`);
  }
  return value;
}

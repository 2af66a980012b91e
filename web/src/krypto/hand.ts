// SPDX-License-Identifier: MIT
import { RULE_SETS, type Game as Hand, type Rules } from '../engine/questions';
import { FACE_VALUES } from '../engine/signs';
import { GAMES, LARGEST_CARD, USES, type GameName, type Setting, type Use } from './games';

export type { Hand };

/** The fault of a hand that was typed or is in a link. */
export type HandProblem =
  | { kind: 'not_a_number'; text: string }
  | { kind: 'too_large'; text: string }
  /** A comma that may be that of a decimal number. */
  | { kind: 'comma'; text: string }
  | { kind: 'card_count'; count: number }
  | { kind: 'no_objective' }
  | { kind: 'objective_too_large'; text: string }
  | { kind: 'not_of_the_game'; game: GameName }
  | { kind: 'unknown_rules'; text: string }
  | { kind: 'unknown_use'; text: string };

export type Read<Value> = { ok: true; value: Value } | { ok: false; problem: HandProblem };

/**
 * Reads `2 4 3 6 5 : 6`, or numbers of which the last is the objective, with any of blanks, commas,
 * `=` and `→` between. The letters of cards are their values. Where other signs part the cards, a
 * comma inside a number is refused: it may be a decimal one.
 */
export function parseHand(text: string, game: GameName = 'krypto'): Read<Hand> {
  const [cardText = '', objectiveText, ...more] = text.normalize('NFKC').split(/[:∶=→]+/);
  const decimal = decimalIn(cardText) ?? /\d+,\d+/.exec(objectiveText ?? '')?.[0];
  if (decimal !== undefined) {
    return { ok: false, problem: { kind: 'comma', text: decimal } };
  }
  const cards = splitNumbers(cardText);
  const rest = splitNumbers([objectiveText ?? '', ...more].join(' '));
  return objectiveText === undefined
    ? makeHand(cards.slice(0, -1), cards.slice(-1), game)
    : makeHand(cards, rest, game);
}

function decimalIn(cardText: string): string | undefined {
  return /[\s;]/.test(cardText.trim()) ? /\d+,\d+/.exec(cardText)?.[0] : undefined;
}

function splitNumbers(text: string): string[] {
  return text
    .replace(/[\u00AD\u200B-\u200F\u2060\uFEFF]/g, '')
    .split(/[\s,;]+/)
    .filter((word) => word !== '')
    .map((word) => (Object.hasOwn(FACE_VALUES, word) ? String(FACE_VALUES[word]) : word));
}

/**
 * Reads the parts of a link: `2-4-3-6-5` and `6`. A link to hands of any game, as to Krypto, says
 * with its cards which one it is.
 */
export function parseLink(
  parts: readonly string[],
  query: URLSearchParams,
  view: GameName = 'krypto',
): Read<LinkedHand> {
  const [cardText = '', ...objective] = parts;
  const isOfAny = view === 'krypto';
  const { leastObjective, mostObjective } = GAMES[view];
  const isFixed = leastObjective === mostObjective;
  const read = makeHand(
    cardText.split('-').filter((word) => word !== ''),
    objective.length === 0 && isFixed ? [String(mostObjective)] : objective,
    isOfAny ? 'own' : view,
  );
  if (!read.ok) {
    return read;
  }
  const asked = query.get('use');
  const use = USES.find((one) => one === (asked ?? GAMES[view].use));
  if (use === undefined) {
    return { ok: false, problem: { kind: 'unknown_use', text: asked ?? '' } };
  }
  const hand = read.value;
  const game = isOfAny ? gameOf(hand, use) : view;
  const wished = query.get('rules');
  const rules = RULE_SETS.find((one) => one === (wished ?? GAMES[game].rules));
  return rules === undefined
    ? { ok: false, problem: { kind: 'unknown_rules', text: wished ?? '' } }
    : { ok: true, value: { hand, setting: { game, rules, use } } };
}

export interface LinkedHand {
  hand: Hand;
  setting: Setting;
}

/** The game that a hand belongs to by its cards, if all of them are used; or one's own. */
export function gameOf(hand: Hand, use: Use = 'all'): GameName {
  return (['krypto', '24'] as const).find((game) => use === 'all' && isOf(game, hand)) ?? 'own';
}

/** Whether a hand has the cards and the objective that a game has. */
export function isOf(game: GameName, { cards, objective }: Hand): boolean {
  const row = GAMES[game];
  return (
    cards.length >= row.leastCards &&
    cards.length <= row.mostCards &&
    cards.every((card) => card >= row.leastCard && card <= row.mostCard) &&
    objective >= row.leastObjective &&
    objective <= row.mostObjective
  );
}

function makeHand(
  cardTexts: readonly string[],
  objectiveTexts: readonly string[],
  game: GameName,
): Read<Hand> {
  const { leastCards, mostCards, mostObjective } = GAMES[game];
  const refuse = (problem: HandProblem): Read<Hand> => ({ ok: false, problem });
  for (const text of [...cardTexts, ...objectiveTexts]) {
    if (!/^\d+$/.test(text)) {
      return refuse({ kind: 'not_a_number', text });
    }
  }
  const large = cardTexts.find((text) => Number(text) > LARGEST_CARD);
  if (large !== undefined) {
    return refuse({ kind: 'too_large', text: large });
  }
  const { length } = cardTexts;
  if (length < leastCards || length > mostCards) {
    const isOfOne = game === 'krypto' || game === 'own';
    return refuse(
      isOfOne ? { kind: 'card_count', count: length } : { kind: 'not_of_the_game', game },
    );
  }
  const [objective, ...more] = objectiveTexts;
  if (objective === undefined || more.length > 0) {
    return refuse({ kind: 'no_objective' });
  }
  const hand = { cards: cardTexts.map(Number), objective: Number(objective) };
  if (hand.objective > mostObjective && (game === 'krypto' || game === 'own')) {
    return refuse({ kind: 'objective_too_large', text: objective });
  }
  return isOf(game, hand) ? { ok: true, value: hand } : refuse({ kind: 'not_of_the_game', game });
}

/**
 * The address of a hand within the page. It names what its game does not say; addresses of Krypto
 * always name the rules, since games and records were kept by them from the first day on.
 */
export function linkTo(hand: Hand, how: Rules | Setting): string {
  const setting: Setting =
    typeof how === 'string' ? { game: gameOf(hand), rules: how, use: 'all' } : how;
  const { game, rules, use } = setting;
  const row = GAMES[game];
  const query = [
    ...(game === 'krypto' || rules !== row.rules ? [`rules=${rules}`] : []),
    ...(use === row.use ? [] : [`use=${use}`]),
  ];
  const view = game === 'own' ? 'krypto' : game;
  const address = `#/${view}/${hand.cards.join('-')}/${hand.objective}`;
  return query.length === 0 ? address : `${address}?${query.join('&')}`;
}

/** `2 4 3 6 5 : 6`, as people write it and the engine reads it. */
export function handText(hand: Hand): string {
  return `${hand.cards.join(' ')} : ${hand.objective}`;
}

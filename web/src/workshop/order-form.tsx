// SPDX-License-Identifier: MIT
import { useId, useRef, useState } from 'preact/hooks';
import { Choice } from '../parts/choice';
import { ErrorNotice } from '../parts/notice';
import { patientEngine } from '../engine';
import type { EngineError } from '../engine/outcome';
import { RULE_SETS } from '../engine/questions';
import { words } from '../i18n';
import { makeFitted, objectionTo, type Fitted } from './fit';
import { order, pagesNow, replaceSheet, sheet } from './kept';
import { showWrong } from '../parts/show-wrong';
import { NumberInput } from './number-input';
import { forAge, LENGTHS, LEVELS, nameOfLength, type Length, type Order } from './order';
import { AGES, roundMinutes } from './presets';
import { SHEET_KINDS, type SheetKind } from '../engine/kinds';
import { addressOf, LATEST_GRADING, MOST_PUZZLES, type Sheet } from './sheet';
import { workshopWords } from './words';

/** The number of puzzles of each kind and level. */
export function OrderForm() {
  const { krypto } = words();
  const workshop = workshopWords();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<EngineError>();
  const [made, setMade] = useState<Fitted>();
  const [said, setSaid] = useState<string>();
  const [before, setBefore] = useState<Sheet>();
  const submit = useRef<HTMLButtonElement>(null);
  const id = useId();
  const objection = objectionTo(order.value);
  /** Any change from the preset of an age is the teacher's own choice. */
  const wish = (some: Partial<Order>) => {
    order.value = { ...order.peek(), age: 'any', ...some };
  };
  const make = async () => {
    if (isBusy || objection !== undefined) {
      return;
    }
    setBusy(true);
    setSaid(undefined);
    setMade(undefined);
    const outcome = await makeFitted(patientEngine, order.peek(), sheet.peek());
    setBusy(false);
    setError(outcome.ok ? undefined : outcome.error);
    if (outcome.ok) {
      const { codes } = outcome.value;
      const replaced = sheet.peek();
      setBefore(replaced.codes.length === 0 ? undefined : replaced);
      replaceSheet({ ...replaced, codes, grading: LATEST_GRADING });
      pagesNow.value = outcome.value.pages;
      setMade(outcome.value);
    }
  };
  /** As many puzzles of the kinds that were counted as the pages hold. */
  const fill = (pages: number) => {
    const { counts } = order.peek();
    const kinds = SHEET_KINDS.filter((kind) => counts[kind] > 0);
    order.value = { ...order.peek(), kinds, length: { by: 'pages', amount: pages } };
    void make();
  };
  const toFill =
    order.value.length.by === 'count' && made !== undefined
      ? LENGTHS.find((one) => one.by === 'pages' && one.amount === made.pages)
      : undefined;
  const bringBack = (replaced: Sheet) => {
    replaceSheet(replaced);
    setBefore(undefined);
    setMade(undefined);
    setSaid(workshop.broughtBack);
    submit.current?.focus();
  };
  return (
    <form
      class="panel"
      onSubmit={(event) => {
        event.preventDefault();
        if (!showWrong(event.currentTarget)) {
          void make();
        }
      }}
      noValidate
    >
      <h2>{workshop.choose}</h2>
      <div class="workshop-fields">
        <Choice
          class="field workshop-wide"
          label={workshop.age}
          value={order.value.age}
          names={AGES.map((age) => [age, workshop.ages[age]])}
          choose={(age) => {
            order.value = forAge(order.peek(), age);
          }}
        />
        <Choice
          class="field workshop-wide"
          label={workshop.length}
          value={nameOfLength(order.value.length)}
          names={LENGTHS.map((one) => [nameOfLength(one), wordsOf(one)])}
          choose={(name) => {
            const { length } = order.peek();
            const chosen = LENGTHS.find((one) => nameOfLength(one) === name) ?? length;
            order.value = { ...order.peek(), length: chosen };
          }}
        />
        <Kinds describedBy={`${id}-objection`} wish={wish} />
        <Choice
          label={workshop.easiest}
          value={order.value.easiest}
          names={LEVEL_NAMES}
          choose={(easiest) => wish({ easiest, hardest: Math.max(easiest, order.peek().hardest) })}
        />
        <Choice
          label={workshop.hardest}
          value={order.value.hardest}
          names={LEVEL_NAMES}
          choose={(hardest) => wish({ hardest, easiest: Math.min(hardest, order.peek().easiest) })}
        />
        <Choice
          class="field workshop-wide"
          label={krypto.rules}
          value={order.value.rules}
          names={RULE_SETS.map((rules) => [rules, krypto.ruleSets[rules].name])}
          choose={(rules) => wish({ rules })}
        />
      </div>
      <p id={`${id}-objection`} role="alert" class="wrong">
        {(objection === 'none' && workshop.none) ||
          (objection === 'too_many' && workshop.tooMany(MOST_PUZZLES)) ||
          (error?.kind === 'too_much' ? workshop.notSoMany : undefined)}
      </p>
      {error !== undefined && error.kind !== 'too_much' && <ErrorNotice error={error} />}
      <button
        ref={submit}
        type="submit"
        class="button button-strong"
        aria-disabled={isBusy || objection !== undefined}
      >
        {isBusy
          ? workshop.making
          : sheet.value.codes.length === 0
            ? workshop.make
            : workshop.makeNew}
      </button>
      <p role="status" class="small workshop-said">
        {said ?? (made && tellMade(made))}
      </p>
      {made !== undefined && toFill !== undefined && (
        <button type="button" class="button" onClick={() => fill(made.pages)}>
          {workshop.fillPages(made.pages)}
        </button>
      )}
      {before !== undefined && addressOf(before) !== addressOf(sheet.value) && (
        <button type="button" class="button" onClick={() => bringBack(before)}>
          {workshop.bringBack}
        </button>
      )}
    </form>
  );
}

/**
 * Says how many puzzles were made, on how many pages they are now, as the look may have changed
 * since, and how long they take, whatever time the sheet allows.
 */
function tellMade({ codes, pages, minutes, missing }: Fitted): string {
  const workshop = workshopWords();
  const names = missing.map((kind) => workshop.kinds[kind]);
  return [
    workshop.made(codes.length, pagesNow.value ?? pages),
    workshop.takes(roundMinutes(minutes)),
    ...(names.length > 0 ? [workshop.missing(names.join(', '))] : []),
  ].join(' ');
}

const LEVEL_NAMES = LEVELS.map((level) => [level, String(level)] as const);

function wordsOf(length: Length): string {
  const workshop = workshopWords();
  return length.by === 'count' ? workshop.byCount : workshop[length.by](length.amount);
}

interface KindsProps {
  describedBy: string;
  wish: (some: Partial<Order>) => void;
}

/** Asks for a number of each kind, or for the kinds that share the pages or the time. */
function Kinds({ describedBy, wish }: KindsProps) {
  const { kinds, length } = order.value;
  const id = useId();
  if (length.by === 'count') {
    return SHEET_KINDS.map((kind) => <Count key={kind} kind={kind} describedBy={describedBy} />);
  }
  return (
    <fieldset class="workshop-kinds workshop-wide" aria-describedby={describedBy}>
      <legend class="label">{workshopWords().choose}</legend>
      {SHEET_KINDS.map((kind) => (
        <div key={kind}>
          <label class="workshop-check">
            <input
              type="checkbox"
              checked={kinds.includes(kind)}
              aria-describedby={`${id}-${kind}`}
              onChange={(event) => {
                const { checked } = event.currentTarget;
                wish({
                  kinds: SHEET_KINDS.filter((one) =>
                    one === kind ? checked : kinds.includes(one),
                  ),
                });
              }}
            />
            {workshopWords().kinds[kind]}
          </label>
          <p id={`${id}-${kind}`} class="small workshop-kind">
            {workshopWords().ofKinds[kind]}
          </p>
        </div>
      ))}
    </fieldset>
  );
}

function Count({ kind, describedBy }: { kind: SheetKind; describedBy: string }) {
  return (
    <NumberInput
      label={workshopWords().kinds[kind]}
      help={workshopWords().ofKinds[kind]}
      value={order.value.counts[kind]}
      empty={0}
      least={0}
      most={MOST_PUZZLES}
      describedBy={describedBy}
      choose={(count = 0) => {
        const { counts } = order.peek();
        order.value = { ...order.peek(), counts: { ...counts, [kind]: count } };
      }}
    />
  );
}

// SPDX-License-Identifier: MIT
import { useId, useRef, useState } from 'preact/hooks';
import { ErrorNotice } from '../app/notice';
import { patientEngine } from '../engine';
import type { EngineError } from '../engine/outcome';
import { RULE_SETS, type Rules } from '../engine/questions';
import { words } from '../i18n';
import { order, replaceSheet, sheet } from './kept';
import { LEVELS, makePuzzles, totalOf, type Order } from './order';
import { addressOf, MADE_KINDS, MOST_PUZZLES, type MadeKind, type Sheet } from './sheet';

/** How many puzzles of which kind and level. */
export function OrderForm() {
  const { workshop, krypto } = words();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<EngineError>();
  const [said, setSaid] = useState<string>();
  const [before, setBefore] = useState<Sheet>();
  const submit = useRef<HTMLButtonElement>(null);
  const id = useId();
  const total = totalOf(order.value);
  const objection =
    total > MOST_PUZZLES ? workshop.tooMany(MOST_PUZZLES) : total === 0 ? workshop.none : undefined;
  const wish = (some: Partial<Order>) => {
    order.value = { ...order.peek(), ...some };
  };
  const make = async () => {
    if (isBusy || objection !== undefined) {
      return;
    }
    setBusy(true);
    setSaid(undefined);
    const outcome = await makePuzzles(patientEngine, order.peek(), sheet.peek().lang);
    setBusy(false);
    setError(outcome.ok ? undefined : outcome.error);
    if (outcome.ok) {
      const replaced = sheet.peek();
      setBefore(replaced.codes.length === 0 ? undefined : replaced);
      replaceSheet({ ...replaced, codes: outcome.value });
      setSaid(workshop.made(outcome.value.length));
    }
  };
  const bringBack = (replaced: Sheet) => {
    replaceSheet(replaced);
    setBefore(undefined);
    setSaid(workshop.broughtBack);
    submit.current?.focus();
  };
  return (
    <form
      class="panel"
      onSubmit={(event) => {
        event.preventDefault();
        void make();
      }}
      noValidate
    >
      <h2>{workshop.choose}</h2>
      <div class="workshop-fields">
        {MADE_KINDS.map((kind) => (
          <Count key={kind} kind={kind} describedBy={`${id}-objection`} />
        ))}
        <LevelField
          label={workshop.easiest}
          value={order.value.easiest}
          choose={(easiest) => {
            wish({ easiest, hardest: Math.max(easiest, order.peek().hardest) });
          }}
        />
        <LevelField
          label={workshop.hardest}
          value={order.value.hardest}
          choose={(hardest) => {
            wish({ hardest, easiest: Math.min(hardest, order.peek().easiest) });
          }}
        />
        <label class="field">
          <span class="label">{krypto.rules}</span>
          <select
            class="select"
            value={order.value.rules}
            onChange={(event) => {
              wish({ rules: event.currentTarget.value as Rules });
            }}
          >
            {RULE_SETS.map((rules) => (
              <option key={rules} value={rules}>
                {krypto.ruleSets[rules].name}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p id={`${id}-objection`} role="alert" class="wrong">
        {objection ?? (error?.kind === 'too_much' ? workshop.notSoMany : undefined)}
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
        {said}
      </p>
      {before !== undefined && addressOf(before) !== addressOf(sheet.value) && (
        <button
          type="button"
          class="button"
          onClick={() => {
            bringBack(before);
          }}
        >
          {workshop.bringBack}
        </button>
      )}
    </form>
  );
}

function Count({ kind, describedBy }: { kind: MadeKind; describedBy: string }) {
  return (
    <label class="field">
      <span class="label">{words().workshop.kinds[kind]}</span>
      <input
        class="input"
        type="number"
        inputMode="numeric"
        min={0}
        max={MOST_PUZZLES}
        aria-describedby={describedBy}
        value={order.value.counts[kind]}
        onInput={(event) => {
          const count = Math.trunc(event.currentTarget.valueAsNumber);
          const { counts } = order.peek();
          order.value = {
            ...order.peek(),
            counts: {
              ...counts,
              [kind]: Number.isNaN(count) ? 0 : Math.min(Math.max(count, 0), MOST_PUZZLES),
            },
          };
        }}
      />
    </label>
  );
}

interface LevelProps {
  label: string;
  value: number;
  choose: (level: number) => void;
}

function LevelField({ label, value, choose }: LevelProps) {
  return (
    <label class="field">
      <span class="label">{label}</span>
      <select
        class="select"
        value={value}
        onChange={(event) => {
          choose(Number(event.currentTarget.value));
        }}
      >
        {LEVELS.map((level) => (
          <option key={level} value={level}>
            {level}
          </option>
        ))}
      </select>
    </label>
  );
}

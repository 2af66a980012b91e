// SPDX-License-Identifier: MIT
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { encode } from 'uqr';
import { formatDate, words as pageWords } from '../i18n';
import { saveFile } from '../parts/save-file';
import type { Contest } from './contest';
import type { Receipt } from './messages';
import { Refusal } from './refusal';
import { contestWords } from './words';
import type { Writing } from './writing';

interface Props {
  contest: Contest;
  writing: Writing;
}

/** After the end: the receipt, or what is to be done where the server cannot be reached. */
export function EndView(props: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  const { receipt: words, locked } = contestWords();
  const { receipt } = props.writing.info.value;
  return (
    <section class="contest-card">
      <h1 tabIndex={-1} ref={heading}>
        {receipt === null ? locked.title : words.title}
      </h1>
      {receipt === null ? <Waiting {...props} /> : <Received {...props} receipt={receipt} />}
    </section>
  );
}

/** How often the receipt is asked for, in ms. */
const ASKS = 5_000;

function Waiting({ writing }: Props) {
  const { locked } = contestWords();
  useEffect(() => {
    const timer = setInterval(() => void writing.refresh(), ASKS);
    return () => clearInterval(timer);
  }, [writing]);
  const isReached = writing.isReached.value;
  return isReached ? (
    <p role="status">{locked.waiting}</p>
  ) : (
    <>
      <p role="alert">{locked.unreached}</p>
      <Rescue writing={writing} />
      <p class="contest-buttons">
        <button type="button" class="button" onClick={() => void writing.refresh()}>
          {locked.again}
        </button>
      </p>
    </>
  );
}

function Rescue({ writing }: { writing: Writing }) {
  const { locked } = contestWords();
  const text = writing.rescue();
  return (
    <>
      <p>{locked.rescue}</p>
      <p class="contest-buttons">
        <button
          type="button"
          class="button"
          onClick={() =>
            saveFile('contest-rescue.json', new Blob([text], { type: 'application/json' }))
          }
        >
          {locked.file}
        </button>
      </p>
      <RescueCode text={text} />
    </>
  );
}

const MARGIN = 4;

/** Dark on light in either theme, since many readers take no other. */
function RescueCode({ text }: { text: string }) {
  const code = useMemo(() => {
    try {
      return encode(text, { ecc: 'L', border: 0 });
    } catch {
      return undefined; // longer than such a code can be: the file has it
    }
  }, [text]);
  if (code === undefined) {
    return null;
  }
  const { data, size } = code;
  const path = data
    .flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark ? [`M${x + MARGIN} ${y + MARGIN}h1v1h-1z`] : [])),
    )
    .join('');
  const side = size + 2 * MARGIN;
  return (
    <svg
      class="rescue-code"
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label={contestWords().locked.qr}
      shape-rendering="crispEdges"
    >
      <rect width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

function Received({ contest, writing, receipt }: Props & { receipt: Receipt }) {
  const { receipt: words, welcome } = contestWords();
  const isForgotten = contest.isForgotten.value;
  const { contest: id } = writing.info.value;
  return (
    <>
      <p>{words.by[receipt.how]}</p>
      <p>{words.facts(receipt.answers, timeText(receipt.at))}</p>
      <p class="receipt-check">
        {pageWords().app.labelled(words.check, '')}
        <strong>{receipt.check}</strong>
      </p>
      <p class="small">{words.checkHelp}</p>
      {writing.hasLate && <p>{words.late}</p>}
      {isForgotten ? (
        <p role="status">{words.forgotten}</p>
      ) : (
        <>
          <Refusal contest={contest} />
          <p class="contest-buttons">
            <button type="button" class="button" onClick={() => void contest.showResult(id)}>
              {welcome.result}
            </button>
            <button type="button" class="button" onClick={() => contest.leave()}>
              {welcome.other}
            </button>
            <button type="button" class="button" onClick={() => void contest.forgetHere()}>
              {pageWords().app.labelled(words.stranger, words.forget)}
            </button>
          </p>
        </>
      )}
    </>
  );
}

function timeText(at: number): string {
  return formatDate(at, { dateStyle: 'medium', timeStyle: 'short' });
}

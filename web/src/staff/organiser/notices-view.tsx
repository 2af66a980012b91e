// SPDX-License-Identifier: MIT
import { useId, useState } from 'preact/hooks';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../../i18n';
import type { Desk } from '../frame/desk';
import { Heading } from '../frame/heading';
import type { Notice } from '../frame/messages';
import type { ViewProps } from '../frame/page';
import { usePolled } from '../frame/polled';
import { Refusal, refusalText } from '../frame/refusal';
import { timeText } from '../frame/times';
import { organiserWords } from './words';

/** Notices to all pages: a new one in both languages, and those that stand. */
export function NoticesView({ desk }: ViewProps) {
  const { notices: words } = organiserWords();
  const { value, refusal } = usePolled<{ notices: readonly Notice[] }>(desk, 'staff/notices');
  return (
    <section>
      <Heading>{words.title}</Heading>
      <p>{words.about}</p>
      <NewNotice desk={desk} />
      <h2>{words.standing}</h2>
      {refusal !== undefined && <p role="status">{refusalText(refusal)}</p>}
      {value?.notices.length === 0 && <p>{words.none}</p>}
      <ul class="notice-list">
        {value?.notices.map((notice) => (
          <li key={notice.notice} class="staff-part">
            <p>
              {words.sent(timeText(notice.at), notice.until === 0 ? '' : timeText(notice.until))}
            </p>
            <Texts text={notice.text} />
            <button type="button" class="button" onClick={() => void takeBack(desk, notice, true)}>
              {words.takeBack}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Texts({ text }: { text: Notice['text'] }) {
  return (
    <dl class="notice-texts">
      {LANGUAGES.map((one) => (
        <div key={one}>
          <dt>{LANGUAGE_NAMES[one]}</dt>
          <dd lang={one}>{text[one]}</dd>
        </div>
      ))}
    </dl>
  );
}

function takeBack(desk: Desk, { notice }: Notice, asks: boolean) {
  const { notices: words } = organiserWords();
  return desk.act({
    method: 'DELETE',
    path: `staff/notices/${notice}`,
    body: {},
    ...(asks && {
      question: {
        title: words.takeBack,
        text: words.takeBackSure,
        yes: words.takeBackYes,
        isOfPage: true,
      },
    }),
    done: () => ({ text: words.takenBack }),
  });
}

const MINUTE = 60_000;
const TERMS = [0, 15, 60, 240] as const;
const MOST_TEXT = 240;
const BLANK: Readonly<Record<Language, string>> = { en: '', fr: '' };

function inOneLine(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}

/** Asks for both texts, shows them as pages will, and sends them only then. */
function NewNotice({ desk }: { desk: Desk }) {
  const { notices: words } = organiserWords();
  const id = useId();
  const [text, setText] = useState(BLANK);
  const [minutes, setMinutes] = useState<number>(TERMS[2]);
  const [isShown, setShown] = useState(false);
  const trimmed = { en: inOneLine(text.en), fr: inOneLine(text.fr) };
  const missing = LANGUAGES.filter((one) => trimmed[one] === '');
  const submit = (event: Event) => {
    event.preventDefault();
    setShown(missing.length === 0);
  };
  const send = async () => {
    const until = minutes === 0 ? 0 : desk.clock.now() + minutes * MINUTE;
    const sent = await desk.act<Notice>({
      path: 'staff/notices',
      body: { text: trimmed, until },
      done: (notice) => ({ text: words.done, undo: () => takeBack(desk, notice, false) }),
    });
    if (sent !== undefined) {
      setText(BLANK);
      setShown(false);
    }
  };
  return isShown ? (
    <div class="staff-part notice-preview">
      <h2>{words.preview}</h2>
      <Texts text={trimmed} />
      <p>{words.terms(minutes)}</p>
      <Refusal desk={desk} />
      <p class="contest-buttons">
        <button type="button" class="button" onClick={() => setShown(false)}>
          {words.change}
        </button>
        <button
          type="button"
          class="button button-strong"
          aria-disabled={desk.isBusy.value}
          onClick={() => {
            if (!desk.isBusy.peek()) {
              void send();
            }
          }}
        >
          {words.send}
        </button>
      </p>
    </div>
  ) : (
    <form class="contest-form organiser-form" onSubmit={submit}>
      {LANGUAGES.map((one) => (
        <div key={one} class="field">
          <label for={`${id}-${one}`}>{words.text[one]}</label>
          <textarea
            id={`${id}-${one}`}
            class="input"
            rows={2}
            lang={one}
            maxLength={MOST_TEXT}
            required
            value={text[one]}
            onInput={(event) => setText({ ...text, [one]: event.currentTarget.value })}
          />
        </div>
      ))}
      <label for={`${id}-term`}>{words.term}</label>
      <select
        id={`${id}-term`}
        class="select"
        value={minutes}
        onChange={(event) => setMinutes(Number(event.currentTarget.value))}
      >
        {TERMS.map((term) => (
          <option key={term} value={term}>
            {words.terms(term)}
          </option>
        ))}
      </select>
      <button type="submit" class="button button-strong">
        {words.show}
      </button>
    </form>
  );
}

// SPDX-License-Identifier: MIT
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { formatDate, language } from '../i18n';
import type { Contest } from './contest';
import type { ContestOf, Me, Privacy } from './messages';
import { Refusal } from './refusal';
import { contestWords } from './words';

const MOST_NAME = 60;

interface Props {
  contest: Contest;
  me: Me;
}

/** Name, rules and start. */
export function WelcomeView({ contest, me, chosen }: Props & { chosen: ContestOf }) {
  const { welcome } = contestWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <section class="contest-card">
      <h1 tabIndex={-1} ref={heading}>
        {chosen.title[language.value]}
      </h1>
      <p>
        {chosen.level_title[language.value]} · {welcome.who(me.group, me.seat)}
      </p>
      {me.names === 'kept' && <NameForm contest={contest} me={me} />}
      <h2>{welcome.rules}</h2>
      <p>{welcome.facts(chosen.questions, chosen.minutes, chosen.most)}</p>
      <ul>
        {[
          ...welcome.lines,
          chosen.penalty > 0 ? welcome.penalty(chosen.penalty) : welcome.noPenalty,
        ].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <PrivacyWords contest={contest} />
      <label class="switch">
        <input
          type="checkbox"
          checked={contest.isStranger.value}
          onChange={(event) => {
            contest.isStranger.value = event.currentTarget.checked;
          }}
        />
        {welcome.stranger}
      </label>
      <Refusal contest={contest} />
      <Actions contest={contest} chosen={chosen} />
    </section>
  );
}

function Actions({ contest, chosen }: { contest: Contest; chosen: ContestOf }) {
  const { welcome } = contestWords();
  const { attempt, phase } = chosen;
  const isBusy = contest.isBusy.value;
  const start = () => {
    if (!isBusy) {
      void contest.start(chosen.contest);
    }
  };
  return (
    <>
      {attempt === null && phase === 'soon' && <p>{welcome.soon(timeText(chosen.opens))}</p>}
      {attempt === null && phase === 'closed' && <p>{welcome.closed}</p>}
      <p class="contest-buttons">
        <button type="button" class="button" onClick={() => contest.leave()}>
          {welcome.other}
        </button>
        {phase === 'published' && (
          <button
            type="button"
            class="button"
            onClick={() => void contest.showResult(chosen.contest)}
          >
            {welcome.result}
          </button>
        )}
        {(attempt !== null || phase === 'open') && (
          <button type="button" class="button button-strong" aria-disabled={isBusy} onClick={start}>
            {attempt === null
              ? welcome.start
              : attempt.state === 'running'
                ? welcome.goOn
                : welcome.receipt}
          </button>
        )}
      </p>
    </>
  );
}

function NameForm({ contest, me }: Props) {
  const { welcome } = contestWords();
  const [name, setName] = useState(me.name);
  const [isSaved, setSaved] = useState(false);
  const save = async () => setSaved(await contest.setName(name.trim()));
  return (
    <form
      class="contest-form"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <label for="contest-name">{welcome.name}</label>
      <div class="with-button">
        <input
          id="contest-name"
          class="input"
          type="text"
          autocomplete="name"
          maxLength={MOST_NAME}
          aria-describedby="contest-name-help"
          value={name}
          onInput={(event) => {
            setName(event.currentTarget.value);
            setSaved(false);
          }}
        />
        <button type="submit" class="button">
          {welcome.save}
        </button>
      </div>
      <p id="contest-name-help" class="small">
        {welcome.nameHelp}
      </p>
      <p role="status">{isSaved && welcome.saved}</p>
    </form>
  );
}

/** The words of the server on the data that it keeps; without an answer nothing. */
function PrivacyWords({ contest }: { contest: Contest }) {
  const [privacy, setPrivacy] = useState<Privacy>();
  useEffect(() => {
    void contest.server.privacy().then((heard) => {
      if (heard.ok) {
        setPrivacy(heard.value);
      }
    });
  }, [contest]);
  return privacy === undefined ? null : (
    <details>
      <summary>{contestWords().welcome.privacy}</summary>
      {privacy.lines[language.value].map((line) => (
        <p key={line}>{line}</p>
      ))}
    </details>
  );
}

/** Several contests of one pupil. */
export function ChoiceView({ contest, me }: Props) {
  const { choose } = contestWords();
  return (
    <section class="contest-card">
      <h1>{choose}</h1>
      <p class="contest-buttons">
        {me.contests.map((one) => (
          <button
            key={one.contest}
            type="button"
            class="button"
            onClick={() => contest.choose(me, one)}
          >
            {one.title[language.value]}
          </button>
        ))}
      </p>
    </section>
  );
}

function timeText(at: number): string {
  return formatDate(at, { dateStyle: 'full', timeStyle: 'short' });
}

// SPDX-License-Identifier: MIT
import { LANGUAGE_NAMES, LANGUAGES, words } from '../i18n';
import { restyle, sheet } from './kept';
import { ANSWERS, LONGEST_TITLE, PAPERS } from './sheet';

/** What the sheet looks like; every change shows at once. */
export function LookForm() {
  const { workshop } = words();
  const { title, lang, paper, large, answers } = sheet.value;
  return (
    <section class="panel" aria-label={workshop.look}>
      <h2>{workshop.look}</h2>
      <div class="workshop-fields">
        <label class="field workshop-wide">
          <span class="label">{workshop.sheetTitle}</span>
          <input
            class="input"
            type="text"
            autocomplete="off"
            maxLength={LONGEST_TITLE}
            placeholder={workshop.usualTitle[lang]}
            value={title}
            onInput={(event) => {
              restyle({ title: event.currentTarget.value });
            }}
          />
        </label>
        <Choice
          label={workshop.sheetLanguage}
          value={lang}
          names={LANGUAGES.map((one) => [one, LANGUAGE_NAMES[one]])}
          choose={(chosen) => {
            restyle({ lang: chosen });
          }}
        />
        <Choice
          label={workshop.paper}
          value={paper}
          names={PAPERS.map((one) => [one, workshop.papers[one]])}
          choose={(chosen) => {
            restyle({ paper: chosen });
          }}
        />
        <Choice
          isWide
          label={workshop.answers}
          value={answers}
          names={ANSWERS.map((one) => [one, workshop.answersPlaces[one]])}
          choose={(chosen) => {
            restyle({ answers: chosen });
          }}
        />
        <label class="workshop-check">
          <input
            type="checkbox"
            checked={large}
            onChange={(event) => {
              restyle({ large: event.currentTarget.checked });
            }}
          />
          {workshop.large}
        </label>
      </div>
    </section>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  names: (readonly [Value, string])[];
  choose: (value: Value) => void;
  isWide?: boolean;
}

function Choice<Value extends string>({
  label,
  value,
  names,
  choose,
  isWide = false,
}: ChoiceProps<Value>) {
  return (
    <label class={isWide ? 'field workshop-wide' : 'field'}>
      <span class="label">{label}</span>
      <select
        class="select"
        value={value}
        onChange={(event) => {
          choose(event.currentTarget.value as Value);
        }}
      >
        {names.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

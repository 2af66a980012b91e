// SPDX-License-Identifier: MIT
import { useId } from 'preact/hooks';
import { Choice } from '../parts/choice';
import { LANGUAGE_NAMES, LANGUAGES } from '../i18n';
import { minutesNow, restyle, sheet } from './kept';
import { NumberInput } from './number-input';
import { isOff } from './presets';
import {
  ANSWERS,
  LATEST_GRADING,
  LONGEST_TITLE,
  MOST_MINUTES,
  MOST_POINTS,
  PAPERS,
  VERSION_COUNTS,
  WORKING,
} from './sheet';
import { workshopWords } from './words';

/** The look of the sheet; every change shows at once. */
export function LookForm() {
  const workshop = workshopWords();
  const { title, lang, paper, large, answers, versions, points, minutes, working } = sheet.value;
  const id = useId();
  const taken = minutesNow.value;
  const isTimeOff = minutes !== undefined && taken !== undefined && isOff(minutes, taken);
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
            onInput={(event) => restyle({ title: event.currentTarget.value })}
          />
        </label>
        <Choice
          label={workshop.sheetLanguage}
          value={lang}
          names={LANGUAGES.map((one) => [one, LANGUAGE_NAMES[one]])}
          choose={(chosen) => restyle({ lang: chosen })}
        />
        <Choice
          label={workshop.paper}
          value={paper}
          names={PAPERS.map((one) => [one, workshop.papers[one]])}
          choose={(chosen) => restyle({ paper: chosen })}
        />
        <Choice
          class="field workshop-wide"
          label={workshop.answers}
          value={answers}
          names={ANSWERS.map((one) => [one, workshop.answersPlaces[one]])}
          choose={(chosen) => restyle({ answers: chosen })}
        />
        <Choice
          class="field workshop-wide"
          label={workshop.working}
          value={working ?? 0}
          names={[...new Set([...WORKING, working ?? 0])].map((one) => [
            one,
            workshop.workingOf(one),
          ])}
          choose={(chosen) => restyle({ working: chosen || undefined })}
        />
        <NumberInput
          label={workshop.pointsEach}
          value={points}
          empty={undefined}
          least={1}
          most={MOST_POINTS}
          choose={(chosen) => restyle({ points: chosen })}
        />
        <NumberInput
          label={workshop.minutesPrinted}
          value={minutes}
          empty={undefined}
          least={1}
          most={MOST_MINUTES}
          describedBy={`${id}-minutes`}
          choose={(chosen) => restyle({ minutes: chosen })}
        />
        <p id={`${id}-minutes`} role="status" class="small workshop-wide workshop-time">
          {isTimeOff && workshop.timeDiffers(minutes, taken)}
        </p>
        <Choice
          class="field workshop-wide"
          label={workshop.versions}
          value={versions}
          names={VERSION_COUNTS.map((one) => [one, workshop.versionsOf[one]])}
          describedBy={`${id}-versions`}
          choose={(chosen) => restyle({ versions: chosen, grading: LATEST_GRADING })}
        />
        <p id={`${id}-versions`} class="small workshop-wide workshop-note">
          {workshop.versionsHelp}
        </p>
        <label class="workshop-check workshop-wide">
          <input
            type="checkbox"
            checked={large}
            onChange={(event) => restyle({ large: event.currentTarget.checked })}
          />
          {workshop.large}
        </label>
      </div>
    </section>
  );
}

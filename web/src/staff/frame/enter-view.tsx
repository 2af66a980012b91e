// SPDX-License-Identifier: MIT
import { LONG_CODE, SHORT_CODE } from '../../contest/code';
import { CodeForm } from '../../contest/code-form';
import type { Desk } from './desk';
import { Heading } from './heading';
import { Refusal } from './refusal';
import { staffWords } from './words';

const LENGTHS = [LONG_CODE, SHORT_CODE];

/** The first page: the code of a teacher, an organiser or an invigilator. */
export function EnterView({ desk }: { desk: Desk }) {
  const { enter } = staffWords();
  return (
    <section class="contest-card">
      <Heading>{enter.title}</Heading>
      <CodeForm
        words={enter}
        lengths={LENGTHS}
        isBusy={desk.isBusy.value}
        enter={(code) => void desk.enter(code)}
      >
        <Refusal desk={desk} />
      </CodeForm>
      <p>
        <a href="../">{enter.pupils}</a>
      </p>
    </section>
  );
}

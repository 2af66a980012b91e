// SPDX-License-Identifier: MIT
import { Heading } from '../frame/heading';
import type { ViewProps } from '../frame/page';
import { staffWords } from '../frame/words';

export function GroupsView({ me }: ViewProps) {
  return (
    <section>
      <Heading>{staffWords().groups}</Heading>
      <ul>
        {me.groups.map(({ group, name }) => (
          <li key={group}>{name}</li>
        ))}
      </ul>
    </section>
  );
}

// SPDX-License-Identifier: MIT
/** The page needs few files at once: on a slow line each of many small files waits for its turn. */
import { join } from 'node:path';
import type { Rolldown } from 'vite';

type Chunking = Parameters<Rolldown.CodeSplittingNameFunction>[1];

const ENTRY = join(import.meta.dirname, '..', 'src', 'main.tsx');

/** Puts all that both the first load and later parts import into one file. */
export function firstChunk(): Rolldown.CodeSplittingGroup {
  let first: ReadonlySet<string> | undefined;
  return {
    debugName: 'first',
    minShareCount: 2,
    name: (id, context) => {
      first ??= importedBy(ENTRY, context);
      return first.has(id) ? 'base' : null;
    },
  };
}

/** Returns a module with all that it imports at once, also through others. */
function importedBy(entry: string, context: Chunking): ReadonlySet<string> {
  const found = new Set([entry]);
  for (const id of found) {
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) {
      found.add(imported);
    }
  }
  return found;
}

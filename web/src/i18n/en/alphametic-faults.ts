// SPDX-License-Identifier: MIT
/** The faults in the text of an alphametic; the engine has the sentences. */
import type { AlphameticFault } from '../base/alphametics';

export function fault({ line, column, name, message }: AlphameticFault): string {
  const said = name === 'nothing_to_find' ? 'there is nothing to find' : message;
  return `Line ${line}, character ${column}: ${said}.`;
}

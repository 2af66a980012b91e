import { askServer } from '../engine/ask-server';

/** Whether the place that the page came from is a `reckon serve`. */
export type ServerKind = 'reckon' | 'files_only' | 'unreachable';

export async function probeServer(): Promise<ServerKind> {
  try {
    return (await askServer('version', '{}')) === undefined ? 'files_only' : 'reckon';
  } catch {
    return 'unreachable';
  }
}

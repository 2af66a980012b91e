// SPDX-License-Identifier: MIT
/** The session of this window: a token, and no name. It ends with the window. */

const KEY = 'reckon.staff';

export interface Session {
  readonly token: string;
}

export function keptSession(): Session | undefined {
  try {
    const { token } = Object(JSON.parse(sessionStorage.getItem(KEY) ?? 'null')) as {
      token?: unknown;
    };
    return typeof token === 'string' ? { token } : undefined;
  } catch {
    return undefined;
  }
}

export function keepSession(session: Session): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(session));
  } catch {
    // A browser that keeps nothing asks for the code after each loading.
  }
}

export function forgetSession(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // It has kept nothing.
  }
}

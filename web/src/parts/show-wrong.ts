// SPDX-License-Identifier: MIT

/** Brings the first invalid field of a form into sight; returns whether there was one. */
export function showWrong(form: HTMLElement): boolean {
  const wrong = form.querySelector<HTMLElement>('input:is(:invalid, [aria-invalid="true"])');
  wrong?.closest('details')?.setAttribute('open', '');
  wrong?.focus();
  return wrong !== null;
}

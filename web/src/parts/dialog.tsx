// SPDX-License-Identifier: MIT
import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { words } from '../i18n';
import './dialog.css';

interface Props {
  title: string;
  open: boolean;
  /** It is left by Escape or by its button. */
  cancel: () => void;
  children: ComponentChildren;
}

/** A sheet over the page, which the browser keeps the focus in. */
export function Dialog({ title, open, cancel, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    if (open) {
      dialog.current?.showModal();
    } else {
      dialog.current?.close();
    }
  }, [open]);
  return (
    <dialog class="dialog" ref={dialog} aria-labelledby={id} onClose={cancel}>
      <div class="dialog-head">
        <h2 id={id}>{title}</h2>
        <button type="button" class="button button-quiet" onClick={cancel}>
          {words().app.close}
        </button>
      </div>
      {children}
    </dialog>
  );
}

// SPDX-License-Identifier: MIT
import { useEffect, useState } from 'preact/hooks';
import { closeOver, openOver } from '../address/over';
import { words } from '../i18n';
import { isElsewhere } from '../keys/elsewhere';
import { Dialog } from '../parts/dialog';
import { later } from '../parts/later';

const KeyLists = later(async () => (await import('../about/keys')).KeyLists);

/** All keys, which `?` shows wherever it is pressed; Escape and Back close them. */
export function KeysSheet() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === '?' && !event.repeat && !isElsewhere(event)) {
        event.preventDefault();
        openOver(() => setOpen(false));
        setOpen(true);
      }
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return (
    <Dialog title={words().app.keys} open={isOpen} cancel={closeOver}>
      {isOpen && <KeyLists heading="h3" />}
    </Dialog>
  );
}

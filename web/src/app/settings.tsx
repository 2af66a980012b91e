// SPDX-License-Identifier: MIT
import { useState } from 'preact/hooks';
import { closeOver, openOver } from '../address/over';
import { words } from '../i18n';
import { Dialog } from '../parts/dialog';
import { Icon } from '../parts/icon';
import { later } from '../parts/later';

const SettingsSheet = later(async () => (await import('./settings-sheet')).SettingsSheet);

/** The button that opens the settings; Back closes them. */
export function Settings() {
  const { app } = words();
  const [isOpen, setOpen] = useState(false);
  return (
    <div class="masthead-settings">
      <button
        type="button"
        class="button button-quiet"
        aria-haspopup="dialog"
        onClick={() => {
          openOver(() => setOpen(false));
          setOpen(true);
        }}
      >
        <Icon name="settings" />
        <span class="masthead-settings-word">{app.settings}</span>
      </button>
      <Dialog title={app.settings} open={isOpen} cancel={closeOver}>
        {isOpen && <SettingsSheet />}
      </Dialog>
    </div>
  );
}

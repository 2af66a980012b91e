// SPDX-License-Identifier: MIT
import { words } from '../i18n';
import { takeUpdate, waitingUpdate } from './registration';

export function UpdateNotice() {
  const update = waitingUpdate.value;
  if (update === undefined) {
    return null;
  }
  const { app } = words();
  return (
    <div class="toast" role="status">
      <p>{app.newVersion}</p>
      <button type="button" class="button" onClick={() => takeUpdate(update)}>
        {app.reload}
      </button>
      <button
        type="button"
        class="button button-quiet"
        onClick={() => {
          waitingUpdate.value = undefined;
        }}
      >
        {app.close}
      </button>
    </div>
  );
}

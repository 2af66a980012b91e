// SPDX-License-Identifier: MIT
import { signal } from '@preact/signals';

/** A newer page that waits to be taken. */
export const waitingUpdate = signal<ServiceWorker | undefined>(undefined);

/** Has the browser keep the page, and notices newer ones. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) {
    return;
  }
  const { serviceWorker } = navigator;
  void serviceWorker
    .register('./service-worker.js')
    .then((registration) => {
      const look = () => {
        // Without a controller this is the first visit, and there is nothing to update.
        if (registration.waiting !== null && serviceWorker.controller !== null) {
          waitingUpdate.value = registration.waiting;
        }
      };
      look();
      registration.addEventListener('updatefound', () =>
        registration.installing?.addEventListener('statechange', look),
      );
    })
    .catch(() => {
      // Private windows may forbid it: the page works, only not offline.
    });
}

/** A page that has been open for so long is being used. */
const USED_AFTER_MS = 5_000;

/**
 * Has the browser keep what a first visit does without, so that all of the page works offline. It
 * begins when the page has been used for a while, and not where data are to be saved.
 */
export function keepLaterFiles(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || savesData()) {
    return;
  }
  const { serviceWorker } = navigator;
  setTimeout(() => {
    void serviceWorker.ready.then(({ active }) => active?.postMessage('keep later files'));
  }, USED_AFTER_MS);
}

/** Whether the reader wants no more to be loaded than is needed. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** Loads the newer page; what is on the table is kept. */
export function takeUpdate(update: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
  update.postMessage('take over');
}

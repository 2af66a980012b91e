// SPDX-License-Identifier: MIT
/**
 * Keeps the page usable without a network. It fetches every file of a build when the build is
 * installed, and answers from there. Files for later are fetched when they are first needed. A new
 * build waits until the reader takes it (or all pages are closed), so that no page ever mixes files
 * of two builds.
 */
const worker = globalThis as unknown as ServiceWorkerScope;

/**
 * The part of ServiceWorkerGlobalScope that is needed here: the types of workers and pages exclude
 * each other.
 */
interface ServiceWorkerScope {
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listen: (event: LifeEvent) => void): void;
  addEventListener(type: 'fetch', listen: (event: FetchEvent) => void): void;
  addEventListener(
    type: 'message',
    listen: (event: LifeEvent & { readonly data: unknown }) => void,
  ): void;
}
interface LifeEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends LifeEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

// Written in by build-tools/precache-list.ts.
declare const __PRECACHE__: readonly string[];
declare const __LATER__: readonly string[];
declare const __BUILD__: string;

const PREFIX = `reckon ${worker.registration.scope} `;
const CACHE = PREFIX + __BUILD__;

/** `reload`: the cache of the browser may still hold files of the last build. */
async function keep(files: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll(files.map((file) => new Request(file, { cache: 'reload' })));
}

/** Whether this build or an older one has kept them. */
async function keepsLaterFiles(): Promise<boolean> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return kept.flat().some(({ url }) => url.startsWith(`${worker.registration.scope}later/`));
}

worker.addEventListener('install', (event) => {
  const install = async () => {
    await keep((await keepsLaterFiles()) ? [...__PRECACHE__, ...__LATER__] : __PRECACHE__);
  };
  event.waitUntil(install());
});

worker.addEventListener('activate', (event) => {
  const discard = async () => {
    const names = await caches.keys();
    const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
    await Promise.all(old.map((name) => caches.delete(name)));
    await worker.clients.claim();
  };
  event.waitUntil(discard());
});

worker.addEventListener('message', (event) => {
  if (event.data === 'take over') {
    void worker.skipWaiting();
  } else if (event.data === 'keep later files') {
    const keepOnce = async () => {
      if (!(await keepsLaterFiles())) {
        await keep(__LATER__);
      }
    };
    event.waitUntil(keepOnce());
  }
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { scope } = worker.registration;
  // Some files next to the page are not part of it: the documentation, the puzzle of the day for
  // other sites and feed readers, contests with a worker of their own, their staff and practice.
  if (
    request.method !== 'GET' ||
    !request.url.startsWith(scope) ||
    ['docs', 'today.', 'reckon-today', 'contest/', 'staff/', 'practice/'].some((name) =>
      request.url.startsWith(scope + name),
    )
  ) {
    return;
  }
  const answer = async () => {
    const cache = await caches.open(CACHE);
    const { path, search } = placeOf(request.url);
    const isPage = request.mode === 'navigate' && (path === '' || path === 'index.html');
    const wanted = isPage ? 'index.html' : request;
    const kept = await cache.match(wanted, { ignoreSearch: true });
    if (kept !== undefined || isPage || request.mode !== 'navigate') {
      return kept ?? fetch(request);
    }
    const found = await fetch(request).catch(() => undefined);
    // All views have the one address, and name themselves behind `#`: so does one that is mistyped.
    return found === undefined || found.status === 404
      ? Response.redirect(`${scope}#/${path}${search}`)
      : found;
  };
  event.respondWith(answer());
});

/** The path of an address from the page on. */
function placeOf(url: string): { path: string; search: string } {
  const { pathname, search } = new URL(url);
  return { path: pathname.slice(new URL(worker.registration.scope).pathname.length), search };
}

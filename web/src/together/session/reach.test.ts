// SPDX-License-Identifier: MIT
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

describe('the way to this server', () => {
  beforeEach(() => {
    vi.resetModules();
    vi.stubGlobal('location', new URL('http://localhost:8391/page/#/room?code=ABC'));
  });

  afterEach(() => {
    vi.unstubAllGlobals();
  });

  const found = async (host: string, answer: unknown) => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(answer)));
    vi.stubGlobal('document', { baseURI: 'http://localhost:8391/page/' });
    const reach = await import('./reach');
    await reach.findReach(host);
    return [reach.sharedPage(), reach.unreachable.value];
  };

  it('is an address of the network, if the server listens there', async () => {
    const answer = { listening: true, addresses: ['192.0.2.7', '198.51.100.1'] };
    expect(await found('localhost', answer)).toEqual(['http://192.0.2.7:8391/page/', undefined]);
  });

  it('is not known to others while the server listens to this machine alone', async () => {
    const answer = { listening: false, addresses: ['192.0.2.7'] };
    expect(await found('127.0.0.1', answer)).toEqual([
      'http://localhost:8391/page/',
      { page: 'http://192.0.2.7:8391/page/' },
    ]);
    vi.resetModules();
    expect(await found('[::1]', { listening: true, addresses: [] })).toEqual([
      'http://localhost:8391/page/',
      { page: undefined },
    ]);
  });

  it('is that of the page where the page names it, or the server says nothing', async () => {
    const page = 'http://localhost:8391/page/';
    const answer = { listening: false, addresses: ['192.0.2.7'] };
    expect(await found('school.example', answer)).toEqual([page, undefined]);
    vi.resetModules();
    expect(await found('localhost', { error: 'no' })).toEqual([page, undefined]);
    vi.resetModules();
    const strange = { listening: true, addresses: ['<img>'] };
    expect(await found('localhost', strange)).toEqual([page, { page: undefined }]);
  });
});

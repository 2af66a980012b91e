// SPDX-License-Identifier: MIT
/** Serves the built page as `reckon serve --site` does, with the policy as a header. */
import axe from 'axe-core';
import { join } from 'node:path';
import { POLICY } from '../build-tools/content-security-policy.ts';
import { serveFolder, type Served } from './static-server';

const DIST = join(import.meta.dirname, '..', 'dist');

export interface Site extends Served {
  /** From now on a file is served changed. */
  change: (file: string, change: (text: string) => string) => void;
}

/** A document of the same place, without anything in it. */
export const EMPTY = 'empty.html';
/** The script of axe: the browser keeps what it got from an address, and not what a test hands to it. */
export const AXE = 'axe.js';
const FOR_EVER = 'public, max-age=31536000, immutable';

export async function serveSite(): Promise<Site> {
  const changes = new Map<string, (text: string) => string>();
  const served = await serveFolder(DIST, (path, found) => {
    if (path === `/${EMPTY}`) {
      return { content: '<!doctype html>' };
    }
    if (path === `/${AXE}`) {
      return { headers: { 'cache-control': FOR_EVER }, content: axe.source };
    }
    const change = found && changes.get(path);
    const caching = path.startsWith('/assets/') ? FOR_EVER : 'no-cache';
    return {
      headers: { 'content-security-policy': POLICY, 'cache-control': caching },
      ...(change && { content: change(found.toString()) }),
    };
  });
  return {
    ...served,
    change: (file, change) => {
      changes.set(file, change);
    },
  };
}

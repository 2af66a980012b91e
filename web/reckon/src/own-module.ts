// SPDX-License-Identifier: MIT
import { ReckonError } from './errors.ts';
import { EngineModule } from './module.ts';

/** Where the engine is: an address, what was fetched from one, or its bytes. */
export type EngineSource = string | URL | Response | BufferSource;

/** Loads the engine from the file beside this script, or from elsewhere. */
export async function loadModule(source?: EngineSource): Promise<EngineModule> {
  if (typeof WebAssembly !== 'object') {
    throw new ReckonError('no_webassembly');
  }
  const from = source ?? new URL('./reckon.wasm', import.meta.url);
  try {
    const isAddress = typeof from === 'string' || from instanceof URL;
    return await EngineModule.load(isAddress ? await fetched(String(from)) : from);
  } catch (cause) {
    throw new ReckonError('load_failed', undefined, 0, { cause });
  }
}

/** Node fetches no files. */
async function fetched(address: string): Promise<Response | BufferSource> {
  if (address.startsWith('file:')) {
    const bytes = await process.getBuiltinModule('node:fs').promises.readFile(new URL(address));
    return new Uint8Array(bytes);
  }
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address}: ${response.status} ${response.statusText}`);
  }
  return response;
}

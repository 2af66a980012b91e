// SPDX-License-Identifier: MIT
/** The engine in WebAssembly: text goes in and out through its memory (app/wasm/exports.cpp). */

import { UNICODE } from './unicode.ts';

/** An answer of the engine: a status as HTTP has it, and a JSON document. */
export interface RawAnswer {
  status: number;
  body: string;
}

interface Exports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  input(size: number): number;
  answer(pathSize: number): number;
  output(): number;
  output_size(): number;
}

/** Everything the standard library may ask of a system; the engine needs none of it. */
const NO_SYSTEM = new Proxy({}, { get: () => () => 52 /* ENOSYS */ });

/** More is not handed over: the engine reads 64 KiB, and a body could fill its memory. */
const MOST_BYTES = 1 << 24;

export class EngineModule {
  readonly #exports: Exports;

  private constructor(exports: Exports) {
    this.#exports = exports;
    exports._initialize();
  }

  /** Compiles while it loads if the server names the type of the file, else afterwards. */
  static async load(source: Response | BufferSource): Promise<EngineModule> {
    const imports = { wasi_snapshot_preview1: NO_SYSTEM, unicode: UNICODE };
    const streamed =
      source instanceof Response &&
      source.headers.get('content-type')?.startsWith('application/wasm');
    const { instance } = streamed
      ? await WebAssembly.instantiateStreaming(source, imports)
      : await WebAssembly.instantiate(
          source instanceof Response ? await source.arrayBuffer() : source,
          imports,
        );
    return new EngineModule(instance.exports as unknown as Exports);
  }

  /** Throws only if the engine crashed; it must not be asked again then. */
  answer(path: string, body: string): RawAnswer {
    const encoder = new TextEncoder();
    const pathBytes = encoder.encode(path);
    const bodyBytes = encoder.encode(body.normalize());
    const size = pathBytes.length + bodyBytes.length;
    if (size > MOST_BYTES) {
      const error = `path and body have ${size} bytes: send at most 65536`;
      return { status: 422, body: JSON.stringify({ error, code: 'too_much' }) };
    }
    const at = this.#exports.input(size);
    // The memory may have grown, which detaches older views of it.
    const room = new Uint8Array(this.#exports.memory.buffer, at);
    room.set(pathBytes);
    room.set(bodyBytes, pathBytes.length);
    const status = this.#exports.answer(pathBytes.length);
    const text = new Uint8Array(
      this.#exports.memory.buffer,
      this.#exports.output(),
      this.#exports.output_size(),
    );
    return { status, body: new TextDecoder().decode(text) };
  }
}

#!/usr/bin/env node
// SPDX-License-Identifier: MIT
// Prints a Parquet file as CSV, read by the Rust implementation of Apache Arrow, which shares no code with
// what wrote it: read_parquet.mjs FILE.parquet
import { readFileSync, writeSync } from 'node:fs';
import { tableFromIPC } from 'apache-arrow';
import { readParquet } from 'parquet-wasm';

function print(text) {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; ) at += writeSync(1, bytes, at);
}

const table = tableFromIPC(readParquet(readFileSync(process.argv[2])).intoIPCStream());
print(`${table.schema.fields.map((field) => field.name).join(',')}\n`);
for (const batch of table.batches) {
  const columns = batch.schema.fields.map((_, i) => batch.getChildAt(i));
  const lines = [];
  for (let row = 0; row < batch.numRows; row += 1) {
    lines.push(columns.map((column) => String(column.get(row))).join(','));
  }
  print(`${lines.join('\n')}\n`);
}

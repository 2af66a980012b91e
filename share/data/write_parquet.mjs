#!/usr/bin/env node
// SPDX-License-Identifier: MIT
// Writes a table as Parquet: write_parquet.mjs IN.csv OUT.parquet FIELDS.json, where the fields are those of a
// Table Schema. The CSV is as scripts/data writes it: without quotes and without missing values. The same bytes for the
// same table everywhere.
import { readFileSync } from 'node:fs';
import { parquetWriteFile } from 'hyparquet-writer';

const [, , input, output, fieldsFile] = process.argv;
const fields = JSON.parse(readFileSync(fieldsFile, 'utf8'));
const bytes = readFileSync(input);
const ROW_GROUP = 100_000;
const LARGEST_INT32 = 2 ** 31 - 1;
const NEWLINE = 10;
const COMMA = 44;

function count(byte) {
  let found = 0;
  for (let at = bytes.indexOf(byte); at >= 0; at = bytes.indexOf(byte, at + 1)) found += 1;
  return found;
}

/** Where the values of a field go, how a text becomes one of them, and what Parquet calls them. */
function column({ name, type, constraints }, rows) {
  if (type === 'boolean') {
    return { name, type: 'BOOLEAN', data: new Array(rows), value: (text) => text === 'true' };
  }
  if (type === 'string') return { name, type: 'STRING', data: new Array(rows), value: (text) => text };
  if (type !== 'integer') throw new Error(`${name}: fields of type ${type} are not written`);
  return constraints.maximum <= LARGEST_INT32
    ? { name, type: 'INT32', data: new Int32Array(rows), value: Number }
    : { name, type: 'INT64', data: new BigInt64Array(rows), value: BigInt };
}

const rows = count(NEWLINE) - 1;
const columns = fields.map((field) => column(field, rows));
let at = bytes.indexOf(NEWLINE) + 1;
for (let row = 0; row < rows; row += 1) {
  for (let i = 0; i < columns.length; i += 1) {
    const end = bytes.indexOf(i + 1 < columns.length ? COMMA : NEWLINE, at);
    columns[i].data[row] = columns[i].value(bytes.latin1Slice(at, end));
    at = end + 1;
  }
}
if (at !== bytes.length) throw new Error(`${input}: not a table of ${columns.length} columns`);
parquetWriteFile({
  filename: output,
  columnData: columns.map(({ name, type, data }) => ({ name, type, data, nullable: false })),
  codec: 'SNAPPY',
  rowGroupSize: ROW_GROUP,
  createdBy: 'hyparquet-writer',
});

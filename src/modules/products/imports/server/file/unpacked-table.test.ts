import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readUnpacked, type UnpackedRow, writeUnpacked } from './unpacked-table.ts';

const ROWS = 2_000;
const rows = Array.from({ length: ROWS }, (_, at) => ({
  number: at + 2,
  cells: [`SKU-${at}`, 'मोबाइल "5 inch"\nsecond line', '', 'x'.repeat(1_500)],
}));

let folder: string;
let path: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'unpacked-'));
  path = join(folder, 'table.rows');
  await writeUnpacked(path, (async function* () {})());
  await writeUnpacked(
    path,
    (async function* () {
      yield* rows;
    })(),
  );
});
afterAll(() => rm(folder, { recursive: true }));

/** Reads this many rows from an offset and counts the bytes read. */
async function take(from: number, count: number) {
  let bytes = 0;
  const taken: UnpackedRow[] = [];
  for await (const row of readUnpacked(path, from, read => {
    bytes += read;
  })) {
    taken.push(row);
    if (taken.length === count) break;
  }
  return { taken, bytes };
}

it('a table that is unpacked has its rows as they were', async () => {
  const { taken } = await take(0, ROWS + 1);
  expect(taken.map(({ number, cells }) => ({ number, cells }))).toEqual(rows);
  expect(taken.at(-1)?.end).toBe((await stat(path)).size);
});

it('can be read on after any row, and in steps without reading more than needed', async () => {
  const { size } = await stat(path);
  const seen: number[] = [];
  let [from, bytes, pieces] = [0, 0, 0];
  for (;;) {
    const { taken, bytes: read } = await take(from, 100);
    bytes += read;
    if (taken.length === 0) break;
    pieces += 1;
    seen.push(...taken.map(({ number }) => number));
    from = taken.at(-1)?.end ?? 0;
  }
  expect(seen).toEqual(rows.map(({ number }) => number));
  expect(pieces).toBe(ROWS / 100);
  // Read-ahead is discarded each time; earlier rows are not read again.
  expect(bytes).toBeLessThanOrEqual(size + pieces * 256 * 1024);
});

it('is read from its beginning when a place is not the end of a row', async () => {
  for (const from of [7, 10 ** 9]) expect((await take(from, 1)).taken[0]?.number).toBe(2);
});

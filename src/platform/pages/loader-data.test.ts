import { UNSAFE_decodeViaTurboStream as decodeViaTurboStream } from 'react-router';
import { expect, it } from 'vitest';
import { encodeLoaderData } from './loader-data.ts';

/** As the framework reads it in the browser. */
async function decoded(text = ''): Promise<unknown> {
  const stream = new Blob([text]).stream();
  const { value, done } = await decodeViaTurboStream(stream, globalThis as unknown as Window);
  await done;
  return value;
}

const SHARED = { id: 7, name: 'Nandi' };

it.each<object>([
  { loaderData: { list: [1, 1, 'a', 'a', true, false, null, undefined, [], {}] }, errors: null },
  { numbers: [0, -0, 1.5, -2, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 1e21] },
  { texts: ['', '"', "'", '\\', '</script>', '\n\u2028', '₹ 1,999', '👍', '_1', 'D'] },
  { dates: [new Date(0), new Date('2026-11-25T10:00:00+05:30')], first: SHARED, again: SHARED },
  { '': 1, _1: { __proto: 2 }, constructor: 'x', 5: 'five' },
])('is what the framework of the browser reads: %o', async data => {
  expect(await decoded(encodeLoaderData(data))).toEqual(data);
});

it('names shared values once', async () => {
  const read = (await decoded(encodeLoaderData({ first: SHARED, again: SHARED }))) as Record<string, unknown>;
  expect(read.first).toBe(read.again);
});

it.each([
  ['a promise', Promise.resolve(1)],
  ['a function', () => 1],
  ['an instance', new URL('https://shop.example')],
  ['a map', new Map([[1, 2]])],
  ['a large integer', 1n],
  ['an invalid date', new Date(Number.NaN)],
])('leaves %s to the framework', (_what, value) => {
  expect(encodeLoaderData({ deep: [{ value }] })).toBeUndefined();
});

import { expect, it } from 'vitest';
import { MAX_BYTES, MAX_CHUNKS, MB } from '#products/media/upload-rules.ts';
import { partSize, partsOf } from './upload-parts.ts';

/** R67.12 */
it.each([
  [0, 1, 0],
  [5 * MB, 1, 5 * MB],
  [5 * MB + 1, 2, 1],
  [12 * MB, 3, 2 * MB],
])('%i bytes are sent in %i pieces, the last of %i', (size, parts, last) => {
  expect(partsOf(size)).toBe(parts);
  expect(partSize(size, parts)).toBe(last);
  if (parts > 1) expect(partSize(size, 1)).toBe(5 * MB);
});

it('the largest allowed file stays far below ten thousand chunks', () => {
  expect(MAX_CHUNKS).toBe(10_000);
  expect(partsOf(Math.max(...Object.values(MAX_BYTES)))).toBe(410);
});

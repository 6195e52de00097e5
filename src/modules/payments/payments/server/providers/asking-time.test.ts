import { expect, it } from 'vitest';
import { ANSWERS_WITHIN_MS, askingTime } from './asking-time.ts';

it('whatever is begun in time has its answer before the request is answered for', () => {
  let now = 1_000;
  const isTime = askingTime(() => now);
  expect(isTime()).toBe(true);
  now = 5_000;
  expect(isTime()).toBe(true);
  expect(now - 1_000 + ANSWERS_WITHIN_MS).toBeLessThan(9_000);
  now += 1;
  expect(isTime()).toBe(false);
});

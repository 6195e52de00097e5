import { expect, it } from 'vitest';
import { AskingTurns } from './asking-turns.ts';

it('lets as many ask as the engine answers quickly, the first first', async () => {
  const turns = new AskingTurns(10_000);
  const begun: number[] = [];
  const begin = async (at: number) => {
    if (await turns.begin()) begun.push(at);
  };
  const all = Array.from({ length: 12 }, (_, at) => begin(at));
  await Promise.all(all.slice(0, 8));
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  turns.end(10);
  await all[8];
  // Slow answers: one less each time, so nobody takes the place.
  for (let answer = 0; answer < 3; answer += 1) turns.end(2_000);
  expect(turns.limit).toBe(5);
  expect(begun).toHaveLength(9);
  turns.end(10);
  await all[9];
  expect(begun.at(-1)).toBe(9);
});

it('sends away who has waited too long, and lets more ask again when it is quick', async () => {
  const turns = new AskingTurns(20);
  for (let at = 0; at < 8; at += 1) await turns.begin();
  expect(await turns.begin()).toBe(false);
  for (let answer = 0; answer < 8; answer += 1) turns.end(2_000);
  expect(turns.limit).toBe(2);
  for (let answer = 0; answer < 60; answer += 1) {
    expect(await turns.begin()).toBe(true);
    turns.end(5);
  }
  expect(turns.limit).toBeGreaterThanOrEqual(4);
});

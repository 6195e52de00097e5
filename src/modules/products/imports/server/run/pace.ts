import { setTimeout as wait } from 'node:timers/promises';

/** So many rows at a time: no more than other processes can be told of by name (docs/decisions/0032). */
export const BATCH = 150;
/** One turn; after it other files come first. */
export const TURN_MS = 5_000;
const MIN_PAUSE_MS = 10;
const MAX_RUN_MS = 50;
const MAX_PAUSE_MS = 1_000;

/** Hands on what comes by itself without end, and rests now and then as after a piece of work. */
export async function* withRests<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item> {
  let begun = performance.now();
  for await (const item of items) {
    yield item;
    if (performance.now() - begun < MAX_RUN_MS) continue;
    await restAfter(begun);
    begun = performance.now();
  }
}

/**
 * Rests after a piece of work for as long as it took, so that half of the database's time, at the least, is left to those
 * who buy; when they are many, pieces take longer, and so do the rests.
 */
export async function restAfter(begun: number): Promise<void> {
  const took = performance.now() - begun;
  await wait(Math.min(Math.max(took, MIN_PAUSE_MS), MAX_PAUSE_MS));
}

import { setTimeout as wait } from 'node:timers/promises';

/** Rows in a batch: as many products as one change notification can name (docs/decisions/0032). */
export const BATCH = 150;
/** Length of a turn; then another import gets its turn. */
export const TURN_MS = 5_000;
const MIN_PAUSE_MS = 10;
const MAX_RUN_MS = 50;
const MAX_PAUSE_MS = 1_000;

/** Passes items on and pauses after every 50 ms of work. */
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
 * Pauses for as long as the work took, within limits, so that at least half of the database's time is left to other
 * requests. Under load, work takes longer and so do the pauses.
 */
export async function restAfter(begun: number): Promise<void> {
  const took = performance.now() - begun;
  await wait(Math.min(Math.max(took, MIN_PAUSE_MS), MAX_PAUSE_MS));
}

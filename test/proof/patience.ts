import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import type { Database } from '#platform/db/database.ts';
import { breaches } from '#test/inspect/order-invariants.ts';
import { type PlaceAnswer, placeAt, type ReadyBuyer } from './crowd.ts';

/** What became of asking once; no answer at all is status 0. */
export interface Told {
  readonly status: number;
  readonly orderId: string | undefined;
  readonly tookMs: number;
}

/** A buyer who wants one order, and the key that says so each time. */
export interface Attempt {
  readonly buyer: ReadyBuyer;
  readonly key: string;
  readonly told: Told[];
}

/** A hang is told as a failure of the test, long after the shop itself should have given up (`answer-in-time.ts`). */
export const HANGS_AFTER_MS = 120_000;

/** Not all, because whoever waits in a crowd's own queue is not kept waiting by the shop. */
const AGAIN_AT_ONCE = 24;

export function attemptsOf(crowd: readonly ReadyBuyer[]): Attempt[] {
  return crowd.map(buyer => ({ buyer, key: randomUUID(), told: [] }));
}

export async function tryOnce(url: string, { buyer, key, told }: Attempt): Promise<Told> {
  const begun = performance.now();
  const answer: PlaceAnswer = await placeAt(url, buyer, key).catch(() => ({ status: 0, body: {} }));
  const result = { status: answer.status, orderId: answer.body.orderId, tookMs: performance.now() - begun };
  told.push(result);
  return result;
}

/** Asks with the same key until the order is there: what every client does that was told to come again. */
export async function tryUntilPlaced(url: string, attempt: Attempt): Promise<void> {
  while ((await tryOnce(url, attempt)).status !== 200) await pause(100);
}

/**
 * After the fault everybody asks again. Then each has exactly one order, the one they were told of whenever they were
 * told of any, and nobody was told anything but "placed" or "come again" (I2, I3). How long an answer may take is a rule of
 * `answer-in-time.ts` with a test on a clock of its own; here it would only measure the machine.
 */
export async function expectOneOrderEach(db: Database, url: string, attempts: readonly Attempt[]): Promise<void> {
  const queue = attempts.values();
  const asker = async () => {
    for (const attempt of queue) await tryUntilPlaced(url, attempt);
  };
  await Promise.all(Array.from({ length: AGAIN_AT_ONCE }, asker));
  const told = attempts.flatMap(attempt => attempt.told);
  expect(told.map(({ status }) => status).filter(status => ![200, 503, 0].includes(status))).toEqual([]);

  const people = attempts.map(({ buyer }) => buyer.id);
  const placed = await db.selectFrom('orders').select(['id', 'user_id']).where('user_id', 'in', people).execute();
  const orderOf = new Map(placed.map(order => [order.user_id, order.id]));
  expect(placed).toHaveLength(attempts.length);
  for (const attempt of attempts)
    for (const { status, orderId } of attempt.told)
      if (status === 200) expect(orderId).toBe(orderOf.get(attempt.buyer.id));
  expect(await breaches(db)).toEqual([]);
}

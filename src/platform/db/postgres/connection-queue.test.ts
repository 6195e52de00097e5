import { EventEmitter } from 'node:events';
import type pg from 'pg';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isUnavailable } from '#platform/db/database-errors.ts';
import { ConnectionQueue } from './connection-queue.ts';

/** A pool whose connections are all in use until the test releases one. */
class FullPool extends EventEmitter {
  readonly #asked: ((error: undefined, client: object) => void)[] = [];

  connect(given: (error: undefined, client: object) => void): void {
    this.#asked.push(given);
  }

  giveBack(client: object): void {
    this.emit('release');
    this.#asked.shift()?.(undefined, client);
  }
}

const client = { release: vi.fn() };
let pool: FullPool;
let queue: ConnectionQueue;
beforeEach(() => {
  vi.useFakeTimers();
  pool = new FullPool();
  queue = new ConnectionQueue(pool as unknown as pg.Pool);
});
afterEach(() => {
  queue.stop();
  vi.useRealTimers();
});

it('a caller waiting during a stall is refused within a second, and a late result is returned to the pool', async () => {
  const refused = expect(queue.connect()).rejects.toSatisfy(isUnavailable);
  await vi.advanceTimersByTimeAsync(1_000);
  await refused;
  pool.giveBack(client);
  expect(client.release).toHaveBeenCalledOnce();
});

it('a slow database is waited for as long as it answers statements', async () => {
  const waiting = queue.connect();
  for (let answered = 0; answered < 10; answered += 1) {
    await vi.advanceTimersByTimeAsync(400);
    queue.moved();
  }
  pool.giveBack(client);
  expect(await waiting).toBe(client);
});

it('a crowd is waited for as long as connections come back', async () => {
  const crowd = Array.from({ length: 10 }, () => queue.connect());
  for (const waiting of crowd) {
    await vi.advanceTimersByTimeAsync(400);
    pool.giveBack(client);
    expect(await waiting).toBe(client);
  }
});

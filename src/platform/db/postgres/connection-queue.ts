import type pg from 'pg';

const TICK_MS = 100;
const STANDSTILL_TICKS = 6;

/**
 * Hands out a pool's connections in the order of asking. A crowd is waited for, because connections keep coming back, and
 * a slow database, because statements keep being answered; when nothing of either has happened for a while, all of them
 * hang on a database that does not answer, and whoever waits is told so within a second (docs/security-cases.md X12).
 * Time is counted in turns of a clock, which stands still with this process: nothing comes back while it is busy with
 * other things.
 */
export class ConnectionQueue {
  readonly #pool: pg.Pool;
  /** By what refuses them, with the tick at which they came. */
  readonly #waiting = new Map<(error: Error) => void, number>();
  readonly #clock: NodeJS.Timeout;
  #tick = 0;
  #movedAt = 0;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
    pool.on('release', () => this.moved());
    this.#clock = setInterval(() => this.#look(), TICK_MS);
    this.#clock.unref();
  }

  connect(): Promise<pg.PoolClient> {
    const { promise, resolve, reject } = Promise.withResolvers<pg.PoolClient>();
    this.#waiting.set(reject, this.#tick);
    this.#pool.connect((error, client) => {
      this.moved();
      // Who was refused has gone: what comes now is for the next.
      if (!this.#waiting.delete(reject)) client?.release();
      else if (error || !client) reject(error ?? new Error('Connection terminated'));
      else resolve(client);
    });
    return promise;
  }

  /** The database has shown that it answers. */
  moved(): void {
    this.#movedAt = this.#tick;
  }

  /** How many wait for a connection that somebody else has. */
  get waiting(): number {
    return this.#waiting.size;
  }

  stop(): void {
    clearInterval(this.#clock);
  }

  #look(): void {
    this.#tick += 1;
    const before = this.#tick - STANDSTILL_TICKS;
    if (this.#movedAt > before) return;
    for (const [refuse, since] of this.#waiting) {
      if (since > before) return;
      this.#waiting.delete(refuse);
      refuse(new Error('timeout exceeded when trying to connect: no connection comes back'));
    }
  }
}

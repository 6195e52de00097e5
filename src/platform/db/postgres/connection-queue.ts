import type pg from 'pg';

const TICK_MS = 100;
const STANDSTILL_TICKS = 6;

/**
 * Hands out a pool's connections in order of request. Waiting is fine while connections are returned or statements
 * answered. If neither happens for a while, the database does not respond, and all waiters are refused within a second
 * (docs/security-cases.md X12).
 * Time is counted in ticks of a timer, which does not run while this process is blocked.
 */
export class ConnectionQueue {
  readonly #pool: pg.Pool;
  /** The reject function of each waiter, with the tick at which it began to wait. */
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
      // This waiter was refused meanwhile: pass the connection on.
      if (!this.#waiting.delete(reject)) client?.release();
      else if (error || !client) reject(error ?? new Error('Connection terminated'));
      else resolve(client);
    });
    return promise;
  }

  /** The database has answered something. */
  moved(): void {
    this.#movedAt = this.#tick;
  }

  /** The number of waiters. */
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

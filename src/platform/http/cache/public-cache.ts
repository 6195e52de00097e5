import { totalmem } from 'node:os';
import { isUnavailable } from '#platform/db/database-errors.ts';
import { isProblem } from '#shared/api/problem.ts';
import { KeptAnswer, type PublicAnswer } from './kept-answer.ts';
import { TaggedCache } from './tagged-cache.ts';

/** A public answer; stale if it has an age. */
export interface Reached {
  readonly answer: KeptAnswer;
  /** How long it may have been out of date. */
  readonly staleForSeconds?: number;
}

/** The maximum age of a stale answer. */
export const STALE_FOR_SECONDS = 600;
/** How long to wait for a fresh answer if there is a stale one. */
const PATIENCE_MS = 1_500;
/** After such a timeout, nobody else waits for this long. */
const AWAY_MS = 2_000;

/**
 * The limit if no setting says otherwise: a thirty-second of the memory that the process may use, but enough for the home
 * page and lists on a small machine, and for 10,000 product pages of about 40 kB on a large one.
 */
export function shareOfMemory(memory = process.constrainedMemory() || totalmem()): number {
  return Math.min(Math.max(Math.min(memory, totalmem()) / 32, 64 * MIB), 512 * MIB);
}
const MIB = 1024 * 1024;

/** Public answers by normalised address, limited by bytes. Only answers with the expected status are cached. */
export class PublicCache extends TaggedCache<KeptAnswer> {
  /** What was cached when the connection to the database was lost, and when that was. */
  #left: { readonly answers: ReadonlyMap<string, KeptAnswer>; readonly since: number } | undefined;
  #awayUntil = 0;
  readonly #now: () => number;

  constructor(mostBytes = shareOfMemory(), now = () => performance.now()) {
    super(mostBytes);
    this.#now = now;
  }

  through(key: string, make: () => Promise<PublicAnswer>, wanted = 200): Promise<KeptAnswer> {
    return this.reach(
      key,
      async () => new KeptAnswer(await make(), key, () => this.remeasure(key)),
      answer => answer.status === wanted,
    );
  }

  /**
   * A fresh answer. While the connection to the database is lost and no fresh one can be made soon, the stale one, for at
   * most ten minutes. Only for top-level public answers, never for a part of another answer, which would be cached as
   * fresh.
   */
  async freshOrStale(key: string, fresh: () => Promise<KeptAnswer>): Promise<Reached> {
    const stale = this.#staleOf(key);
    if (!stale) return { answer: await fresh() };
    if (this.#now() < this.#awayUntil) return stale;
    const answer = await inTime(fresh());
    if (answer) return { answer };
    this.#awayUntil = this.#now() + AWAY_MS;
    return stale;
  }

  override setDisconnected(disconnected: boolean): void {
    super.setDisconnected(disconnected);
    if (!disconnected) this.#left = undefined;
  }

  protected override leave(answers: ReadonlyMap<string, KeptAnswer>): void {
    this.#left = { answers, since: this.#now() };
    this.#awayUntil = 0;
  }

  #staleOf(key: string): Reached | undefined {
    if (!this.#left) return undefined;
    const staleForSeconds = Math.ceil((this.#now() - this.#left.since) / 1000);
    if (staleForSeconds > STALE_FOR_SECONDS) this.#left = undefined;
    const answer = this.#left?.answers.get(key);
    return answer && { answer, staleForSeconds };
  }
}

/** The answer if it comes soon; undefined if it is late or the shop is unavailable. */
async function inTime(fresh: Promise<KeptAnswer>): Promise<KeptAnswer | undefined> {
  const late = Promise.withResolvers<undefined>();
  const timer = setTimeout(late.resolve, PATIENCE_MS, undefined);
  const told = fresh.then(
    answer => (answer.status === 503 ? undefined : answer),
    (error: unknown) => {
      if (isProblem(error) ? error.kind === 'unavailable' : isUnavailable(error)) return undefined;
      throw error;
    },
  );
  // A late failure must not be reported as unhandled.
  told.catch(() => {});
  return Promise.race([told, late.promise]).finally(() => clearTimeout(timer));
}

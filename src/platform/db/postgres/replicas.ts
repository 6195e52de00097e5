import type { Follower } from '#platform/context.ts';
import type { Database, OpenDatabase } from '#platform/db/database.ts';
import { openReplica } from './postgres.ts';

/** Polling interval. A replica that has not caught up since the previous poll is left out. */
const LOOK_EVERY_MS = 1_000;
/** A replica that has not answered for this long may be frozen. */
const SAID_WITHIN_MS = 2_500;
/** After a change, replicas are polled sooner: the first and the longest delay. */
const SOON_MS = 10;
const LATER_MS = 500;

/** A write-ahead log position in bytes. */
type Position = number;
const WRITTEN = `select (pg_current_wal_insert_lsn() - '0/0')::bigint as at`;
const REPLAYED = `select (pg_last_wal_replay_lsn() - '0/0')::bigint as at`;

interface Replica {
  readonly open: OpenDatabase;
  at: Position;
  saidAt: number;
  /** Whether it has replayed up to the primary's position at the previous poll. */
  isClose: boolean;
}

/**
 * Streaming replicas for reads that decide nothing (docs/decisions/0048). A replica is used only while it has replayed
 * every change this process knows of, lags by at most two polls, and answers; otherwise the primary is read. Follows change
 * notifications as the caches do.
 */
export class Replicas implements Follower {
  readonly #primary: Pick<OpenDatabase, 'execute'>;
  readonly #replicas: readonly Replica[];
  readonly #clock: NodeJS.Timeout | undefined;
  #heard = 0;
  /** The log position that replicas must have reached. */
  #known = -1;
  #wanted: Position = 0;
  #mark: Position = Number.POSITIVE_INFINITY;
  #isDisconnected = false;
  #isLooking = false;
  #turn = 0;

  /** @param onOpen told of each */
  constructor(
    primary: Pick<OpenDatabase, 'execute'>,
    urls: readonly string[],
    onOpen: (replica: OpenDatabase) => void = () => {},
  ) {
    this.#primary = primary;
    this.#replicas = urls.map(url => ({
      open: openReplica(url),
      at: -1,
      saidAt: Number.NEGATIVE_INFINITY,
      isClose: false,
    }));
    for (const { open } of this.#replicas) onOpen(open);
    if (urls.length === 0) return;
    this.#clock = setInterval(() => void this.#look(), LOOK_EVERY_MS).unref();
    void this.#look();
    void this.#catchUp();
  }

  /** Counts notified changes: while it is unchanged, what was read is current. */
  get heard(): number {
    return this.#heard;
  }

  /** The next replica that has replayed all known changes, round-robin. */
  pick(): Database | undefined {
    if (this.#isDisconnected || this.#known < this.#heard) return undefined;
    const now = performance.now();
    const fit = this.#replicas.filter(
      each => each.isClose && each.at >= this.#wanted && now - each.saidAt < SAID_WITHIN_MS,
    );
    this.#turn += 1;
    return fit[this.#turn % fit.length]?.open.db;
  }

  subscribe(): void {
    this.#heard += 1;
    if (this.#replicas.length > 0) void this.#catchUp();
  }

  setDisconnected(isDisconnected: boolean): void {
    this.#isDisconnected = isDisconnected;
    this.subscribe();
  }

  async close(): Promise<void> {
    clearInterval(this.#clock);
    await Promise.all(this.#replicas.map(({ open }) => open.close()));
  }

  /**
   * Reads the primary's log position after a change, then polls the replicas until they have reached it or the attempts are
   * used up; after that the regular poll continues.
   */
  async #catchUp(): Promise<void> {
    if (this.#isLooking) return;
    this.#isLooking = true;
    for (let pause = SOON_MS; pause < LATER_MS; pause *= 2) {
      const heard = this.#heard;
      if (this.#known < heard) {
        const at = await positionOf(this.#primary, WRITTEN);
        if (at !== undefined) [this.#wanted, this.#known] = [at, heard];
      }
      await Promise.all(this.#replicas.map(ask));
      if (this.#known === this.#heard && this.#replicas.every(({ at }) => at >= this.#wanted)) break;
      await new Promise(resolve => setTimeout(resolve, pause).unref());
    }
    this.#isLooking = false;
  }

  async #look(): Promise<void> {
    const before = this.#mark;
    const at = await positionOf(this.#primary, WRITTEN);
    if (at !== undefined) this.#mark = at;
    await Promise.all(this.#replicas.map(ask));
    for (const replica of this.#replicas) replica.isClose = replica.at >= before;
    if (this.#known < this.#heard) void this.#catchUp();
  }
}

async function ask(replica: Replica): Promise<void> {
  const at = await positionOf(replica.open, REPLAYED);
  if (at === undefined) return;
  replica.at = at;
  replica.saidAt = performance.now();
}

async function positionOf({ execute }: Pick<OpenDatabase, 'execute'>, question: string): Promise<Position | undefined> {
  try {
    const [row] = (await execute(question)).rows as { readonly at: number | null }[];
    return row?.at ?? undefined;
  } catch {
    return undefined;
  }
}

import type { Ctx, Follower } from '#platform/context.ts';
import type { PortName } from '#shared/ports/adapter.ts';
import { listFilledPorts } from './connections.queries.ts';

/** The tag of all connections. */
export const CONNECTIONS_TAG = 'connections';

/** Which ports are filled, known without asking the database. Right within moments of a change in any process. */
export class FilledPorts implements Follower {
  readonly #ctx: Pick<Ctx, 'primary' | 'log'>;
  #filled: ReadonlySet<PortName> = new Set();
  #asked = 0;

  constructor(ctx: Pick<Ctx, 'primary' | 'log'>) {
    this.#ctx = ctx;
  }

  has(port: PortName): boolean {
    return this.#filled.has(port);
  }

  async read(): Promise<void> {
    this.#asked += 1;
    const own = this.#asked;
    try {
      const filled = await listFilledPorts(this.#ctx.primary);
      // A later question knows more.
      if (own === this.#asked) this.#filled = new Set(filled);
    } catch (err) {
      this.#ctx.log.warn({ err }, 'connections could not be read');
    }
  }

  subscribe(tags: ReadonlySet<string>): void {
    if (tags.has(CONNECTIONS_TAG)) void this.read();
  }

  setDisconnected(isDisconnected: boolean): void {
    if (!isDisconnected) void this.read();
  }
}

import type { Ctx, Follower } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import type { PortName } from '#shared/ports/adapter.ts';
import { type Connected, connectedBy } from './connect.ts';
import { type ConnectionRow, listConnectionRows } from './connections.queries.ts';

/** The tag of all connections. */
export const CONNECTIONS_TAG = 'connections';

/** A service with complete settings, which may be switched off. */
export interface LiveConnection<Port extends PortName> extends Connected<Port> {
  readonly isOn: boolean;
}

type Asking = Pick<Ctx, 'primary' | 'log' | 'ports'>;

/**
 * Which ports are filled, and the services of a port, known without asking the database. Right within moments of a change in
 * any process; cached answers that name services are dropped then.
 */
export class FilledPorts implements Follower {
  readonly #ctx: Asking;
  readonly #outdate: (...tags: readonly string[]) => void;
  #rows: readonly ConnectionRow[] = [];
  /** By port, name and settings: as long as these stay, so does the connection. */
  #connected = new Map<string, Connected<PortName>>();
  #asked = 0;

  constructor(ctx: Asking, outdate: (...tags: readonly string[]) => void) {
    this.#ctx = ctx;
    this.#outdate = outdate;
  }

  has(port: PortName): boolean {
    return this.#rows.some(row => row.port === port && row.is_on);
  }

  /** All services of a port with complete settings, by name. */
  all<Port extends PortName>(port: Port): readonly LiveConnection<Port>[] {
    return this.#rows.flatMap(row => {
      const connected = row.port === port ? this.#connected.get(keyOf(row)) : undefined;
      return connected ? [{ ...(connected as Connected<Port>), isOn: row.is_on }] : [];
    });
  }

  async read(): Promise<void> {
    this.#asked += 1;
    const own = this.#asked;
    try {
      const rows = await listConnectionRows(this.#ctx.primary);
      // A later question knows more.
      if (own !== this.#asked) return;
      const connected = rows.flatMap(row => {
        // Storage is opened once, when a process starts.
        if (row.port === 'storage') return [];
        const known = this.#connected.get(keyOf(row)) ?? connectedBy(this.#ctx.ports.services, row.port, row);
        return known ? [[keyOf(row), known] as const] : [];
      });
      this.#connected = new Map(connected);
      this.#rows = rows;
      // Answers that were made since the change and before this know the former services.
      this.#outdate(cacheTag.settings);
    } catch (err) {
      this.#ctx.log.warn({ err }, 'connections could not be read');
    }
  }

  subscribe(tags: ReadonlySet<string>): void {
    if (tags.has(CONNECTIONS_TAG) || tags.has(cacheTag.everything)) void this.read();
  }

  setDisconnected(isDisconnected: boolean): void {
    if (!isDisconnected) void this.read();
  }
}

function keyOf({ port, name, settings, secrets }: ConnectionRow): string {
  return JSON.stringify([port, name, settings, secrets]);
}

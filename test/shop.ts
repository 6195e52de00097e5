import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InjectOptions, LightMyRequestResponse as Response } from 'fastify';
import { inject } from 'vitest';
import type { ShopSettings } from '#config/shop-settings.ts';
import { startSession } from '#people/accounts/server/sign-in/sessions.ts';
import type { Engine, OpenDatabase } from '#platform/db/database.ts';
import { openPgliteInMemory } from '#platform/db/embedded/pglite.ts';
import { openPostgres } from '#platform/db/postgres/postgres.ts';
import { LIMITS, type Limits } from '#platform/throttle/limits.ts';
import { type Call, caller } from '#shared/api/call.ts';
import type { UserId } from '#shared/id.ts';
import { openShop, type Shop } from '#src/shop.ts';
import { holdAgainstDocument } from './api-answers.ts';
import { freshDatabase } from './fresh-database.ts';
import { migratedDump, TEMPLATE } from './migrated.ts';
import { NO_RESERVE_LIMITS } from './no-reserve-limits.ts';

/** For what the engines themselves do: one connection or many, statements, words between processes, types of values. */
export const BOTH_ENGINES: readonly Engine[] = ['embedded', 'postgres'];
/** For what the shop does, whose SQL is the same on both: PostgreSQL each time, both in the long run (docs/decisions/0040). */
export const ENGINES: readonly Engine[] = process.env.LONG === '1' ? BOTH_ENGINES : ['postgres'];

/**
 * A shop on a database of its own, with nobody and nothing in it but what migrations make. Nothing comes round by itself,
 * because tests move the clock and call for a round when they want one.
 */
export interface TestShop extends Shop {
  readonly open: OpenDatabase;
  /** The PostgreSQL address, for a second process; undefined on the embedded engine. */
  readonly databaseUrl: string | undefined;
  readonly guest: Client;
  /** Somebody signed in, by a session made directly in the database. */
  readonly as: (person: { readonly id: UserId }) => Promise<Client>;
  /** What lies in the outbox, oldest first, after jobs have had the time to run. */
  readonly mails: (atLeast: number) => Promise<readonly string[]>;
  readonly end: () => Promise<void>;
}

/** One person's way to the shop. */
export interface Client {
  /** The typed client: throws the server's Problem when it refuses. */
  readonly call: Call;
  /** A raw request, for what the typed client can't say. */
  readonly inject: (options: InjectOptions) => Promise<Response>;
  readonly token: string | undefined;
}

/** What a shop is opened with beside what all tests have; some of it can only be said when its database is there. */
type More = Partial<Wanted> | ((databaseUrl: string) => Partial<Wanted>);
interface Wanted extends ShopSettings {
  /** Null takes out who the shop is, as a first start finds it; otherwise it is open, in the name of the demo's company. */
  readonly identity: null;
}

/** @param clusterUrl a PostgreSQL of the test's own with the template on it, where the run's must not be harmed */
export async function startTestShop(
  engine: Engine,
  more: More = {},
  clusterUrl = inject('postgresUrl'),
): Promise<TestShop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-'));
  const databaseUrl =
    engine === 'postgres' ? await freshDatabase(clusterUrl, `t_${randomUUID()}`, TEMPLATE) : undefined;
  const open = databaseUrl ? await openPostgres(databaseUrl, 10) : await openPgliteInMemory(await migratedDump());
  const { identity, ...settings } = typeof more === 'function' ? more(databaseUrl ?? '') : more;
  if (identity === null) await open.db.deleteFrom('settings').where('key', '=', 'identity').execute();
  const shop = await openShop(open, {
    ...QUIET,
    mail: { smtpUrl: undefined, dataDir, publicUrl: undefined },
    ...settings,
  });

  return {
    ...shop,
    open,
    databaseUrl,
    guest: clientOf(shop, undefined),
    as: async person => clientOf(shop, await startSession(open.db, person.id, 'test')),
    mails: atLeast => mailsIn(join(dataDir, 'outbox'), atLeast),
    end: async () => {
      await shop.close();
      await open.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * Every limit but those of a network, because the crowds of most tests come from one, and that of orders, because a whole
 * file of tests buys as one shopper. Tests of limits name the shop's own.
 */
export const LIMITS_IN_A_CROWD: Limits = Object.fromEntries(
  Object.entries(LIMITS).filter(([name, { by }]) => by !== 'network' && name !== 'order.account'),
);
const QUIET = {
  publicUrl: undefined,
  trustProxy: false,
  logLevel: 'silent',
  worksJobs: true,
  rounds: {},
  limits: LIMITS_IN_A_CROWD,
  reserveLimits: NO_RESERVE_LIMITS,
  paces: {},
} as const;
const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin' } as const;

export function clientOf(shop: Pick<Shop, 'app'> & Partial<Pick<Shop, 'api'>>, token: string | undefined): Client {
  const headers = token ? { cookie: `session=${token}`, ...SAME_ORIGIN } : SAME_ORIGIN;
  const send = async (options: InjectOptions) => {
    const answer = await shop.app.inject({ ...options, headers: { ...headers, ...options.headers } });
    if (shop.api && typeof options.url === 'string')
      holdAgainstDocument(shop.api, options.method ?? 'GET', options.url, answer);
    return answer;
  };
  return {
    token,
    inject: send,
    call: caller(async (path, init) => {
      const answer = await send({
        method: init.method as 'GET',
        url: path,
        headers: init.headers as Record<string, string>,
        ...(init.body !== undefined && init.body !== null && { payload: init.body as string }),
      });
      return new globalThis.Response(answer.body, { status: answer.statusCode });
    }),
  };
}

const PATIENCE_MS = 15_000;

export async function mailsIn(outbox: string, atLeast: number): Promise<readonly string[]> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const names = (await readdir(outbox).catch(() => [])).filter(name => name.endsWith('.eml')).sort();
    if (names.length >= atLeast) return Promise.all(names.map(name => readFile(join(outbox, name), 'utf8')));
    if (Date.now() > until) throw new Error(`${names.length} mails lie in the outbox, not ${atLeast}`);
    await new Promise(resolve => setTimeout(resolve, 50));
  }
}

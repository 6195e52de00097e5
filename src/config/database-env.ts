import { availableParallelism } from 'node:os';
import * as z from 'zod/mini';
import { hostsOf } from '#platform/db/postgres/postgres-hosts.ts';

const MAX_PROCESSES = 64;

const postgresAddress = z
  .string()
  .check(
    z.refine(isPostgres, 'must be an address that starts with postgres:// or postgresql://; it may list several hosts'),
  );

/** Variables of the database and the number of processes. */
export const DATABASE_VARIABLES = {
  DATABASE_URL: z.optional(postgresAddress),
  DATABASE_DIRECT_URL: z.optional(postgresAddress),
  DATABASE_REPLICA_URL: z.optional(postgresAddress),
  PROCESSES: z.optional(
    z
      .string()
      .check(
        z.refine(
          text => text === 'auto' || (/^[1-9]\d?$/.test(text) && Number(text) <= MAX_PROCESSES),
          `must be auto or a number from 1 to ${MAX_PROCESSES}`,
        ),
      ),
  ),
};

type Given = Readonly<Record<string, string | undefined>>;

/** Several processes, replicas and a pooler need PostgreSQL. */
export function databaseFaults(given: Given): string[] {
  if (given.DATABASE_URL) return [];
  const lacking = ['DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL'].filter(name => given[name]);
  const faults = lacking.map(name => `${name} needs DATABASE_URL as well`);
  if (Number(given.PROCESSES) > 1)
    faults.push('PROCESSES must be 1 without DATABASE_URL: only one process can use the embedded database');
  return faults;
}

export interface DatabaseEnv {
  readonly databaseUrl: string | undefined;
  /** The address of the database itself, if `databaseUrl` is a pooler in transaction mode. */
  readonly directUrl: string | undefined;
  /** Streaming replicas, one address each. */
  readonly replicaUrls: readonly string[];
  /** The number of server processes that share the port. */
  readonly processes: number;
}

export function databaseOf(
  v: { readonly [Name in keyof typeof DATABASE_VARIABLES]?: string | undefined },
): DatabaseEnv {
  const most = v.DATABASE_URL ? availableParallelism() : 1;
  return {
    databaseUrl: v.DATABASE_URL,
    directUrl: v.DATABASE_DIRECT_URL,
    replicaUrls: v.DATABASE_REPLICA_URL ? hostsOf(v.DATABASE_REPLICA_URL) : [],
    processes: v.PROCESSES === 'auto' ? Math.min(most, MAX_PROCESSES) : Number(v.PROCESSES ?? 1),
  };
}

function isPostgres(text: string): boolean {
  return /^postgres(ql)?:\/\//.test(text) && hostsOf(text).every(each => URL.canParse(each));
}

import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { openBecause } from '#platform/http/safety/deny-by-default.ts';

const WATCHED = openBecause('for monitoring; says only whether the server can serve requests');
const DATABASE_WITHIN_MS = 1_500;

export interface Readiness {
  /** False once the process is stopping, so that a proxy sends requests elsewhere before we close. */
  accepting: boolean;
  /** Whether a newer version has changed the database so that this one can't work with it. */
  isOutgrown?: () => Promise<boolean>;
}

/**
 * `/healthz`: this process answers. `/readyz`: it can serve, its database is compatible and answers in time, and it is not
 * stopping.
 */
export function serveHealth(app: FastifyInstance, db: Database, readiness: Readiness): void {
  app.get('/healthz', WATCHED, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', WATCHED, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const problem = readiness.accepting ? await databaseProblem(db, readiness) : 'stopping';
    return problem
      ? reply.code(503).header('retry-after', '1').send({ status: problem })
      : reply.send({ status: 'ready' });
  });
}

async function databaseProblem(db: Database, { isOutgrown }: Readiness): Promise<string | undefined> {
  const late = Promise.withResolvers<string>();
  const timer = setTimeout(() => late.resolve('database too slow'), DATABASE_WITHIN_MS);
  const asked = isOutgrown ? isOutgrown() : sql`select 1`.execute(db).then(() => false);
  const found = asked.then(
    outgrown => (outgrown ? 'older than the database' : undefined),
    () => 'database away',
  );
  return Promise.race([found, late.promise]).finally(() => clearTimeout(timer));
}

import { CompiledQuery } from 'kysely';
import type { Database } from '#platform/db/database.ts';

/** Those of some queues that have a job to begin now, each found by the index that workers fetch by. */
export async function queuesWithDueJobs<Name extends string>(db: Database, names: readonly Name[]): Promise<Name[]> {
  const { rows } = await db.executeQuery<{ name: Name }>(
    CompiledQuery.raw(
      `select name from json_array_elements_text($1::json) as queue(name) where exists (
        select from jobs.job j where j.name = queue.name and j.state < 'active' and not j.blocked and j.start_after <= now()
      )`,
      [JSON.stringify(names)],
    ),
  );
  return rows.map(({ name }) => name);
}

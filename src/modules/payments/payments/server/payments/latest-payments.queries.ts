import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';

export interface PaymentTries {
  readonly provider: string;
  readonly state: string;
  readonly count: number;
}

/** The tries to pay that began since then, by provider and by how they stand. */
export async function countTries(db: Database, since: Date): Promise<PaymentTries[]> {
  return db
    .selectFrom('payments')
    .select(({ fn }) => ['provider', 'state', fn.countAll<number>().as('count')])
    .where('created_at', '>=', since)
    .groupBy(['provider', 'state'])
    .execute();
}

/** Money that should have gone back ten days ago and has not arrived. */
export async function countLateRefunds(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('refunds')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', '<>', 'settled')
    .where('owed_at', '<', sql<Date>`now() - interval '10 days'`)
    .executeTakeFirstOrThrow();
  return count;
}

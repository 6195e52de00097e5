import { sql } from 'kysely';
import type { Database, Tx } from '#platform/db/database.ts';
import type { ImportId, SellerId } from '#shared/id.ts';

/** Attributes that a seller takes out of the texts of files. */
export async function takenProposals(db: Database, sellerId: SellerId): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ attribute_id: string }>`
    select attribute_id from taken_proposals where seller_id = ${sellerId}`.execute(db);
  return new Set(rows.map(({ attribute_id }) => attribute_id));
}

export async function rememberTaken(
  db: Tx,
  sellerId: SellerId,
  { take, leave }: { readonly take: readonly string[]; readonly leave: readonly string[] },
): Promise<void> {
  await sql`
    delete from taken_proposals where seller_id = ${sellerId} and attribute_id = any(${leave}::text[])`.execute(db);
  await sql`
    insert into taken_proposals (seller_id, attribute_id)
    select ${sellerId}, id from (select id from attributes where id = any(${take}::text[]) order by id for key share) a
    on conflict do nothing`.execute(db);
}

export interface CountedProposal {
  readonly attribute: string;
  readonly rows: number;
  /** One of the rows. */
  readonly cell: string;
  readonly source: string;
}

/** Attributes that the texts of an import say, with the number of their rows, most first. */
export async function countProposals(db: Database, id: ImportId): Promise<readonly CountedProposal[]> {
  const { rows } = await sql<CountedProposal>`
    select coalesce(p->>'attribute', '') as attribute, count(*)::int as rows,
      coalesce((array_agg(p->>'cell' order by r.number))[1], '') as cell,
      coalesce((array_agg(p->>'source' order by r.number))[1], '') as source
    from import_rows r cross join lateral json_array_elements(r.proposals) p
    where r.import_id = ${id} and r.proposals is not null and r.outcome in ('added', 'changed', 'unchanged')
    group by 1 order by 2 desc, 1`.execute(db);
  return rows;
}

import { type RawBuilder, sql } from 'kysely';
import { publishedSellers } from '#people/sellers/server/sellers.ts';
import type { Database, Row, Tx } from '#platform/db/database.ts';
import type { ProposalState } from '#products/fronts/proposal.ts';
import type { PageSpan } from '#shared/api/page-of-list.ts';
import type { FrontProposalId, SellerId } from '#shared/id.ts';

export interface ProposalRow extends Row<'front_proposals'> {
  readonly seller_name: string;
  /** Whether the section is in the version of its page that shoppers see. */
  readonly is_published: boolean;
}

interface Filter {
  /** Undefined for all sellers. */
  readonly sellerId: SellerId | undefined;
  readonly state?: ProposalState | undefined;
}

/** Without those of sellers who have left. */
const found = (where: RawBuilder<unknown>) => sql`
  front_proposals p join ${publishedSellers} s on s.id = p.seller_id and s.closed_at is null where ${where}`;

const isPublished = sql`p.state = 'taken' and coalesce((
  select v.body->'sections' @> jsonb_build_array(jsonb_build_object('proposal', p.id))
  from front_versions v where v.front = p.front and not v.is_draft order by v.version desc limit 1), false)`;

const columns = sql`p.*, s.name as seller_name, ${isPublished} as is_published`;

const ofSeller = (sellerId: SellerId | undefined) => (sellerId ? sql`p.seller_id = ${sellerId}` : sql`true`);

export async function countFrontProposals(
  db: Database,
  sellerId: SellerId | undefined,
): Promise<Record<ProposalState, number>> {
  const { rows } = await sql<{ state: ProposalState; count: number }>`
    select p.state, count(*)::int as count from ${found(ofSeller(sellerId))} group by p.state`.execute(db);
  const counts = { open: 0, taken: 0, declined: 0, withdrawn: 0 };
  return { ...counts, ...Object.fromEntries(rows.map(({ state, count }) => [state, count])) };
}

/** Newest first. */
export async function listProposalRows(
  db: Database,
  { sellerId, state }: Filter,
  { limit, offset }: PageSpan,
): Promise<ProposalRow[]> {
  const inState = state ? sql`p.state = ${state}` : sql`true`;
  const { rows } = await sql<ProposalRow>`
    select ${columns} from ${found(sql`${ofSeller(sellerId)} and ${inState}`)}
    order by p.proposed_at desc, p.id limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** Those of a page that are open, longest waiting first, and those that were taken. */
export async function listProposalsFor(db: Database, front: string): Promise<ProposalRow[]> {
  const { rows } = await sql<ProposalRow>`
    select ${columns} from ${found(sql`p.front = ${front} and p.state in ('open', 'taken')`)}
    order by p.proposed_at, p.id`.execute(db);
  return rows;
}

/** How many are open for each page. */
export async function countOpenByFront(db: Database): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ front: string; count: number }>`
    select p.front, count(*)::int as count from ${found(sql`p.state = 'open'`)} group by p.front`.execute(db);
  return new Map(rows.map(({ front, count }) => [front, count]));
}

/** @param sellerId only of this seller; undefined for any */
export async function findProposal(
  db: Database,
  id: FrontProposalId,
  sellerId: SellerId | undefined,
): Promise<ProposalRow | undefined> {
  const { rows } = await sql<ProposalRow>`
    select ${columns} from ${found(sql`p.id = ${id} and ${ofSeller(sellerId)}`)}`.execute(db);
  return rows[0];
}

/** Those of these proposals that there are. The caller holds the lock of fronts, so that none is decided twice. */
export async function findProposals(tx: Tx, ids: readonly FrontProposalId[]): Promise<ProposalRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<ProposalRow>`
    select ${columns} from ${found(sql`p.id = any(${ids}::uuid[])`)}`.execute(tx);
  return rows;
}

export async function insertProposal(
  tx: Tx,
  row: Pick<Row<'front_proposals'>, 'id' | 'seller_id' | 'front' | 'section' | 'note' | 'proposed_at'>,
): Promise<void> {
  await tx
    .insertInto('front_proposals')
    .values({
      ...{ ...row, changed_at: row.proposed_at },
      section: sql`${JSON.stringify(row.section)}::jsonb`,
    })
    .execute();
}

type Moved = Partial<
  Pick<Row<'front_proposals'>, 'front' | 'section' | 'note' | 'proposed_at' | 'decided_at' | 'reason'>
>;

/** Gives it a state, and the next version. */
export async function moveProposal(
  tx: Tx,
  id: FrontProposalId,
  { state, at, ...more }: Moved & { readonly state: ProposalState; readonly at: Date },
): Promise<void> {
  const { section, ...plain } = more;
  await tx
    .updateTable('front_proposals')
    .set({
      ...{ state, changed_at: at, ...plain },
      ...(section && { section: sql`${JSON.stringify(section)}::jsonb` }),
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .execute();
}

/** What a seller has proposed, for a data export. */
export async function listProposalsOf(db: Database, sellerId: SellerId) {
  const rows = await db
    .selectFrom('front_proposals')
    .select(['front as page', 'section', 'note', 'state', 'proposed_at as proposedAt', 'reason'])
    .where('seller_id', '=', sellerId)
    .orderBy('proposed_at')
    .orderBy('id')
    .execute();
  return rows.map(({ section, ...row }) => ({ ...row, section: JSON.stringify(section) }));
}

/** When the seller leaves: what was taken is the shop's, without the seller's note. */
export async function eraseProposalsOf(tx: Tx, sellerId: SellerId): Promise<void> {
  await tx.deleteFrom('front_proposals').where('seller_id', '=', sellerId).where('state', '<>', 'taken').execute();
  await tx.updateTable('front_proposals').set({ note: '' }).where('seller_id', '=', sellerId).execute();
}

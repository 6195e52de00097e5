import { type RawBuilder, sql } from 'kysely';
import { publishedSellers } from '#people/sellers/server/sellers.ts';
import type { Database, Row } from '#platform/db/database.ts';
import { containing } from '#platform/db/statements/containing.ts';
import type { ApprovalState } from '#products/approvals/approval.schema.ts';
import type { WaitingChanges } from '#products/catalog/approval/hold-back.ts';
import type { PageSpan } from '#shared/api/page-of-list.ts';
import type { ApprovalId, ProductId, SellerId } from '#shared/id.ts';
import type { Paise } from '#shared/money/money.ts';

export interface ApprovalRow
  extends Pick<
    Row<'product_approvals'>,
    'id' | 'version' | 'since' | 'sent_back_at' | 'sent_back_reason' | 'file_name'
  > {
  readonly seller_id: SellerId;
  readonly seller_name: string;
  readonly products: number;
  readonly added: number;
}

/** A product that waits, or some of its values, beside the values it has. */
export interface WaitingRow {
  readonly id: ProductId;
  readonly approvalId: ApprovalId;
  readonly title: string;
  readonly image: string;
  readonly brand: string;
  readonly kind: string;
  readonly price: Paise;
  readonly salePrice: Paise | null;
  readonly fits: readonly string[];
  readonly changes: WaitingChanges | null;
}

interface Filter {
  readonly state: ApprovalState;
  readonly find: string | undefined;
}

/** Approvals with at least one product that is not deleted, of sellers who have not left. */
const found = (find: string | undefined) => sql`
  product_approvals a join ${publishedSellers} s on s.id = a.seller_id and s.closed_at is null
  cross join lateral (
    select count(*)::int as products, count(*) filter (where w.changes is null)::int as added
    from waiting_products w join products p on p.id = w.product_id and p.deleted_at is null where w.approval_id = a.id
  ) n
  where n.products > 0 and ${matches(find)}`;

const hasState = (state: ApprovalState) =>
  state === 'waiting' ? sql`a.sent_back_at is null` : sql`a.sent_back_at is not null`;

function matches(find: string | undefined): RawBuilder<unknown> {
  if (!find) return sql`true`;
  const pattern = containing(find);
  return sql`(s.name ilike ${pattern} or a.file_name ilike ${pattern} or exists (
    select from waiting_products w join products p on p.id = w.product_id
    where w.approval_id = a.id and p.title ilike ${pattern}))`;
}

export async function countApprovals(db: Database, find?: string | undefined): Promise<Record<ApprovalState, number>> {
  const { rows } = await sql<{ waiting: number; sentBack: number }>`
    select count(*) filter (where ${hasState('waiting')})::int as waiting,
      count(*) filter (where ${hasState('sent-back')})::int as "sentBack"
    from ${found(find)}`.execute(db);
  return { waiting: rows[0]?.waiting ?? 0, 'sent-back': rows[0]?.sentBack ?? 0 };
}

export async function listApprovalRows(
  db: Database,
  { state, find }: Filter,
  { limit, offset }: PageSpan,
): Promise<ApprovalRow[]> {
  const { rows } = await sql<ApprovalRow>`
    select a.id, a.version, a.since, a.sent_back_at, a.sent_back_reason, a.file_name, a.seller_id, s.name as seller_name,
      n.products, n.added
    from ${found(find)} and ${hasState(state)} order by a.since, a.id limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

const waiting = sql`p.id, w.approval_id as "approvalId", p.title, coalesce(p.images->0->>'src', '') as image, p.brand, p.kind,
  p.price_paise as price, p.sale_price_paise as "salePrice", p.fits, w.changes`;

/** The first products of each approval. */
export async function listFirstWaiting(db: Database, ids: readonly ApprovalId[], each: number): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    select first.* from unnest(${ids}::uuid[]) as wanted(id)
    cross join lateral (
      select ${waiting} from waiting_products w join products p on p.id = w.product_id and p.deleted_at is null
      where w.approval_id = wanted.id order by p.id limit ${each}
    ) first`.execute(db);
  return rows;
}

/** All products of approvals, without deleted ones, which nobody sees, in the order in which they are locked. */
export async function listWaiting(db: Database, ids: readonly ApprovalId[]): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    select ${waiting} from waiting_products w join products p on p.id = w.product_id and p.deleted_at is null
    where w.approval_id = any(${ids}::uuid[]) order by p.id`.execute(db);
  return rows;
}

export interface StandingRow
  extends WaitingRow,
    Pick<Row<'product_approvals'>, 'since' | 'sent_back_at' | 'sent_back_reason'> {
  readonly seller_id: SellerId;
}

/** Those of the products that wait, with where they stand. */
export async function listStanding(db: Database, ids: readonly ProductId[]): Promise<StandingRow[]> {
  const { rows } = await sql<StandingRow>`
    select ${waiting}, a.seller_id, a.since, a.sent_back_at, a.sent_back_reason
    from waiting_products w join products p on p.id = w.product_id join product_approvals a on a.id = w.approval_id
    where w.product_id = any(${ids}::uuid[])`.execute(db);
  return rows;
}

/** How much each seller has sold products for without anybody looking: trust, and the number of approved products. */
export interface TrustRow {
  readonly id: SellerId;
  readonly name: string;
  readonly trust: Row<'sellers'>['trust'];
  readonly approved: number;
}

export async function listTrust(db: Database, ids: readonly SellerId[]): Promise<TrustRow[]> {
  const { rows } = await sql<TrustRow>`
    select s.id, s.name, s.trust, (
      select count(*)::int from products p where p.seller_id = s.id and p.approved and p.status <> 'draft') as approved
    from ${publishedSellers} s where s.id = any(${ids}::uuid[])`.execute(db);
  return rows;
}

export interface HeldApproval extends Pick<Row<'product_approvals'>, 'id' | 'version' | 'sent_back_at'> {
  readonly seller_id: SellerId;
}

/** Locks approvals until the transaction ends. The caller holds their products. */
export async function lockApprovals(db: Database, ids: readonly ApprovalId[]): Promise<HeldApproval[]> {
  const { rows } = await sql<HeldApproval>`
    select id, version, sent_back_at, seller_id from product_approvals
    where id = any(${ids}::uuid[]) order by id for update`.execute(db);
  return rows;
}

export async function markSentBack(
  db: Database,
  ids: readonly ApprovalId[],
  { reason, at }: { readonly reason: string; readonly at: Date },
): Promise<void> {
  await sql`
    update product_approvals set sent_back_at = ${at}, sent_back_reason = ${reason}, version = version + 1
    where id = any(${ids}::uuid[])`.execute(db);
}

import { type RawBuilder, sql } from 'kysely';
import type { TxCtx } from '#platform/context.ts';
import type { WaitingChanges } from '#products/catalog/approval/hold-back.ts';
import type { Kind } from '#products/catalog/vocabulary.ts';
import { type ApprovalId, type ImportId, newId, type ProductId, type SellerId } from '#shared/id.ts';

/** The import that writes; all that waits of it is decided together. */
export interface ImportSource {
  readonly importId: ImportId;
  readonly fileName: string;
}

/** A product that waits, or values of it. */
export interface QueuedProduct {
  readonly id: ProductId;
  readonly sellerId: SellerId;
  /** Null if the whole product waits. */
  readonly changes: WaitingChanges | null;
  /** Where it has been waiting so far. */
  readonly was: {
    readonly approvalId: ApprovalId;
    readonly importId: ImportId | null;
    readonly isSentBack: boolean;
  } | null;
}

/**
 * Puts products in the queue. What waits already stays where it is and gets the next version; what was sent back, or comes
 * with another import, waits from now on. What is changed together waits together. The caller holds the products.
 */
export async function placeInQueue(
  tx: TxCtx,
  products: readonly QueuedProduct[],
  source?: ImportSource,
): Promise<void> {
  if (products.length === 0) return;
  const stays = ({ was }: QueuedProduct) =>
    was !== null && !was.isSentBack && (!source || source.importId === was.importId);
  const moving = products.filter(product => !stays(product));
  const opened = new Map<SellerId, ApprovalId>();
  for (const { sellerId } of moving)
    if (!opened.has(sellerId)) opened.set(sellerId, await openApproval(tx, sellerId, source));
  const rows = products.map(product => ({
    product_id: product.id,
    approval_id: stays(product) ? product.was?.approvalId : opened.get(product.sellerId),
    changes: product.changes,
  }));
  await sql`
    insert into waiting_products (product_id, approval_id, changes)
    select product_id, approval_id, changes
    from json_to_recordset(${JSON.stringify(rows)}::json) as r(product_id uuid, approval_id uuid, changes jsonb)
    on conflict (product_id) do update set approval_id = excluded.approval_id, changes = excluded.changes`.execute(
    tx.db,
  );
  await nextVersion(tx, approvalsAt(products));
}

/** Takes products out of the queue, because there is nothing to decide about them any more. */
export async function takeFromQueue(tx: TxCtx, products: readonly QueuedProduct[]): Promise<void> {
  if (products.length === 0) return;
  await sql`delete from waiting_products where product_id = any(${products.map(({ id }) => id)}::uuid[])`.execute(
    tx.db,
  );
  await nextVersion(tx, approvalsAt(products));
}

/** Takes the waiting values of a product out of the queue. @returns whether there were any, of this seller if one is named */
export async function withdrawFromQueue(tx: TxCtx, id: ProductId, of: SellerId | undefined): Promise<boolean> {
  const { rows } = await sql<{ approvalId: ApprovalId }>`
    delete from waiting_products w using products p
    where w.product_id = ${id} and p.id = w.product_id and w.changes is not null
      and ${of ? sql`p.seller_id = ${of}` : sql`true`}
    returning w.approval_id as "approvalId"`.execute(tx.db);
  await nextVersion(
    tx,
    rows.map(({ approvalId }) => approvalId),
  );
  return rows.length > 0;
}

/** What somebody has seen of the approval is out of date once a product of it is deleted or restored. The caller holds it. */
export async function productLeftOrCameBack(tx: TxCtx, id: ProductId): Promise<void> {
  const { rows } = await sql<{ approvalId: ApprovalId }>`
    select approval_id as "approvalId" from waiting_products where product_id = ${id}`.execute(tx.db);
  await nextVersion(
    tx,
    rows.map(({ approvalId }) => approvalId),
  );
}

/** The ids of products for which this category waits, as an expression of SQL. */
export function waitingForCategory(kind: Kind): RawBuilder<ProductId[]> {
  return sql`array(select product_id from waiting_products where changes->>'kind' = ${kind})`;
}

/** Replaces a category that waits, because it is deleted. The caller holds the products. */
export async function moveWaiting(tx: TxCtx, { from, to }: { readonly from: Kind; readonly to: Kind }): Promise<void> {
  const { rows } = await sql<{ approvalId: ApprovalId }>`
    update waiting_products set changes = changes || jsonb_build_object('kind', ${to}::text)
    where changes->>'kind' = ${from} returning approval_id as "approvalId"`.execute(tx.db);
  await nextVersion(tx, [...new Set(rows.map(({ approvalId }) => approvalId))]);
}

async function openApproval(tx: TxCtx, sellerId: SellerId, source: ImportSource | undefined): Promise<ApprovalId> {
  const id = newId<'approval'>();
  const { rows } = await sql<{ id: ApprovalId }>`
    insert into product_approvals (id, seller_id, import_id, file_name, since)
    values (${id}, ${sellerId}, ${source?.importId ?? null}, ${source?.fileName ?? null}, ${tx.now()})
    on conflict (import_id) do update
      set version = product_approvals.version + 1, sent_back_at = null, sent_back_reason = null
    returning id`.execute(tx.db);
  return rows[0]?.id ?? id;
}

function approvalsAt(products: readonly QueuedProduct[]): ApprovalId[] {
  return [...new Set(products.flatMap(({ was }) => was?.approvalId ?? []))];
}

/** What somebody has seen of these approvals is out of date; those without products end. */
export async function nextVersion(tx: TxCtx, ids: readonly ApprovalId[]): Promise<void> {
  if (ids.length === 0) return;
  // Locked by a statement of its own: the next one then sees what others have added.
  await sql`select from product_approvals where id = any(${ids}::uuid[]) order by id for update`.execute(tx.db);
  await sql`update product_approvals set version = version + 1 where id = any(${ids}::uuid[])`.execute(tx.db);
  await sql`
    delete from product_approvals where id = any(${ids}::uuid[])
      and not exists (select from waiting_products where approval_id = product_approvals.id)`.execute(tx.db);
}

import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { TxCtx } from '#platform/context.ts';
import {
  addsFits,
  holdBack,
  RISKY_FIELDS,
  type StoredFields,
  type WaitingChanges,
} from '#products/catalog/approval/hold-back.ts';
import type { ProductStatus } from '#products/catalog/product/product.fields.ts';
import { type FieldRow, selected } from '#products/catalog/server/writing/product-columns.ts';
import type { PersonKind } from '#shared/api/actor.ts';
import type { ApprovalId, ImportId, ProductId, SellerId } from '#shared/id.ts';
import type { Paise } from '#shared/money/money.ts';
import { checkedSellers, NOBODY } from './checked-sellers.ts';
import { type ImportSource, placeInQueue, type QueuedProduct, takeFromQueue } from './queue.ts';

type Wish = WaitingChanges & { readonly status?: ProductStatus };

interface Change<Wanted> {
  readonly id: ProductId;
  readonly content: Wanted;
}

interface StoredRow extends FieldRow<(typeof RISKY_FIELDS)[number]>, FieldRow<'status'> {
  readonly id: ProductId;
  readonly sellerId: SellerId;
  readonly approved: boolean;
  readonly checkedPrice: Paise | null;
  readonly waiting: WaitingChanges | null;
  readonly approvalId: ApprovalId | null;
  readonly importId: ImportId | null;
  readonly isSentBack: boolean | null;
}

/**
 * Takes out of changes what has to wait for an administrator, and puts it, or a whole product that is not approved yet, in
 * the queue. Every write of product content passes through here. The caller holds the products.
 * @returns the changes to write now
 */
export async function holdBackChanges<Wanted extends Wish>(
  tx: TxCtx,
  changes: readonly Change<Wanted>[],
  source?: ImportSource,
): Promise<Change<Wanted>[]> {
  const stored = await readStored(
    tx,
    changes.map(({ id }) => id),
  );
  const concerned = changes.flatMap(({ id, content }) => {
    const row = stored.get(id);
    return row && mayWait(row, content) ? row.sellerId : [];
  });
  const { sellers, risePercent } = concerned.length > 0 ? await checkedSellers(tx, concerned) : NOBODY;
  const queued: QueuedProduct[] = [];
  const leaving: QueuedProduct[] = [];
  const released: ProductId[] = [];
  const measured: { id: ProductId; price: Paise | null }[] = [];
  const written = changes.map(change => {
    const row = stored.get(change.id);
    if (!row) return change;
    const isChecked = sellers.has(row.sellerId);
    if (!row.approved) {
      const step = stepOfNew(row, change.content, {
        isChecked,
        by: tx.actor?.kind,
      });
      if (step === 'wait') queued.push(inQueue(row, null));
      else if (row.approvalId) leaving.push(inQueue(row, null));
      if (step === 'release') released.push(row.id);
      return change;
    }
    const { now, waiting, checkedPrice } = holdBack(
      change.content,
      row as StoredFields,
      isChecked ? risePercent : undefined,
    );
    if (waiting && !(row.isSentBack && isDeepStrictEqual(waiting, row.waiting))) queued.push(inQueue(row, waiting));
    if (!waiting && row.approvalId) leaving.push(inQueue(row, null));
    if (checkedPrice !== row.checkedPrice) measured.push({ id: row.id, price: checkedPrice });
    return { ...change, content: now };
  });
  await placeInQueue(tx, queued, source);
  await takeFromQueue(tx, leaving);
  await writeStanding(tx, released, measured);
  return written;
}

/** Whether it matters who the seller is; most edits are of nothing risky. */
function mayWait(row: StoredRow, wish: Wish): boolean {
  const { brand = row.brand, kind = row.kind, price = row.price, fits = row.fits } = wish;
  // A fall counts too: it is from the MRP before it that the next rise is measured.
  const isRisky = brand !== row.brand || kind !== row.kind || price !== row.price || addsFits(fits, row.fits);
  return isRisky || !row.approved || row.waiting !== null || row.checkedPrice !== null;
}

/** What becomes of a product that is not approved: drafts and hidden ones need no decision. */
function stepOfNew(
  { approvalId, status: before }: StoredRow,
  { status }: Wish,
  { isChecked, by }: { readonly isChecked: boolean; readonly by: PersonKind | undefined },
): 'wait' | 'release' | 'stay' {
  if ((status ?? before) !== 'live') return 'stay';
  // A change of prices alone releases nothing: it does not decide whether the product is listed.
  if (isChecked || status === undefined) return 'wait';
  if (by === 'seller') return 'release';
  // A correction by an administrator is no decision about what waits; what jobs of the shop write is nobody's decision.
  return by === 'administrator' && !approvalId ? 'release' : 'wait';
}

function inQueue(
  { id, sellerId, approvalId, importId, isSentBack }: StoredRow,
  changes: WaitingChanges | null,
): QueuedProduct {
  return { id, sellerId, changes, was: approvalId && { approvalId, importId, isSentBack: isSentBack === true } };
}

async function readStored(tx: TxCtx, ids: readonly ProductId[]): Promise<Map<ProductId, StoredRow>> {
  const { rows } = await sql<StoredRow>`
    select p.id, p.seller_id as "sellerId", p.approved, p.checked_price_paise as "checkedPrice",
      ${selected([...RISKY_FIELDS, 'status'])}, w.changes as waiting, w.approval_id as "approvalId",
      a.import_id as "importId", a.sent_back_at is not null as "isSentBack"
    from products p left join waiting_products w on w.product_id = p.id left join product_approvals a on a.id = w.approval_id
    where p.id = any(${ids}::uuid[])`.execute(tx.db);
  return new Map(rows.map(row => [row.id, row]));
}

async function writeStanding(
  tx: TxCtx,
  released: readonly ProductId[],
  measured: readonly { readonly id: ProductId; readonly price: Paise | null }[],
): Promise<void> {
  if (released.length > 0)
    await sql`update products set approved = true where id = any(${released}::uuid[])`.execute(tx.db);
  if (measured.length > 0)
    await sql`
      update products p set checked_price_paise = r.price
      from json_to_recordset(${JSON.stringify(measured)}::json) as r(id uuid, price bigint) where p.id = r.id`.execute(
      tx.db,
    );
}

import type { Ctx } from '#platform/context.ts';
import { approvalsOf } from '#products/approvals/server/approvals.ts';
import { stockProductIsMissing } from '#products/inventory/stock/stock-problems.ts';
import type { Actor } from '#shared/api/actor.ts';
import type { ProductId, SellerId } from '#shared/id.ts';
import { readDraftNames } from './draft-of.ts';
import { presentOnFile, type WireProduct } from './product-on-file.present.ts';
import { findOnFile, listVariants, type OnFileRow } from './product-on-file.queries.ts';

/**
 * The seller whose products an actor may change; undefined for administrators, who may change all. @throws
 * stockProductIsMissing for everybody else
 */
export function ownProductReach(actor: Actor | null): { readonly of: SellerId | undefined } {
  if (actor?.kind === 'administrator') return { of: undefined };
  if (!actor?.sellerId) throw stockProductIsMissing();
  return { of: actor.sellerId };
}

/** @throws stockProductIsMissing, also for products of others */
export async function getOwn({ db, actor }: Ctx, id: ProductId, { hold = false } = {}): Promise<OnFileRow> {
  const row = await findOnFile(db, id, { ...ownProductReach(actor), hold });
  if (!row) throw stockProductIsMissing();
  return row;
}

/** A product with all that its form shows. @throws stockProductIsMissing */
export async function showOwnProduct(ctx: Ctx, id: ProductId): Promise<WireProduct> {
  return presentOwn(ctx, await getOwn(ctx, id));
}

/** A product that was read, with all that its form shows. */
export async function presentOwn(ctx: Ctx, row: OnFileRow): Promise<WireProduct> {
  const variants = row.familyId === null ? [] : await listVariants(ctx.db, row.familyId, row.id);
  const approval = row.isQueued ? ((await approvalsOf(ctx, [row.id])).get(row.id) ?? null) : null;
  return presentOnFile(row, { variants, approval, names: await readDraftNames(ctx.db) });
}

import type { Ctx } from '#platform/context.ts';
import { setMatch } from '#products/catalog/server/catalog.ts';
import { linkMissing, nothingToUnlink, sameSeller, unlikeProducts } from '#products/matching/contract.ts';
import { newId, type ProductId } from '#shared/id.ts';
import { recordAct } from '#shop/audit/server/audit.ts';
import { allowMatch, lockToLink, refuseMatch, titlesOfOthers } from './matching.queries.ts';

/**
 * Links two products of different sellers. The one with a GTIN keeps it, so that the other one joins all who have that
 * GTIN. Takes back an earlier unlinking. @throws linkMissing, sameSeller, unlikeProducts
 */
export function linkProducts(ctx: Ctx, ids: readonly ProductId[]): Promise<void> {
  return ctx.tx(async tx => {
    const [one, other] = await lockToLink(tx, ids);
    if (!one || !other) throw linkMissing();
    if (one.sellerId === other.sellerId) throw sameSeller();
    if (one.likeness !== other.likeness) throw unlikeProducts();
    const known = [one, other].find(({ isByGtin }) => isByGtin) ?? (one.match === null ? other : one);
    const match = known.match ?? newId<'match'>();
    const changed = [one, other].filter(row => row.match !== match);
    await allowMatch(tx, [one.sellerId, other.sellerId], match);
    await setMatch(
      tx,
      changed.map(({ id }) => id),
      match,
      [one, other].flatMap(row => row.match ?? []),
    );
    const on = { kind: 'product', id: other.id, name: other.title } as const;
    await recordAct(tx, { act: 'product.linked', on, after: { product: one.title } });
  });
}

/** Unlinks a product for good, with all that its seller has of the same match. @throws linkMissing, nothingToUnlink */
export function unlinkProduct(ctx: Ctx, id: ProductId): Promise<void> {
  return ctx.tx(async tx => {
    const [row] = await lockToLink(tx, [id]);
    if (!row) throw linkMissing();
    const { match, sellerId } = row;
    const others = await titlesOfOthers(tx, id);
    if (match === null || others.length === 0) throw nothingToUnlink();
    await refuseMatch(tx, sellerId, match);
    await setMatch(tx, [id], null, [match]);
    const on = { kind: 'product', id, name: row.title } as const;
    await recordAct(tx, { act: 'product.unlinked', on, before: { products: others.join(', ') } });
  });
}

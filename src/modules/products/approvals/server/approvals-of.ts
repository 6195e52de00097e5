import type { Ctx } from '#platform/context.ts';
import type { ProductId } from '#shared/id.ts';
import { speaking } from '#shared/language/speaking.ts';
import { presentStanding } from './approvals.present.ts';
import { listStanding, listTrust } from './approvals.queries.ts';
import { readBrandsAndCategories } from './waiting-words.ts';

/** Where those of these products stand that wait or were sent back, themselves or values of them. */
export async function approvalsOf({ db, language }: Pick<Ctx, 'db' | 'language'>, ids: readonly ProductId[]) {
  const rows = await listStanding(db, ids);
  if (rows.length === 0) return new Map<ProductId, ReturnType<typeof presentStanding>>();
  const trust = await listTrust(
    db,
    rows.map(row => row.seller_id),
  );
  const sellers = new Map(trust.map(seller => [seller.id, seller]));
  const names = await readBrandsAndCategories(db);
  return speaking(
    language,
    () => new Map(rows.map(row => [row.id, presentStanding(row, { names, seller: sellers.get(row.seller_id) })])),
  );
}

import { userNameKey } from '#features/accounts/user-name.ts';
import { PAGE_SIZE } from '#features/catalog/contract.ts';
import { presentSummary } from '#features/catalog/server/catalog.ts';
import type { listOwnProducts as endpoint } from '#features/inventory/own-products.contract.ts';
import type { ActorCtx } from '#platform/context.ts';
import type { InputOf, WireAnswerOf } from '#shared/endpoint.ts';
import type { SellerId } from '#shared/id.ts';
import { notAllowed } from '#shared/problems.ts';
import { countOwnProducts, findSellerNamed, listOwnProductRows, ownedBy } from './own-products.queries.ts';

type List = Omit<WireAnswerOf<typeof endpoint>, 'success'>;

/**
 * Goods as their seller sees them, those not on sale too. Administrators name any seller, or none for all; a name that
 * nobody has owns nothing.
 * @throws notAllowed when a seller names another
 */
export async function listOwnProducts(
  ctx: ActorCtx,
  { userName, page = 1, limit = PAGE_SIZE, stock, find }: InputOf<typeof endpoint>,
): Promise<List> {
  const whose = await ownerFor(ctx, userName);
  if (whose === 'nobody')
    return { data: [], currentPage: page, totalPages: 1, totalItems: 0, counts: { all: 0, low: 0, out: 0 } };
  const owned = ownedBy(whose === 'everybody' ? undefined : whose, find);
  const counts = await countOwnProducts(ctx.db, owned);
  const rows = await listOwnProductRows(ctx.db, owned, { stock, limit, offset: (page - 1) * limit });
  const totalItems = counts[stock ?? 'all'];
  return {
    data: rows.map(row => ({ ...presentSummary(row), sku: row.sku, status: row.status, listed: row.listed })),
    currentPage: page,
    totalPages: Math.max(1, Math.ceil(totalItems / limit)),
    totalItems,
    counts,
  };
}

/** @throws notAllowed when a seller names another */
export async function ownerFor(
  { actor, db }: ActorCtx,
  userName: string | undefined,
): Promise<SellerId | 'everybody' | 'nobody'> {
  if (actor.kind === 'administrator')
    return userName === undefined ? 'everybody' : ((await findSellerNamed(db, userName)) ?? 'nobody');
  const isOwn = userName === undefined || userNameKey(userName) === userNameKey(actor.userName);
  if (!isOwn || !actor.sellerId) throw notAllowed();
  return actor.sellerId;
}

import { userNameKey } from '#people/accounts/registration/user-name.ts';
import { findSellerNamed } from '#people/sellers/server/sellers.ts';
import type { ActorCtx, Ctx } from '#platform/context.ts';
import { approvalsOf } from '#products/approvals/server/approvals.ts';
import { shapeOf } from '#products/catalog/attributes/attribute-set.ts';
import { PAGE_SIZE } from '#products/catalog/contract.ts';
import {
  brandLabels,
  presentProductSummary,
  readAttributes,
  readCategories,
} from '#products/catalog/server/catalog.ts';
import type {
  listOwnProducts as endpoint,
  getProductChoices,
} from '#products/inventory/own-products/own-products.contract.ts';
import type { InputOf, WireAnswerOf } from '#shared/api/endpoint.ts';
import { askedPage } from '#shared/api/page-of-list.ts';
import { notAllowed } from '#shared/api/problems.ts';
import type { ProductId } from '#shared/id.ts';
import { toRupees } from '#shared/money/money.ts';
import { countIn, ownCountsOf } from './own-counts.ts';
import {
  findOwnProductRow,
  listApprovedNames,
  listOwnProductRows,
  type OwnProductRow,
  ownOrder,
} from './own-products.queries.ts';
import { findKeys, type ListedOwner } from './product-keys.queries.ts';

type List = Omit<WireAnswerOf<typeof endpoint>, 'success'>;
type Choices = WireAnswerOf<typeof getProductChoices>['data'];

/**
 * Products as their seller sees them, including unlisted ones. Administrators name any seller, or none for all; an
 * unknown name has no products.
 * @throws notAllowed if a seller names another
 */
export async function listOwnProducts(
  ctx: ActorCtx,
  { userName, find, sortBy = 'changed', order, status, stock, ...query }: InputOf<typeof endpoint>,
): Promise<List> {
  const list = { owner: await ownerFor(ctx, userName), find };
  const page = askedPage(query, PAGE_SIZE);
  const found = await findKeys(
    ctx.db,
    list,
    { status, stock },
    { ...ownOrder(sortBy, order ?? (sortBy === 'changed' ? 'desc' : 'asc')), ...page },
  );
  const rows = await listOwnProductRows(ctx.db, found.ids);
  const approvals = await approvalsOf(
    ctx,
    rows.map(({ id }) => id),
  );
  const data = rows.map(row => presentOwn(row, approvals.get(row.id) ?? null));
  return { ...page.of(data, countIn(found.counts, { status, stock })), counts: ownCountsOf(found.counts) };
}

/** A product as its seller sees it in lists, on sale or not; undefined if there is none, or it is deleted. */
export async function readOwnProduct(ctx: Ctx, id: ProductId): Promise<Own | undefined> {
  const row = await findOwnProductRow(ctx.db, id);
  return row && presentOwn(row, null);
}

type Own = List['data'][number];

function presentOwn(row: OwnProductRow, approval: Own['approval']): Own {
  const { sku, status, listed } = row;
  const own = { sku, status, listed, approval, scheduled: row.scheduled && presentAhead(row.scheduled) };
  return { ...presentProductSummary(row), ...own, changedAt: row.changedAt.toISOString() };
}

function presentAhead({ price, startsAt, endsAt, ...ahead }: NonNullable<OwnProductRow['scheduled']>) {
  const iso = (at: string) => new Date(at).toISOString();
  return { ...ahead, price: toRupees(price), startsAt: iso(startsAt), endsAt: iso(endsAt) };
}

/** The choices of a product's form. */
export async function showProductChoices({ db, actor, language }: ActorCtx): Promise<Choices> {
  const brands = [...(await brandLabels(db))].map(([id, label]) => ({ id, label }));
  const tree = await readCategories(db);
  const known = await readAttributes(db);
  const categories = tree.all.map(({ id }) => ({
    ...{ id, label: tree.nameOf(id, language), depth: tree.upFrom(id).length - 1 },
    ...tree.usual(id),
    attributes: known.of(id, tree).map(attribute => attribute.id),
  }));
  const attributes = known.all.map(attribute => {
    const shape = shapeOf(attribute, language);
    const options = shape.options.map(({ id, label, called = [] }) => ({ id, label, called: [...called] }));
    return { ...shape, called: [...(shape.called ?? [])], options };
  });
  return { brands, categories, attributes, sellers: actor.kind === 'administrator' ? await listApprovedNames(db) : [] };
}

/** The seller whose products are listed. @throws notAllowed if a seller names another */
export async function ownerFor({ actor, db }: ActorCtx, userName: string | undefined): Promise<ListedOwner> {
  if (actor.kind === 'administrator')
    return userName === undefined ? 'everybody' : ((await findSellerNamed(db, userName)) ?? 'nobody');
  const isOwn = userName === undefined || userNameKey(userName) === userNameKey(actor.userName);
  if (!isOwn || !actor.sellerId) throw notAllowed();
  return actor.sellerId;
}

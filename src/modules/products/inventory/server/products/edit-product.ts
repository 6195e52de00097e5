import { isDeepStrictEqual } from 'node:util';
import { findSellerNamed } from '#people/sellers/server/sellers.ts';
import type { Ctx, TxCtx } from '#platform/context.ts';
import { changeStock, holdAttributes, holdSellersOf, updateProducts } from '#products/catalog/server/catalog.ts';
import type { ProductDraft } from '#products/inventory/product/product-draft.ts';
import { type editProduct as endpoint, productHasChanged } from '#products/inventory/product/products.contract.ts';
import { checkPictures } from '#products/media/server/media.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import { notAllowed } from '#shared/api/problems.ts';
import { joinedFamily } from './add-product.ts';
import { changedDraft, draftOfRow, readDraftNames } from './draft-of.ts';
import { checkedProduct, contentOf } from './product-content-of.ts';
import { recordProductAct } from './product-facts.ts';
import type { WireProduct } from './product-on-file.present.ts';
import type { OnFileRow } from './product-on-file.queries.ts';
import { refusingClashes } from './refuse-clashes.ts';
import { getOwn, presentOwn, showOwnProduct } from './show-own-product.ts';

type Written = InputOf<typeof endpoint>;

/**
 * Updates the sent fields of a product; a new stock becomes a stock movement. With `version` the edit is refused if it
 * is stale: for stock after any change, including sales; for other fields only after another edit, so that a product
 * that sells often can still be edited. Without `version` the last write wins.
 * @throws stockProductIsMissing, notAllowed if the name is not the owner's, productHasChanged with the current product,
 * invalidInput with an error for each wrong field, pictureUnknown, skuTaken
 */
export async function editProduct(ctx: Ctx, written: Written): Promise<WireProduct> {
  return refusingClashes(() => ctx.tx(tx => changeLocked(tx, written)));
}

async function changeLocked(tx: TxCtx, written: Written): Promise<WireProduct> {
  const { id, userName, stockReason = 'correction' } = written;
  // Values that stay as they are follow a change of their attribute by the lock of the product.
  if (written.attributes !== undefined || written.kind !== undefined) await holdAttributes(tx.db);
  await holdSellersOf(tx, [id]);
  const before = await getOwn(tx, id, { hold: true });
  if (userName !== undefined && (await findSellerNamed(tx.db, userName)) !== before.sellerId) throw notAllowed();
  if (isStale(before, written)) throw productHasChanged().with({ data: await showOwnProduct(tx, id) });

  const names = await readDraftNames(tx.db);
  const draft = changedDraft(before, written, names);
  const product = await checkedProduct(tx, draft, before);
  await checkPictures(
    tx,
    product.images,
    before.sellerId,
    before.images.map(({ src }) => src),
  );
  const familyId = await familyAfter(tx, before, written);
  const isContentChanged = familyId !== before.familyId || changesContent(draft, draftOfRow(before, names));
  if (isContentChanged) await updateProducts(tx, [{ id, content: contentOf(product, familyId, before) }]);
  const by = product.stock - before.stock;
  if (!isContentChanged && by === 0) return presentOwn(tx, before);
  if (by !== 0) await changeStock(tx, [{ id, by }], { cause: stockReason, note: 'edited' });
  const after = await getOwn(tx, id);
  await recordProductAct(tx, 'product.changed', { before, after });
  return presentOwn(tx, after);
}

function isStale(before: OnFileRow, { version, totalStock }: Written): boolean {
  if (version === undefined) return false;
  return totalStock === undefined ? version < before.contentVersion : version !== before.version;
}

/** Whether more than the stock changes. A change of stock alone must not make other open forms stale. */
function changesContent(
  { totalStock: _, ...draft }: ProductDraft,
  { totalStock: _stock, ...known }: ProductDraft,
): boolean {
  return !isDeepStrictEqual(draft, known);
}

async function familyAfter(tx: TxCtx, before: OnFileRow, { siblingOf }: Written): Promise<string | null> {
  if (siblingOf === undefined || siblingOf === before.id) return before.familyId;
  return siblingOf === null ? null : joinedFamily(tx, before.sellerId, siblingOf);
}

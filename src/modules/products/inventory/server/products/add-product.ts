import { userNameKey } from '#people/accounts/registration/user-name.ts';
import { findSellerNamed } from '#people/sellers/server/sellers.ts';
import type { ActorCtx, TxCtx } from '#platform/context.ts';
import { familyOf, holdAttributes, insertProducts } from '#products/catalog/server/catalog.ts';
import type { addProduct as endpoint } from '#products/inventory/product/products.contract.ts';
import { checkPictures } from '#products/media/server/media.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import { invalidInput, notAllowed } from '#shared/api/problems.ts';
import { newId, type ProductId, type SellerId } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';
import { draftOfWritten } from './draft-of.ts';
import { isApproved } from './own-products.queries.ts';
import { checkedProduct, contentOf } from './product-content-of.ts';
import { recordProductAct } from './product-facts.ts';
import type { WireProduct } from './product-on-file.present.ts';
import { findOnFile } from './product-on-file.queries.ts';
import { refusingClashes } from './refuse-clashes.ts';
import { getOwn, presentOwn } from './show-own-product.ts';

/**
 * Adds a product, live unless its status says otherwise. Sellers add to their own products, administrators to the
 * house's or to those of an approved seller they name.
 * @throws notAllowed if a seller names another, invalidInput with an error for each wrong field, pictureUnknown,
 * skuTaken
 */
export async function addProduct(ctx: ActorCtx, written: InputOf<typeof endpoint>): Promise<WireProduct> {
  const sellerId = await sellerToAddFor(ctx, written.userName);
  const id = newId<'product'>();
  return refusingClashes(() =>
    ctx.tx(async tx => {
      await holdAttributes(tx.db);
      const product = await checkedProduct(tx, draftOfWritten(written));
      await checkPictures(tx, product.images, sellerId);
      const familyId = written.siblingOf ? await joinedFamily(tx, sellerId, written.siblingOf) : null;
      await insertProducts(tx, [{ id, sellerId, content: contentOf(product, familyId), stock: product.stock }]);
      const after = await getOwn(tx, id);
      await recordProductAct(tx, 'product.added', { after });
      return presentOwn(tx, after);
    }),
  );
}

/** The family of a sibling. @throws invalidInput unless it is a product of the same seller */
export async function joinedFamily(tx: TxCtx, sellerId: SellerId, siblingOf: ProductId): Promise<string | null> {
  if (!(await findOnFile(tx.db, siblingOf, { of: sellerId })))
    throw invalidInput().with({ fields: { siblingOf: () => t('products.inventory.fault.sibling') } });
  return familyOf(tx, siblingOf);
}

/**
 * The seller of a new product. @throws notAllowed if a seller names another, invalidInput for a name without approved
 * seller
 */
async function sellerToAddFor({ actor, db }: ActorCtx, userName: string | undefined): Promise<SellerId> {
  const own = actor.sellerId;
  if (actor.kind !== 'administrator') {
    const isOwn = userName === undefined || userNameKey(userName) === userNameKey(actor.userName);
    if (!own || !isOwn) throw notAllowed();
    return own;
  }
  const named = userName === undefined ? own : await findSellerNamed(db, userName);
  if (!named || !(await isApproved(db, named)))
    throw invalidInput().with({ fields: { userName: () => t('products.inventory.fault.seller') } });
  return named;
}

import type { ActorCtx, TxCtx } from '#platform/context.ts';
import { familyOf, insertProducts } from '#products/catalog/server/catalog.ts';
import type { addProduct as endpoint } from '#products/inventory/product/products.contract.ts';
import { checkPictures } from '#products/media/server/media.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import { invalidInput } from '#shared/api/problems.ts';
import { newId, type ProductId, type SellerId } from '#shared/id.ts';
import { draftOfWritten } from './draft-of.ts';
import { checkedProduct, contentOf } from './product-content-of.ts';
import { recordProductAct } from './product-facts.ts';
import type { WireProduct } from './product-on-file.present.ts';
import { findOnFile } from './product-on-file.queries.ts';
import { refusingTakenSku } from './refuse-taken-sku.ts';
import { sellerToAddFor } from './seller-to-add-for.ts';
import { getOwn, showOwnProduct } from './show-own-product.ts';

/**
 * Puts a new product on the shelf, live unless it says otherwise. Sellers add to their own products, administrators to the
 * house's or to those of any approved seller they name.
 * @throws notAllowed when a seller names another, invalidInput with the sentence for each wrong field,
 * pictureUnknown, skuTaken
 */
export async function addProduct(ctx: ActorCtx, written: InputOf<typeof endpoint>): Promise<WireProduct> {
  const sellerId = await sellerToAddFor(ctx, written.userName);
  const product = await checkedProduct(ctx, draftOfWritten(written));
  const id = newId<'product'>();
  await refusingTakenSku(() =>
    ctx.tx(async tx => {
      await checkPictures(tx, product.images, sellerId);
      const familyId = written.siblingOf ? await joinedFamily(tx, sellerId, written.siblingOf) : null;
      await insertProducts(tx, [{ id, sellerId, content: contentOf(product, familyId), stock: product.stock }]);
      await recordProductAct(tx, 'product.added', { after: await getOwn(tx, id) });
    }),
  );
  return showOwnProduct(ctx, id);
}

/** The family of the product that another is to be a sibling of. @throws invalidInput unless it is one of the same seller */
export async function joinedFamily(tx: TxCtx, sellerId: SellerId, siblingOf: ProductId): Promise<string | null> {
  if (!(await findOnFile(tx.db, siblingOf, { of: sellerId })))
    throw invalidInput().with({ fields: { siblingOf: 'Choose another product of the same seller' } });
  return familyOf(tx, siblingOf);
}

import type { DemoProduct } from '#demo/goods/family.ts';
import { products } from '#demo/goods/goods.ts';
import type { Party } from '#demo/goods/parties.ts';
import type { DemoReview } from '#demo/goods/reviews.ts';
import { pictureViews, productPicture } from '#demo/pictures.ts';
import { searchText } from '#features/catalog/search-words.ts';
import type { TxCtx } from '#platform/context.ts';
import { type Id, newId, type ProductId, type SellerId } from '#shared/id.ts';
import { type Paise, paise } from '#shared/money.ts';
import { insertRows } from './insert-rows.ts';
import type { LoadedPeople } from './load-people.ts';

const DAY_MS = 86_400_000;

/** A product of the demo as the database knows it. */
export interface LoadedProduct {
  readonly id: ProductId;
  readonly title: string;
  readonly image: string;
  readonly sku: string;
  readonly hsn: string;
  readonly gstRateBp: number;
  readonly price: Paise;
  readonly paid: Paise;
  readonly sellerId: SellerId;
  readonly sellerName: string;
}

/**
 * The goods with what they had on the shelf in the beginning: today's stock and what verified reviewers have bought.
 * They came into the shop in an order of their own, so that the newest are not all of one brand.
 */
export async function loadProducts(
  tx: TxCtx,
  people: LoadedPeople,
  reviews: readonly DemoReview[],
  since: Date,
): Promise<Map<string, LoadedProduct>> {
  const brands = await tx.db.selectFrom('brands').select(['id', 'label']).execute();
  const labels = new Map(brands.map(brand => [brand.id, brand.label]));
  const families = new Map<string, Id<'family'>>();
  const shuffled = products.toSorted((one, other) => chanceOf(one.slug) - chanceOf(other.slug));
  const arrival = new Map(shuffled.map((product, at) => [product.slug, at]));
  const rows = products.map((product, at) => {
    const seller = people.sellers.get(product.seller);
    if (!seller) throw new Error(`${product.slug} names a seller that is not there`);
    const family = families.get(product.family) ?? newId<'family'>();
    families.set(product.family, family);
    const ratings = reviews.filter(review => review.productSlug === product.slug).map(review => review.reviewValue);
    return {
      ...factsOf(product, labels.get(product.brand) ?? product.brand),
      id: newId<'product'>(since.getTime() + at),
      seller_id: seller.id,
      family_id: family,
      review_count: ratings.length,
      review_sum: ratings.reduce((sum, stars) => sum + stars, 0),
      created_at: new Date(since.getTime() + ((arrival.get(product.slug) ?? 0) * DAY_MS) / 24),
      sellerName: seller.name,
    };
  });
  await insertRows(
    tx.db,
    'products',
    rows.map(({ sellerName: _name, ...row }) => row),
  );
  await insertRows(tx.db, 'stock_movements', openingStock(rows, reviews, since));
  return new Map(
    rows.map(row => [
      row.slug,
      {
        id: row.id,
        title: row.title,
        image: productPicture(row.slug, 'hero'),
        sku: row.sku,
        hsn: row.hsn,
        gstRateBp: row.gst_rate_bp,
        price: row.price_paise,
        paid: row.sale_price_paise ?? row.price_paise,
        sellerId: row.seller_id,
        sellerName: row.sellerName,
      },
    ]),
  );
}

function factsOf(product: DemoProduct, brandLabel: string) {
  const price = paise(product.priceRupees * 100);
  const images = pictureViews(product).map(view => ({
    src: productPicture(product.slug, view),
    alt: view === 'hero' ? product.title : `${product.title}, ${view}`,
  }));
  return {
    slug: product.slug,
    sku: product.sku,
    title: product.title,
    description: product.description,
    category: 'electronics' as const,
    section: product.section,
    brand: product.brand,
    kind: product.kind,
    price_paise: price,
    sale_price_paise: product.salePriceRupees === undefined ? null : paise(product.salePriceRupees * 100),
    stock: product.stock,
    images: JSON.stringify(images),
    options: JSON.stringify(product.options),
    highlights: JSON.stringify(product.highlights),
    specs: JSON.stringify(product.specs),
    hsn: product.hsn,
    gst_rate_bp: product.gstRate,
    origin: product.origin ?? null,
    maker: declared(product.maker),
    importer: declared(product.importer),
    generic_name: product.genericName,
    net_quantity: product.netQuantity,
    bis_number: product.bisNumber ?? null,
    warranty_months: product.warrantyMonths,
    listed: true,
    search_text: searchText({ ...product, brandLabel }),
  };
}

function declared(party: Party | undefined): string | null {
  return party ? `${party.name}, ${party.address}` : null;
}

interface Shelved {
  readonly id: ProductId;
  readonly slug: string;
  readonly stock: number;
}

function openingStock(rows: readonly Shelved[], reviews: readonly DemoReview[], since: Date) {
  return rows
    .map(row => ({
      product_id: row.id,
      quantity: row.stock + reviews.filter(review => review.verified && review.productSlug === row.slug).length,
      reason: 'adjusted' as const,
      note: 'opening stock',
      at: since,
    }))
    .filter(movement => movement.quantity > 0);
}

/** A number from a text, the same each time. */
function chanceOf(text: string): number {
  let hash = 2_166_136_261;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return hash >>> 0;
}

import { views } from '#demo/devices/drawing.ts';
import type { DemoProduct } from '#demo/goods/family.ts';
import { products } from '#demo/goods/goods.ts';
import type { Party } from '#demo/goods/parties.ts';
import { productPictureKey } from '#demo/pictures.ts';
import type { ProductContent } from '#features/catalog/product-content.ts';
import { productColumns } from '#features/catalog/server/catalog.ts';
import { pictureUrl } from '#features/media/picture-url.ts';
import type { TxCtx } from '#platform/context.ts';
import { newId, type ProductId, type SellerId } from '#shared/id.ts';
import { paise } from '#shared/money.ts';
import { BRAND_LABELS } from './load-brands.ts';

/** Goods appeared one after the other over the last months, the brands taking turns, so that "newest" shows them all. */
const HOURS_APART = 5;
const HOUR = 3_600_000;

export interface LoadedProduct {
  readonly id: ProductId;
  readonly sellerKey: string;
  readonly goods: DemoProduct;
}

/** Puts the demo's goods on the shelf. Their stock gets its movement later, when it is known how many were sold. */
export async function loadGoods(
  tx: TxCtx,
  sellers: ReadonlyMap<string, { readonly id: SellerId }>,
): Promise<ReadonlyMap<string, LoadedProduct>> {
  const families = new Map<string, string>();
  const loaded = new Map<string, LoadedProduct>();
  const rows = inTurns(products).map((goods, at) => {
    const id = newId<'product'>();
    const sellerId = sellers.get(goods.seller)?.id;
    if (!sellerId) throw new Error(`${goods.slug} belongs to ${goods.seller}, whom nobody knows`);
    const familyId = families.get(goods.family) ?? newId<'family'>();
    families.set(goods.family, familyId);
    loaded.set(goods.slug, { id, sellerKey: goods.seller, goods });
    const createdAt = new Date(tx.now().getTime() - (at + 1) * HOURS_APART * HOUR);
    return {
      id,
      seller_id: sellerId,
      created_at: createdAt,
      updated_at: createdAt,
      ...columnsOf(goods, familyId),
    };
  });
  await tx.db.insertInto('products').values(rows).execute();
  tx.changed('catalog');
  return loaded;
}

/** Brand after brand, and within a section kind after kind, so that the newest of it are not all phones. */
function inTurns(goods: readonly DemoProduct[]): readonly DemoProduct[] {
  return byTurns(
    byTurns(goods, ({ brand }) => brand),
    ({ section, kind }) => `${section} ${kind}`,
  );
}

/** The first of each group, then the second of each, and so on. */
function byTurns(goods: readonly DemoProduct[], groupOf: (product: DemoProduct) => string): readonly DemoProduct[] {
  const turns = new Map<string, number>();
  return goods
    .map(product => {
      const group = groupOf(product);
      const turn = turns.get(group) ?? 0;
      turns.set(group, turn + 1);
      return { product, turn };
    })
    .toSorted((one, other) => one.turn - other.turn)
    .map(({ product }) => product);
}

function columnsOf(goods: DemoProduct, familyId: string) {
  const columns = productColumns(contentOf(goods, familyId), BRAND_LABELS[goods.brand]);
  const { images, options, highlights, specs } = columns;
  return {
    ...columns,
    images: JSON.stringify(images),
    options: JSON.stringify(options),
    highlights: JSON.stringify(highlights),
    specs: JSON.stringify(specs),
    slug: goods.slug,
    stock: goods.stock,
    listed: true,
  };
}

function contentOf(goods: DemoProduct, familyId: string): ProductContent {
  return {
    familyId,
    sku: goods.sku,
    title: goods.title,
    description: goods.description,
    category: 'electronics',
    section: goods.section,
    brand: goods.brand,
    kind: goods.kind,
    price: paise(goods.priceRupees * 100),
    salePrice: goods.salePriceRupees === undefined ? null : paise(goods.salePriceRupees * 100),
    images: imagesOf(goods),
    options: goods.options,
    highlights: goods.highlights,
    specs: goods.specs,
    hsn: goods.hsn,
    gstRateBp: goods.gstRate,
    origin: goods.origin ?? null,
    maker: declared(goods.maker),
    packer: null,
    importer: declared(goods.importer),
    genericName: goods.genericName,
    netQuantity: goods.netQuantity,
    bisNumber: goods.bisNumber ?? null,
    warrantyMonths: goods.warrantyMonths,
    serialKind: goods.serialKind,
    status: 'live',
  };
}

function imagesOf(goods: DemoProduct) {
  return views(goods.drawing).map((view, at) => ({
    src: pictureUrl(productPictureKey(goods.slug, view)),
    alt: at === 0 ? goods.title : `${goods.title}, ${view}`,
  }));
}

function declared(party: Party | undefined): string | null {
  return party ? `${party.name}, ${party.address}` : null;
}

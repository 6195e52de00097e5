import { readQuantity } from '#products/catalog/attributes/attribute-units.ts';
import { NOTHING_SAID } from '#products/catalog/product/product-content.ts';
import { vocabularyOf } from '#products/catalog/search/meaning/vocabulary.ts';
import { searchText, searchWords } from '#products/catalog/search/search-words.ts';
import { MemorySearch } from '#products/catalog/server/engine/memory-search.ts';
import type { ProductSearch } from '#products/catalog/server/engine/product-search.ts';
import type { IndexedRow } from '#products/catalog/server/index/index.queries.ts';
import { ProductIndex } from '#products/catalog/server/index/product-index.ts';
import type { SearchReading } from '#products/catalog/server/search/search-reading.ts';
import { NO_RULES } from '#products/searches/search-rule.ts';
import type { ProductId, SellerId } from '#shared/id.ts';
import { SECTIONS, type SoldProduct, soldProducts } from './families.ts';
import { newCategories, newMeasures } from './new-shop.ts';

/** A shop in memory that sells all products of the families. */
export interface JudgedShop {
  readonly products: readonly SoldProduct[];
  readonly reading: SearchReading;
  readonly productOf: (id: ProductId) => SoldProduct;
}

const ONLY_SELLER = '01980000-0000-7000-8000-000000000000' as SellerId;
/** Sellers fill in the attributes of about half of their products. */
const WITH_ATTRIBUTES = 2;

/** @param fill the search with these products and names of brands */
export async function openJudgedShop(fill: FillSearch = inMemory): Promise<JudgedShop> {
  const products = soldProducts();
  const rows = products.map(rowOf);
  const brands = new Map(products.map(({ facts }) => [brandId(facts.brand), facts.brand ?? '']));
  const byId = new Map(rows.map(({ id }, at) => [id, products[at] as SoldProduct]));
  const reading: SearchReading = {
    products: await fill(rows, brands),
    categories: CATEGORIES,
    vocabulary: vocabularyOf(CATEGORIES, MEASURES),
    rules: NO_RULES,
    brands: new Set(products.flatMap(({ facts }) => searchWords(facts.brand ?? ''))),
  };
  return { products, reading, productOf: id => byId.get(id) as SoldProduct };
}

export type FillSearch = (rows: readonly IndexedRow[], brands: ReadonlyMap<string, string>) => Promise<ProductSearch>;

const inMemory: FillSearch = async (rows, brands) => {
  const index = new ProductIndex();
  index.nameBrands(brands);
  index.load(rows);
  await index.sortAll(async () => {});
  return new MemorySearch(index);
};

const CATEGORIES = newCategories();
const MEASURES = newMeasures();
const UNITS = new Map(MEASURES.map(({ id, unit }) => [id, unit]));

function rowOf(product: SoldProduct, at: number): IndexedRow {
  const { title, facts, price, reviews } = product;
  const { kind = '', brand = '' } = facts;
  const words = searchText({ title, brandLabel: brand, categoryWords: CATEGORIES.wordsOf(kind) });
  return {
    ...NOTHING_SAID,
    id: `01980000-0000-7000-8000-${at.toString(16).padStart(12, '0')}` as ProductId,
    ...{ title: title.toLowerCase(), otherTitles: '', words, print: at },
    ...{ brand: brandId(brand), section: 'featured', kind, condition: 'new', origin: 'India' },
    ...{ average: 3.5 + (at % 4) / 2.5, reviews, inStock: true, onSale: false },
    ...{ sellerId: ONLY_SELLER, offerKey: 0 },
    ...{ paid: price * 100, created: at, attributes: at % WITH_ATTRIBUTES === 0 ? attributesOf(product) : {} },
  };
}

function attributesOf({ facts }: SoldProduct): Record<string, number> {
  const filled = [...(SECTIONS.get(facts.kind ?? '')?.attributes ?? [])];
  return Object.fromEntries(
    filled.flatMap(([fact, attribute]) => {
      const value = readQuantity(facts[fact] ?? '', UNITS.get(attribute) ?? null);
      return Number.isNaN(value) ? [] : [[attribute, value]];
    }),
  );
}

function brandId(brand = ''): string {
  return brand.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}

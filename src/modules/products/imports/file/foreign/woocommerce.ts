import { isOptionsCell, optionsCell } from '#products/imports/readers/options-cell.ts';
import { LIST_LIMITS } from '#products/inventory/product/product-draft.ts';
import { FirstSkus } from './first-skus.ts';
import type { ForeignFile } from './foreign-file.ts';
import { type ForeignRow, settlePrices } from './foreign-row.ts';
import { htmlText } from './html-text.ts';

/** Its sizes have a unit in their heads, which depends on the shop. */
const SIZES = ['weight', 'length', 'width', 'height'] as const;
const UNITS = { weight: ['kg', 'g'], length: ['cm', 'mm', 'm'], width: ['cm', 'mm', 'm'], height: ['cm', 'mm', 'm'] };
const COLUMNS = { weight: 'weightGrams', length: 'boxLength', width: 'boxWidth', height: 'boxHeight' } as const;
const ATTRIBUTES = [1, 2, 3, 4, 5, 6];
/** What variations may leave to their product. */
const LEFT_TO_PRODUCT = ['categories', 'brands', 'description', 'shortdescription'];

const SIZE_HEADS = SIZES.flatMap(size => UNITS[size].map(unit => ({ size, unit, head: size + unit })));
/** How the export calls a product that has no SKU. */
const NUMBER = /^id:\d+$/;
/** What “Published” says: on sale, only for the shop itself, not yet. */
const PUBLISHED: Readonly<Record<string, string>> = { '1': 'live', '0': 'hidden', '-1': 'draft' };

/** The product export of WooCommerce: variations follow their product, which is not sold itself. */
export const WOOCOMMERCE: ForeignFile = {
  name: 'WooCommerce',
  knownBy: [
    ['type', 'sku', 'name', 'regularprice'],
    ['type', 'sku', 'name', 'visibilityincatalog'],
  ],
  means: heads => ({
    sku: 'sku',
    gtinupceanorisbn: 'gtin',
    name: 'title',
    description: 'description',
    regularprice: 'price',
    saleprice: 'salePrice',
    stock: 'stock',
    categories: 'kind',
    // Older exports have the brand among the attributes; the reader puts it here.
    [heads.has('brands') ? 'brands' : 'attribute1values']: 'brand',
    published: 'status',
    ...Object.fromEntries(SIZE_HEADS.map(({ size, head }) => [head, COLUMNS[size]])),
    parent: 'variantGroup',
    // The reader puts the options of variations here.
    position: 'options',
    ...{ id: null, type: null, images: null, tags: null, taxclass: null, instock: null },
  }),
  reader: () => {
    /** What products say for their variations, by SKU and by number. */
    const products = new Map<string, Readonly<Record<string, string>>>();
    const families = new FirstSkus();
    return row => {
      const type = row.get('type').toLowerCase();
      const brand = attributeOf(row, 'brand');
      if (type.includes('variable') || type.includes('grouped')) {
        const said = Object.fromEntries(LEFT_TO_PRODUCT.map(head => [head, row.get(head)]));
        const id = `id:${row.get('id')}`;
        const parent = row.get('sku') || id;
        for (const name of [row.get('sku'), id])
          if (name !== '') products.set(name, { ...said, brand, parent, called: row.get('name') });
        return false;
      }
      const product = type.includes('variation') ? products.get(row.get('parent')) : undefined;
      // A row that was read before has no number there.
      const isUnread = /^\d+$/.test(row.get('position'));
      row.set('position', type.includes('variation') ? optionsOf(row) : '');
      const parent = type.includes('variation') ? product?.parent || row.get('parent') : '';
      const isForeign = product !== undefined || NUMBER.test(parent) || isUnread;
      const called = product?.called || row.get('name');
      row.set('parent', isForeign ? families.groupOf(parent, row.get('sku'), called) : parent);
      for (const head of LEFT_TO_PRODUCT) if (row.get(head) === '') row.set(head, product?.[head] ?? '');
      row.set('description', htmlText(row.get('description') || row.get('shortdescription')));
      // The others are sales and seasons as often as categories.
      row.set('categories', row.get('categories').split(',')[0]?.trim() ?? '');
      if (row.get('brands') === '')
        row.set(row.has('brands') ? 'brands' : 'attribute1values', brand || product?.brand || '');
      row.set('published', PUBLISHED[row.get('published')] ?? row.get('published'));
      if (row.get('stock') === '' && row.get('instock') === '0') row.set('stock', '0');
      for (const { head, unit } of SIZE_HEADS) if (row.get(head) !== '') row.set(head, withUnit(row.get(head), unit));
      settlePrices(row, 'regularprice', 'saleprice');
      return true;
    };
  },
};

/** The attributes of a variation, of which one value each is its own. A row that was read before has them already. */
function optionsOf(row: ForeignRow): string {
  if (isOptionsCell(row.get('position'))) return row.get('position');
  return optionsCell(
    ATTRIBUTES.flatMap(at => {
      const [name, value] = [row.get(`attribute${at}name`), row.get(`attribute${at}values`)];
      const isOption = name !== '' && value !== '' && !value.includes(',') && name.toLowerCase() !== 'brand';
      return isOption ? [{ name, value }] : [];
    }).slice(0, LIST_LIMITS.options),
  );
}

function attributeOf(row: ForeignRow, name: string): string {
  const at = ATTRIBUTES.find(each => row.get(`attribute${each}name`).toLowerCase() === name);
  return at === undefined ? '' : row.get(`attribute${at}values`);
}

function withUnit(size: string, unit: string): string {
  return /^[\d.]+$/.test(size) ? `${size} ${unit}` : size;
}

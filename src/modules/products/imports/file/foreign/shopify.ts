import { isOptionsCell, optionsCell } from '#products/imports/readers/options-cell.ts';
import { FirstSkus } from './first-skus.ts';
import type { ForeignFile } from './foreign-file.ts';
import { type ForeignRow, settlePrices } from './foreign-row.ts';
import { htmlText } from './html-text.ts';

/** Said only in the first row of a product; its other rows leave it empty. */
const NAMES = ['option1name', 'option2name', 'option3name'];
const OF_PRODUCT = ['title', 'bodyhtml', 'vendor', 'productcategory', 'type', 'published', 'status', ...NAMES];
/** Rows that have none of these only have one more picture. */
const OF_VARIANT = ['variantsku', 'variantprice', 'variantcompareatprice'];
const OPTIONS = ['option1value', 'option2value', 'option3value'];
/** What a product without options has for one. */
const NO_OPTION = /^default title$/i;

/** The product export of Shopify: a row for each variant and for each further picture. */
export const SHOPIFY: ForeignFile = {
  name: 'Shopify',
  knownBy: [
    ['handle', 'title', 'variantprice'],
    ['handle', 'title', 'variantsku'],
  ],
  means: heads => ({
    title: 'title',
    bodyhtml: 'description',
    vendor: 'brand',
    type: 'kind',
    productcategory: 'category',
    status: 'status',
    published: heads.has('status') ? null : 'status',
    variantsku: 'sku',
    variantbarcode: 'gtin',
    variantprice: heads.has('variantcompareatprice') ? 'salePrice' : 'price',
    variantcompareatprice: 'price',
    variantinventoryqty: 'stock',
    variantgrams: 'weightGrams',
    googleshoppingmpn: 'mpn',
    handle: 'variantGroup',
    // The reader puts all options of the row here.
    option1name: 'options',
    ...{
      collection: null,
      tags: null,
      imagesrc: null,
      variantimage: null,
      costperitem: null,
      giftcard: null,
    },
  }),
  reader: () => {
    let first: ForeignRow | undefined;
    const families = new FirstSkus();
    return row => {
      if (first?.get('handle') !== row.get('handle')) first = row.copy();
      for (const head of OF_PRODUCT) if (row.get(head) === '') row.set(head, first.get(head));
      if (OF_VARIANT.every(head => row.get(head) === '')) return false;
      if (!isOptionsCell(row.get('option1name')))
        row.set('handle', families.groupOf(row.get('handle'), row.get('variantsku'), row.get('title')));
      row.set('bodyhtml', htmlText(row.get('bodyhtml')));
      row.set('title', withOptions(row));
      row.set('option1name', optionsOf(row));
      row.set('variantbarcode', row.get('variantbarcode').replace(/^'/, ''));
      if (Number(row.get('variantgrams')) === 0) row.set('variantgrams', '');
      if (row.has('variantcompareatprice')) settlePrices(row, 'variantcompareatprice', 'variantprice');
      return true;
    };
  },
};

/** The names with their values. A row that was read before has them already. */
function optionsOf(row: ForeignRow): string {
  const first = row.get('option1name');
  if (isOptionsCell(first)) return first;
  return optionsCell(
    NAMES.flatMap((head, at) => {
      const value = row.get(OPTIONS[at] ?? '');
      return value === '' || NO_OPTION.test(value) || row.get(head) === '' ? [] : [{ name: row.get(head), value }];
    }),
  );
}

/** A variant is a product of its own here, so its title says which one it is. */
function withOptions(row: ForeignRow): string {
  const title = row.get('title');
  const options = OPTIONS.map(head => row.get(head)).filter(value => value !== '' && !NO_OPTION.test(value));
  const ending = options.join(' / ');
  return ending === '' || title === '' || title.endsWith(`, ${ending}`) ? title : `${title}, ${ending}`;
}

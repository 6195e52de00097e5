import type { ForeignFile } from './foreign-file.ts';
import { type ForeignRow, settlePrices } from './foreign-row.ts';
import { htmlText } from './html-text.ts';

/** Said only in the first row of a product; its other rows leave it empty. */
const OF_PRODUCT = ['title', 'bodyhtml', 'vendor', 'productcategory', 'type', 'published', 'status'];
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
    ...{
      collection: null,
      handle: null,
      tags: null,
      imagesrc: null,
      variantimage: null,
      costperitem: null,
      giftcard: null,
    },
  }),
  reader: () => {
    let first: ForeignRow | undefined;
    return row => {
      if (first?.get('handle') !== row.get('handle')) first = row.copy();
      for (const head of OF_PRODUCT) if (row.get(head) === '') row.set(head, first.get(head));
      // A row that only has one more picture.
      if (row.get('variantsku') === '' && row.get('variantprice') === '') return false;
      row.set('bodyhtml', htmlText(row.get('bodyhtml')));
      row.set('title', withOptions(row));
      row.set('variantbarcode', row.get('variantbarcode').replace(/^'/, ''));
      if (Number(row.get('variantgrams')) === 0) row.set('variantgrams', '');
      if (row.has('variantcompareatprice')) settlePrices(row, 'variantcompareatprice', 'variantprice');
      return true;
    };
  },
};

/** A variant is a product of its own here, so its title says which one it is. */
function withOptions(row: ForeignRow): string {
  const title = row.get('title');
  const options = OPTIONS.map(head => row.get(head)).filter(value => value !== '' && !NO_OPTION.test(value));
  const ending = options.join(' / ');
  return ending === '' || title === '' || title.endsWith(`, ${ending}`) ? title : `${title}, ${ending}`;
}

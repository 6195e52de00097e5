import { listCell } from '#products/imports/readers/list-cell.ts';
import { isOptionsCell, optionsCell } from '#products/imports/readers/options-cell.ts';
import { LIST_LIMITS } from '#products/inventory/product/product-draft.ts';
import { FirstSkus } from './first-skus.ts';
import type { ForeignFile } from './foreign-file.ts';
import { type ForeignRow, settlePrices } from './foreign-row.ts';
import { htmlText } from './html-text.ts';

const BULLETS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(at => `bulletpoint${at}`);
/** Names and, in reports, numbers of codes that are barcodes; an ASIN is none. */
const BARCODES = new Set(['ean', 'upc', 'gtin', 'isbn', '2', '3', '4']);
/** The number of the condition “new” in reports. */
const NEW = '11';
/** Heads of what says whether a row is a parent or a child. */
const PARENTAGE = ['parentchild', 'parentagelevel'] as const;
const MRPS = ['maximumretailprice', 'listprice'] as const;

/** The columns of what distinguishes children, by the words of variation themes such as `SizeName-ColorName`. */
const OPTIONS = [
  { theme: 'colo', heads: ['colorname', 'color'], name: 'Colour' },
  { theme: 'storage', heads: ['memorystoragecapacity'], name: 'Storage' },
  { theme: 'memory', heads: ['rammemoryinstalledsize', 'computermemorysize'], name: 'Memory' },
  { theme: 'size', heads: ['sizename', 'size'], name: 'Size' },
  { theme: 'style', heads: ['stylename', 'style'], name: 'Style' },
  { theme: 'capacity', heads: ['capacity', 'capacityname'], name: 'Capacity' },
];

/** The values that the theme of a row names. A row that was read before has them already. */
function optionsOf(row: ForeignRow): string {
  const theme = row.get('variationtheme');
  if (isOptionsCell(theme)) return theme;
  const said = OPTIONS.filter(option => theme.toLowerCase().includes(option.theme)).flatMap(({ heads, name }) => {
    const value = heads.map(head => row.get(head)).find(text => text !== '');
    return value === undefined ? [] : [{ name, value }];
  });
  return optionsCell(said.slice(0, LIST_LIMITS.options));
}

/** An inventory template of Amazon, by the names of its fields. */
export const AMAZON: ForeignFile = {
  name: 'Amazon',
  knownBy: [['itemsku', 'itemname']],
  means: heads => ({
    itemsku: 'sku',
    externalproductid: 'gtin',
    itemname: 'title',
    brandname: 'brand',
    productdescription: 'description',
    bulletpoint1: 'highlights',
    feedproducttype: 'kind',
    itemtype: 'category',
    itemtypename: heads.has('itemtype') ? null : 'category',
    partnumber: 'mpn',
    modelnumber: 'model',
    model: heads.has('modelnumber') ? null : 'model',
    manufacturer: 'maker',
    quantity: 'stock',
    countryoforigin: 'origin',
    ...pricesOf(heads, 'standardprice'),
    conditiontype: 'condition',
    parentsku: 'variantGroup',
    // The reader puts the options of children here.
    variationtheme: 'options',
    ...{ saleprice: null, mainimageurl: null, externalproductidtype: null, updatedelete: null },
  }),
  reader: () => {
    const families = new FirstSkus();
    return row => {
      const levels = PARENTAGE.map(head => row.get(head).toLowerCase());
      // A parent is not sold; it only names its children.
      if (levels.includes('parent')) return false;
      const theme = row.get('variationtheme');
      if (levels.includes('child') || (theme !== '' && !isOptionsCell(theme)))
        row.set('parentsku', families.groupOf(row.get('parentsku'), row.get('itemsku'), row.get('itemname')));
      // If the row is read again, its family has its name already.
      for (const head of PARENTAGE) row.set(head, '');
      row.set('variationtheme', row.get('parentsku') === '' ? '' : optionsOf(row));
      if (!BARCODES.has(row.get('externalproductidtype').toLowerCase())) row.set('externalproductid', '');
      const bullets = BULLETS.map(head => row.get(head)).filter(text => text !== '');
      row.set('bulletpoint1', listCell(bullets.map(htmlText)));
      row.set('productdescription', htmlText(row.get('productdescription')) || bullets.map(htmlText).join('\n'));
      settle(row, 'standardprice');
      return true;
    };
  },
};

/** Amazon's report of all listings, which names no brand. */
export const AMAZON_REPORT: ForeignFile = {
  name: 'Amazon',
  knownBy: [['sellersku', 'itemname', 'asin1']],
  means: heads => ({
    sellersku: 'sku',
    productid: 'gtin',
    itemname: 'title',
    itemdescription: 'description',
    quantity: 'stock',
    status: 'status',
    ...pricesOf(heads, 'price'),
    itemcondition: 'condition',
    ...{ listingid: null, imageurl: null, productidtype: null },
  }),
  reader: () => row => {
    if (!BARCODES.has(row.get('productidtype').toLowerCase())) row.set('productid', '');
    if (row.get('itemcondition') === NEW) row.set('itemcondition', 'new');
    row.set('itemdescription', htmlText(row.get('itemdescription')));
    settle(row, 'price');
    return true;
  },
};

function pricesOf(heads: ReadonlySet<string>, selling: string) {
  const mrp = MRPS.find(head => heads.has(head));
  return { [selling]: mrp ? 'salePrice' : 'price', ...(mrp && { [mrp]: 'price' }) } as const;
}

function settle(row: ForeignRow, selling: string): void {
  const mrp = MRPS.find(head => row.has(head));
  if (mrp) settlePrices(row, mrp, selling);
}

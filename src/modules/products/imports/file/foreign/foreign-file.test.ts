import { describe, expect, it } from 'vitest';
import { matchHeads } from '#products/imports/file/match-heads.ts';
import { foreignFile } from './foreign-file.ts';
import { productReader } from './product-reader.ts';

const SHOPIFY = [
  ...['Handle', 'Title', 'Body (HTML)', 'Vendor', 'Product Category', 'Type', 'Tags', 'Published', 'Option1 Name'],
  ...['Option1 Value', 'Option2 Name', 'Option2 Value', 'Variant SKU', 'Variant Grams', 'Variant Inventory Tracker'],
  ...['Variant Inventory Qty', 'Variant Price', 'Variant Compare At Price', 'Variant Barcode', 'Image Src', 'Status'],
];
const WOOCOMMERCE = [
  ...['ID', 'Type', 'SKU', 'GTIN, UPC, EAN, or ISBN', 'Name', 'Published', 'Is featured?', 'Visibility in catalog'],
  ...[
    'Short description',
    'Description',
    'Tax status',
    'Tax class',
    'In stock?',
    'Stock',
    'Weight (kg)',
    'Length (cm)',
  ],
  ...[
    'Sale price',
    'Regular price',
    'Categories',
    'Tags',
    'Images',
    'Parent',
    'Position',
    'Attribute 1 name',
    'Attribute 1 value(s)',
  ],
];
const AMAZON = [
  ...['feed_product_type', 'item_sku', 'brand_name', 'external_product_id', 'external_product_id_type', 'item_name'],
  ...['product_description', 'standard_price', 'maximum_retail_price', 'quantity', 'main_image_url', 'condition_type'],
  ...['bullet_point1', 'bullet_point2', 'part_number', 'country_of_origin'],
];
const FLIPKART = [
  ...['Flipkart Serial Number', 'Seller SKU ID', 'Brand', 'Model Name', 'Listing Status', 'MRP (INR)'],
  ...[
    'Your selling price (INR)',
    'Stock',
    'Procurement SLA (DAY)',
    'HSN',
    'Tax Code',
    'Country Of Origin',
    'Key Features',
  ],
];

/** The rows of a file by the columns they are read as; cells are given by head. */
function read(heads: readonly string[], ...rows: readonly Readonly<Record<string, string>>[]) {
  const { columns } = matchHeads(heads);
  const reader = productReader(heads);
  return rows.map((row, at) => {
    const product = reader({ number: at + 2, cells: heads.map(head => row[head] ?? '') });
    const said = product?.cells.flatMap((cell, place) => (columns[place] && cell ? [[columns[place], cell]] : []));
    return said && Object.fromEntries(said);
  });
}

describe('a product export of Shopify', () => {
  const first = {
    ...{
      Handle: 'note-14',
      Title: 'Note 14',
      Vendor: 'Redmi',
      Type: 'Smartphones',
      Status: 'active',
      Published: 'true',
    },
    ...{
      'Body (HTML)': '<p>Fast &amp; bright.</p><ul><li>5G</li></ul>',
      'Option1 Name': 'Color',
      'Option1 Value': 'Black',
      'Variant SKU': 'N14-B',
    },
    ...{ 'Variant Price': '14999.00', 'Variant Compare At Price': '17999.00', 'Variant Inventory Qty': '4' },
    ...{ 'Variant Grams': '0', 'Variant Barcode': "'4006381333931", 'Image Src': 'https://cdn.shopify.com/a.jpg' },
  };
  const second = { Handle: 'note-14', 'Option1 Value': 'Blue', 'Variant SKU': 'N14-L', 'Variant Price': '15499.00' };

  it('has a product for each variant, and none for rows with another picture', () => {
    const picture = { Handle: 'note-14', 'Image Src': 'https://cdn.shopify.com/b.jpg' };
    const alone = { Handle: 'cable', Title: 'Cable', 'Option1 Value': 'Default Title', 'Variant Price': '199' };
    expect(read(SHOPIFY, first, second, picture, alone)).toEqual([
      {
        ...{ title: 'Note 14, Black', description: 'Fast & bright.\n• 5G', brand: 'Redmi', kind: 'Smartphones' },
        ...{
          sku: 'N14-B',
          salePrice: '14999.00',
          price: '17999.00',
          stock: '4',
          status: 'active',
          gtin: '4006381333931',
        },
        ...{ variantGroup: 'N14-B', options: 'Color: Black' },
      },
      {
        ...{ title: 'Note 14, Blue', description: 'Fast & bright.\n• 5G', brand: 'Redmi', kind: 'Smartphones' },
        ...{ sku: 'N14-L', price: '15499.00', status: 'active', variantGroup: 'N14-B', options: 'Color: Blue' },
      },
      undefined,
      { title: 'Cable', price: '199', variantGroup: 'cable: Cable' },
    ]);
  });

  it('is the same when its refused rows are sent again', () => {
    const reader = productReader(SHOPIFY);
    const cellsOf = (row: Readonly<Record<string, string>>) => SHOPIFY.map(head => row[head] ?? '');
    reader({ number: 2, cells: cellsOf(first) });
    const cable = { Handle: 'cable', Title: 'Cable', 'Option1 Value': 'Default Title', 'Variant Price': '199' };
    for (const row of [second, cable]) {
      const once = reader({ number: 3, cells: cellsOf(row) });
      expect(once && productReader(SHOPIFY)(once)).toEqual(once);
    }
  });
});

it('reads a product export of WooCommerce, with its variations and units', () => {
  const plain = {
    ...{
      ID: '1',
      Type: 'simple',
      SKU: 'W-1',
      Name: 'Cable',
      Published: '-1',
      Description: 'A<br>B',
      Stock: '',
      'In stock?': '0',
    },
    ...{ 'Regular price': '', 'Sale price': '199', Categories: 'Accessories > Cables, Sale', 'Weight (kg)': '0.1' },
    ...{ 'Attribute 1 name': 'Brand', 'Attribute 1 value(s)': 'boAt', Images: 'https://x.example/a.jpg' },
  };
  const parent = { ID: '2', Type: 'variable', SKU: 'W-2', Name: 'Lamp', Categories: 'Lighting', Description: 'Bright' };
  const child = {
    ID: '3',
    Type: 'variation',
    SKU: 'W-3',
    Name: 'Lamp - Red',
    Parent: 'W-2',
    'Regular price': '99',
    Published: '1',
    'Attribute 1 name': 'Colour',
    'Attribute 1 value(s)': 'Red',
  };
  const orphan = { ID: '4', Type: 'variation', SKU: 'W-4', Name: 'Lamp - Blue', Parent: 'id:2', 'Regular price': '98' };
  const unnamed = { ...parent, SKU: '', Categories: 'Toys' };
  const lost = { ...child, SKU: 'W-5', Parent: '' };
  const WITH_BRANDS = [...WOOCOMMERCE, 'Brands'];
  expect(read(WOOCOMMERCE, unnamed, lost)[1]).not.toHaveProperty('kind');
  expect(read(WOOCOMMERCE, plain, { ...plain, 'Attribute 1 name': 'Colour' })).toMatchObject([{ brand: 'boAt' }, {}]);
  expect(read(WOOCOMMERCE, { ...plain, 'Attribute 1 name': 'Colour' })[0]).not.toHaveProperty('brand');
  expect(read(WITH_BRANDS, plain, parent, child, orphan)).toEqual([
    {
      ...{ sku: 'W-1', title: 'Cable', status: 'draft', description: 'A\nB', stock: '0', price: '199' },
      ...{ kind: 'Accessories > Cables', weightGrams: '0.1 kg', brand: 'boAt' },
    },
    undefined,
    {
      ...{ sku: 'W-3', title: 'Lamp - Red', status: 'live', description: 'Bright', price: '99', kind: 'Lighting' },
      ...{ variantGroup: 'W-3', options: 'Colour: Red' },
    },
    {
      ...{ sku: 'W-4', title: 'Lamp - Blue', description: 'Bright', price: '98', kind: 'Lighting' },
      variantGroup: 'W-3',
    },
  ]);
});

it('calls families of WooCommerce by what other sites do not have, also when refused rows are sent again', () => {
  const parent = (Name: string) => ({ ID: '12', Type: 'variable', Name });
  const child = (SKU: string, Parent = 'id:12') => ({ Type: 'variation', SKU, Name: 'Red', Parent });
  const groups = (...rows: Readonly<Record<string, string>>[]) =>
    read(WOOCOMMERCE, ...rows).flatMap(row => (row ? [row.variantGroup] : []));
  expect(groups(parent('Lamp'), child('L-1'), child('L-2'))).toEqual(['L-1', 'L-1']);
  expect(groups(parent('Chair'), child(''), child('C-2'))).toEqual(['id:12: Chair', 'id:12: Chair']);
  expect(groups(child('L-2', 'L-1'), child('C-2', 'id:12: Chair'))).toEqual(['L-1', 'id:12: Chair']);
  // A file of variations alone names products that are not sold here.
  const alone = (SKU: string) => ({ ...child(SKU, 'W-2'), Position: '0' });
  expect(groups(alone('W-3'), alone('W-4'))).toEqual(['W-3', 'W-3']);
});

it('reads an inventory file of Amazon, without ASINs as barcodes', () => {
  const row = {
    ...{ feed_product_type: 'HEADPHONES', item_sku: 'A-1', brand_name: 'boAt', item_name: 'Rockerz', quantity: '3' },
    ...{ external_product_id: 'B0ABCDEFGH', external_product_id_type: 'ASIN', standard_price: '999' },
    ...{ maximum_retail_price: '1999', bullet_point1: '40 h | loud', bullet_point2: 'Light', condition_type: 'New' },
  };
  const read1 = { sku: 'A-1', kind: 'HEADPHONES', brand: 'boAt', title: 'Rockerz', stock: '3', condition: 'New' };
  const prices = { salePrice: '999', price: '1999' };
  const texts = { description: '40 h | loud\nLight', highlights: '40 h \\| loud|Light' };
  const coded = { ...row, external_product_id: '4006381333931', external_product_id_type: 'EAN' };
  expect(read(AMAZON, row, coded)).toEqual([
    { ...read1, ...prices, ...texts },
    { ...read1, ...prices, ...texts, gtin: '4006381333931' },
  ]);
});

it('reads the parentage of an inventory file of Amazon', () => {
  const heads = [...AMAZON, 'parent_child', 'parent_sku', 'variation_theme', 'color_name', 'size_name'];
  const theme = { variation_theme: 'ColorName', color_name: 'Black', size_name: 'L' };
  const parent = { item_sku: 'P-1', item_name: 'Rockerz', parent_child: 'parent', variation_theme: 'ColorName' };
  const child = { item_sku: 'A-1', item_name: 'Rockerz Black', parent_child: 'child', parent_sku: 'P-1', ...theme };
  const alone = { item_sku: 'A-2', item_name: 'Cable' };
  expect(read(heads, parent, child, alone)).toEqual([
    undefined,
    { sku: 'A-1', title: 'Rockerz Black', variantGroup: 'A-1', options: 'Colour: Black' },
    { sku: 'A-2', title: 'Cable' },
  ]);
  const group = (...rows: Readonly<Record<string, string>>[]) => read(heads, ...rows).map(row => row?.variantGroup);
  const other = { ...child, item_sku: 'A-3', variation_theme: '' };
  expect(group(child, other)).toEqual(['A-1', 'A-1']);
  // Sent again as they were read.
  const again = { parent_child: '', parent_sku: 'A-1' };
  expect(group({ ...other, ...again }, { ...other, ...again, variation_theme: 'Colour: Red' })).toEqual(['A-1', 'A-1']);
});

it('reads Amazon’s report of all listings, with the condition by its number', () => {
  const heads = [
    'item-name',
    'item-description',
    'seller-sku',
    'price',
    'quantity',
    'product-id-type',
    'asin1',
    'item-condition',
    'product-id',
    'status',
  ];
  const row = {
    'item-name': 'Rockerz',
    'seller-sku': 'A-1',
    price: '999',
    quantity: '3',
    'item-condition': '11',
    status: 'Active',
  };
  const used = { ...row, 'item-condition': '2', 'product-id': 'B0ABCDEFGH', 'product-id-type': '1' };
  const said = { title: 'Rockerz', sku: 'A-1', price: '999', stock: '3', status: 'Active' };
  expect(read(heads, row, used)).toEqual([
    { ...said, condition: 'new' },
    { ...said, condition: '2' },
  ]);
});

it('reads a listing file of Flipkart, whose title is brand and model', () => {
  const row = {
    ...{ 'Seller SKU ID': 'F-1', Brand: 'Samsung', 'Model Name': 'Galaxy S25', 'Listing Status': 'Active', Stock: '2' },
    ...{ 'MRP (INR)': '80999', 'Your selling price (INR)': '74999', HSN: '85171300', 'Tax Code': 'GST_18' },
    ...{ 'Key Features': 'IP68::Galaxy AI', 'Country Of Origin': 'IN' },
  };
  expect(read(FLIPKART, row)).toEqual([
    {
      ...{
        sku: 'F-1',
        brand: 'Samsung',
        title: 'Samsung Galaxy S25',
        status: 'Active',
        price: '80999',
        salePrice: '74999',
      },
      ...{ stock: '2', hsn: '85171300', taxRate: '18', origin: 'IN', highlights: 'IP68|Galaxy AI' },
    },
  ]);
});

it('leaves other files as they are', () => {
  const heads = ['SKU', 'Title', 'Price', 'Status', 'Type'];
  expect(foreignFile(heads)).toBeUndefined();
  expect(matchHeads(heads).columns).toEqual(['sku', 'title', 'price', 'status', 'kind']);
  const row = { number: 2, cells: ['1', '<b>x</b>'] };
  expect(productReader(heads)(row)).toBe(row);
});

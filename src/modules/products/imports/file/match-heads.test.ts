import { describe, expect, it } from 'vitest';
import { speaking } from '#shared/language/speaking.ts';
import { COLUMN_NAMES, columnHead } from './columns.ts';
import { matchHeads } from './match-heads.ts';

describe('the first row of a file', () => {
  it('is understood as the template writes it', () => {
    expect(matchHeads(COLUMN_NAMES.map(columnHead))).toEqual({ columns: COLUMN_NAMES, unknown: [], twice: [] });
  });

  it('is understood in every language of the shop', () => {
    const heads = speaking('hi', () => COLUMN_NAMES.map(columnHead));
    expect(heads).toContain('सेल कीमत');
    expect(matchHeads(heads)).toEqual({ columns: COLUMN_NAMES, unknown: [], twice: [] });
  });

  it('is understood in other words, cases, orders and with a currency', () => {
    const heads = [
      'QTY',
      '\ufeffseller_sku',
      'MRP (INR) *',
      'Selling Price Rs.',
      'Product Name',
      'HSN/SAC',
      'Image URLs',
    ];
    expect(matchHeads(heads).columns).toEqual(['stock', 'sku', 'price', 'salePrice', 'title', 'hsn', 'images']);
  });

  it('tells the texts of other languages from the English ones, whatever they are called', () => {
    const heads = ['Title', 'title_hi', 'Description (Hindi)', 'हिन्दी खास बातें', 'Tamil product name', 'विवरण [தமிழ்]'];
    expect(matchHeads(heads)).toEqual({
      columns: ['title', 'title_hi', 'description_hi', 'highlights_hi', 'title_ta', 'description_ta'],
      unknown: [],
      twice: [],
    });
  });

  it('does not take a language that the shop does not speak for a slip', () => {
    expect(matchHeads(['Title', 'title_te', 'Title in తెలుగు'])).toEqual({
      columns: ['title', null, null],
      unknown: ['title_te', 'Title in తెలుగు'],
      twice: [],
    });
  });

  it('knows the many names of a barcode, a part number and a weight', () => {
    expect(matchHeads(['EAN', 'MPN', 'Model No.', 'Package weight (g)', 'Length (mm)']).columns).toEqual([
      'gtin',
      'mpn',
      'model',
      'weightGrams',
      'boxLength',
    ]);
    for (const head of ['UPC code', 'GTIN', 'ISBN', 'Barcode', 'EAN-13'])
      expect(matchHeads([head]).columns).toEqual(['gtin']);
  });

  it('leaves out a column whose numbers are in another unit', () => {
    expect(matchHeads(['Weight (kg)', 'Box length (cm)', 'Width [inches]'])).toMatchObject({
      columns: [null, null, null],
      unknown: ['Weight (kg)', 'Box length (cm)', 'Width [inches]'],
    });
  });

  it('forgives a slip', () => {
    expect(matchHeads(['Discription', 'Seling price', 'Waranty']).columns).toEqual([
      'description',
      'salePrice',
      'warrantyMonths',
    ]);
  });

  it('does not take columns of IMEIs or row numbers for the kind of number to record', () => {
    expect(matchHeads(['IMEI', 'Serial Number', 'Sr No', 'Serial']).columns).toEqual([null, null, null, null]);
    expect(matchHeads(['Serial or IMEI']).columns).toEqual(['serialKind']);
  });

  it('takes price for the MRP, or for what is paid where there is an MRP', () => {
    expect(matchHeads(['Price']).columns).toEqual(['price']);
    expect(matchHeads(['Price', 'MRP']).columns).toEqual(['salePrice', 'price']);
  });

  it('reports unknown and repeated column headings', () => {
    expect(matchHeads(['SKU', 'Shelf', '', 'Item code', 'Qty', 'Stock'])).toEqual({
      columns: ['sku', null, null, null, 'stock', null],
      unknown: ['Shelf'],
      twice: ['Item code', 'Stock'],
    });
  });

  it('looks at no more of a head than a head can be (E14)', () => {
    expect(matchHeads(['SKU', `Shelf${'('.repeat(10_000)}`])).toEqual({
      columns: ['sku', null],
      unknown: [`Shelf${'('.repeat(195)}`],
      twice: [],
    });
  });
});

import { csvLine } from '#shared/text/csv.ts';

const HEADS = [
  'SKU',
  'Title',
  'Description',
  'Section',
  'Brand',
  'Kind',
  'MRP',
  'Sale price',
  'Stock',
  'HSN',
  'Warranty',
];
const BRANDS = ['apple', 'samsung', 'xiaomi', 'oneplus', 'nothing', 'realme', 'boat'];
const SECTIONS = ['Featured', 'Top Deals', 'Trending', 'Accessories'];
const DESCRIPTION = 'A cable that was braided to be bent ten thousand times, with plugs of metal and a strap. ';

/** A seller's list as it comes: amounts in several dresses, and every thousandth row wrong. @param prefix of the SKUs */
export function fileOfGoods(rows: number, prefix = 'BULK'): Buffer {
  const lines = [csvLine(HEADS)];
  for (let at = 1; at <= rows; at += 1) {
    const price = 300 + (at % 5_000);
    const sku = at % 1_000 === 0 ? '8.90123E+12' : `${prefix}-${at}`;
    const amount = at % 2 === 0 ? `₹${price.toLocaleString('en-IN')}/-` : String(price);
    lines.push(
      csvLine([
        ...[sku, `Braided cable ${at}, USB-C, ${(at % 5) + 1} m`, DESCRIPTION.repeat(3)],
        ...[SECTIONS[at % 4] ?? '', BRANDS[at % 7] ?? '', 'Cables', amount, at % 3 === 0 ? 'NIL' : String(price - 100)],
        ...[`${at % 90} pcs`, '85444299', '1 year'],
      ]),
    );
  }
  return Buffer.from(lines.join(''));
}

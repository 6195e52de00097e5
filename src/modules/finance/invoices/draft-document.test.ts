import { expect, it } from 'vitest';
import { paise } from '#shared/money/money.ts';
import { invoiceLines, type SoldLine, taxTotals } from './draft-document.ts';

const sold = (amount: number, rateBp = 1800): SoldLine => ({
  ...{ lineId: `line of ${amount}`, description: 'Nandi 5', sku: null, hsn: '85171300' },
  ...{ rateBp, quantity: 1, amount: paise(amount), service: null },
});

it('an invoice comes to what was paid, delivery taxed at its highest rate', () => {
  const lines = invoiceLines([sold(79_900, 500), sold(1_599_900), sold(4_990, 0)], paise(4_900), 'sgst');
  expect(lines.map(({ description, rateBp }) => [description, rateBp])).toEqual([
    ['Nandi 5', 500],
    ['Nandi 5', 1800],
    ['Nandi 5', 0],
    ['Delivery', 1800],
  ]);
  expect(lines.at(-1)).toMatchObject({ lineId: null, hsn: '996812', taxable: 4152, cgst: 374, sgst: 374 });
  const totals = taxTotals(lines);
  expect(totals.amount).toBe(79_900 + 1_599_900 + 4_990 + 4_900);
  expect(totals.taxable + totals.cgst + totals.sgst).toBe(totals.amount);
});

it('a service does not raise the tax on the delivery, and nothing of its kind stands on the document', () => {
  const lines = invoiceLines([sold(79_900, 500), { ...sold(49_900), service: 'installation' }], paise(4_900), 'igst');
  expect(lines.at(-1)).toMatchObject({ description: 'Delivery', rateBp: 500 });
  expect(JSON.stringify(lines)).not.toContain('service');
});

it('free delivery is no line', () => {
  expect(invoiceLines([sold(79_900)], paise(0), 'igst')).toHaveLength(1);
});

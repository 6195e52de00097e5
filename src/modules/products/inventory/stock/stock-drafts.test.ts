import { describe, expect, it } from 'vitest';
import { newId } from '#shared/id.ts';
import { paise } from '#shared/money/money.ts';
import {
  countChangedCells,
  type Drafts,
  faultIn,
  isBlock,
  pasteInto,
  settled,
  stockChangeOf,
  typeInto,
} from './stock-drafts.ts';
import type { StockRow } from './stock-sheet.contract.ts';

const NONE: Drafts = new Map();
const row = (title: string): StockRow => ({
  ...{ _id: newId<'product'>(), slug: title, title, sku: null, version: 3, username: 'deccan', listed: true },
  ...{ price: paise(1_000_000), salePrice: paise(900_000), stock: 5, soldIn30Days: 0, variant: '' },
});
const [phone, cable, case_] = [row('Phone'), row('Cable'), row('Case')] as const;
const draftOf = (drafts: Drafts, of: StockRow) => {
  const draft = drafts.get(of._id);
  if (!draft) throw new Error('no draft');
  return draft;
};

describe('what is typed into the table', () => {
  it('counts as changed only where it says something else', () => {
    const same = typeInto(typeInto(NONE, phone, 'price', '₹10,000'), phone, 'stock', '5');
    expect([countChangedCells(same), settled(same).size]).toEqual([0, 0]);
    const other = settled(typeInto(same, phone, 'stock', '9'));
    expect([countChangedCells(other), draftOf(other, phone).typed]).toEqual([1, { stock: '9' }]);
  });

  it('becomes a change with the version and the stock that were seen', () => {
    const drafts = typeInto(typeInto(NONE, phone, 'salePrice', ''), phone, 'stock', '12');
    const moved = typeInto(drafts, { ...phone, stock: 2, version: 4 }, 'stock', '13');
    expect(stockChangeOf(draftOf(moved, phone))).toEqual({
      ...{ _id: phone._id, version: 3, salePrice: null },
      stock: { to: 13, seen: 5 },
    });
  });

  it('says what is wrong at the cell where it is wrong', () => {
    const faultOf = (field: 'price' | 'salePrice' | 'stock', text: string) =>
      faultIn(draftOf(typeInto(NONE, phone, field, text), phone));
    expect(faultOf('stock', 'ten')).toEqual({ field: 'stock', words: 'Enter a whole number.' });
    expect(faultOf('price', '')?.field).toBe('price');
    expect(faultOf('price', '8,000')).toEqual({
      field: 'salePrice',
      words: 'The sale price must be below the price, ₹8,000.',
    });
    expect(faultOf('salePrice', '9,500')).toBeUndefined();
  });

  it('takes a copied column into the rows below and a block to the right', () => {
    const rows = [phone, cable, case_];
    const column = pasteInto(NONE, rows, { row: 1, field: 'stock' }, '7\r\n8\r\n9\r\n');
    expect([...column.values()].map(draft => draft.typed)).toEqual([{ stock: '7' }, { stock: '8' }]);
    const block = pasteInto(NONE, rows, { row: 0, field: 'salePrice' }, '₹ 8,500\t3\textra\n8,400\t5');
    expect([...block.values()].map(draft => draft.typed)).toEqual([
      { salePrice: '₹ 8,500', stock: '3' },
      { salePrice: '8,400' },
    ]);
  });

  it('is one cell without tabs and ends of lines', () => {
    expect([isBlock('12'), isBlock('12\n'), isBlock('12\n13'), isBlock('1\t2')]).toEqual([false, false, true, true]);
  });
});

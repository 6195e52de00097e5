import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { payableAfter } from '#finance/ledger/payouts/payable-after.ts';
import { RETURN_DAYS, returnableUntil } from './return-window.ts';

it('a sale is paid out once the window for returns is over, never before', () => {
  const deliveredAt = new Date('2026-11-20T06:00:00Z');
  const goods = { returnDays: null, openDays: null };
  const after = (...lines: Parameters<typeof payableAfter>[1]) => payableAfter(deliveredAt, lines);
  expect(after(goods)).toEqual(returnableUntil(deliveredAt));
  expect(after({ ...goods, returnDays: 10 }, { ...goods, returnDays: 30 })).toEqual(returnableUntil(deliveredAt, 30));
  expect(after(goods, { ...goods, openDays: 14 })).toEqual(returnableUntil(deliveredAt, 14));
});

it('no sentence and no other constant writes the length of the window out', () => {
  const written = new RegExp(
    `(?:within|the) (?:${RETURN_DAYS}|seven) days (?:of delivery|for returning|last|count)|RETURN_DAYS = |${RETURN_DAYS}-day return`,
    'i',
  );
  const sources = globSync('src/**/*.{ts,tsx}', { exclude: ['src/**/*.test.*'] });
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.filter(path => written.test(readFileSync(path, 'utf8')))).toEqual([
    'src/modules/orders/returns/return/return-window.ts',
  ]);
});

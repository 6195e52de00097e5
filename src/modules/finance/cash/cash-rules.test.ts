import { describe, expect, it } from 'vitest';
import { type CashMove, cashAfter } from './cash-after.ts';
import { readCashRows, readDay } from './read-cash-rows.ts';

const NOWHERE = { state: null, holder: null } as const;
const move = (more: Partial<CashMove> = {}): CashMove => ({
  ...{ wasDelivered: false, isDelivered: true, isOwedBack: false, proof: 'none', isKept: false, isHouse: false },
  ...more,
});

describe('where cash is after a move', () => {
  it.each<[string, Partial<CashMove>, object]>([
    ['nowhere known without proof', {}, { state: 'expected', holder: null }],
    ['with the courier of the parcel', { proof: 'courier' }, { state: 'collected', holder: 'courier' }],
    ['with the seller who had the code', { proof: 'seller' }, { state: 'collected', holder: 'seller' }],
    ['with the shop where it sells itself', { proof: 'seller', isHouse: true }, { state: 'direct', holder: 'seller' }],
    ['kept by who collects its own', { isKept: true }, { state: 'kept', holder: 'seller' }],
  ])('%s', (_, more, after) => expect(cashAfter(NOWHERE, move(more))).toEqual(after));

  it('what the shop has stays with it; other cash goes with a delivery that is taken back, and stays owed by a rejection', () => {
    const back = move({ wasDelivered: true, isDelivered: false });
    const remitted = { state: 'remitted', holder: 'courier' } as const;
    const collected = { state: 'collected', holder: 'courier' } as const;
    expect(cashAfter(remitted, back)).toEqual(remitted);
    expect(cashAfter(collected, back)).toEqual(NOWHERE);
    expect(cashAfter(collected, { ...back, isOwedBack: true })).toEqual(collected);
  });
});

describe('a courier’s list', () => {
  it('is read by its heads in whatever order and spelling', () => {
    expect(
      readCashRows([
        ['COD Amount', 'AWB No.', 'Remittance Date', 'UTR'],
        ['1,299.00', ' 149 ', '21/11/2026', 'N1'],
        ['', '', '', ''],
      ]),
    ).toEqual({
      rows: [{ row: 2, order: '149', amount: 129_900, receivedOn: '2026-11-21', reference: 'N1' }],
    });
    expect(
      readCashRows([
        ['Order', 'Total'],
        ['1', '2'],
      ]),
    ).toEqual({ missing: ['amount', 'date'] });
  });

  it.each([
    ['2026-11-21', '2026-11-21'],
    ['1-2-2026', '2026-02-01'],
    ['21.11.2026 14:30', '2026-11-21'],
    ['31/02/2026', undefined],
    ['soon', undefined],
  ])('has the day %s', (text, day) => expect(readDay(text)).toBe(day));
});

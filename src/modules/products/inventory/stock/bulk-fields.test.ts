import { describe, expect, it } from 'vitest';
import { BULK_START, type BulkInput, readBulk } from './bulk-fields.ts';

const read = (more: Partial<BulkInput>) => readBulk({ ...BULK_START, ...more });

describe('the form of a bulk act', () => {
  it('reads each act', () => {
    expect(read({ amount: '12.5 %' })).toEqual({ kind: 'sale-percent', percent: 12.5, rounding: 'ninety-nine' });
    expect(read({ kind: 'sale-rupees', amount: '₹1,500' })).toEqual({ kind: 'sale-rupees', off: 150_000 });
    expect(read({ kind: 'price-percent', amount: '5', way: 'lower', rounding: 'rupee' })).toEqual({
      kind: 'price-percent',
      percent: -5,
      rounding: 'rupee',
    });
    expect(read({ kind: 'add-stock', amount: '24' })).toEqual({ kind: 'add-stock', by: 24, reason: 'supplied' });
    expect(read({ kind: 'clear-sale' })).toEqual({ kind: 'clear-sale' });
  });

  it('is not filled in yet while the amount is empty', () => expect(read({})).toBeUndefined());

  it.each([
    { amount: '0' },
    { amount: '96' },
    { amount: '-5' },
    { amount: 'ten' },
    { kind: 'price-percent', amount: '91', way: 'lower' },
    { kind: 'price-percent', amount: '401' },
    { kind: 'sale-rupees', amount: '0' },
    { kind: 'add-stock', amount: '1.5' },
  ] as const)('says what is allowed in place of %j', fields => expect(read(fields)).toHaveProperty('fault'));
});

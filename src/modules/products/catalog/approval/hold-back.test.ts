import { describe, expect, it } from 'vitest';
import { paise } from '#shared/money/money.ts';
import { holdBack, type StoredFields } from './hold-back.ts';

const STORED: StoredFields = {
  ...{
    brand: 'boat',
    kind: 'cable',
    hsn: '85444299',
    gstRateBp: 1_800,
    serialKind: 'none',
    attributes: { length: 100 },
    fits: ['Samsung / Galaxy S24'],
  },
  ...{ price: paise(99_900), salePrice: paise(89_900), waiting: null, checkedPrice: null },
};
/** A whole product, as forms and imports send it. */
const wanted = (more: Partial<StoredFields>) => {
  const { waiting: _, checkedPrice: __, ...fields } = { ...STORED, ...more };
  return fields;
};

describe('what waits of a change', () => {
  it('is the brand alone, while the price is written at once', () => {
    const { now, waiting } = holdBack(wanted({ brand: 'apple', salePrice: paise(79_900) }), STORED, 50);
    expect(waiting).toEqual({ brand: 'apple' });
    expect(now).toEqual(wanted({ salePrice: paise(79_900) }));
  });

  it('is the category with all that follows it, so that the product keeps the attributes it has', () => {
    const change = { kind: 'smartphone', hsn: '85171300', serialKind: 'imei', attributes: { ram: 8 } } as const;
    const { now, waiting } = holdBack(wanted(change), STORED, 50);
    expect(waiting).toEqual({ ...change, gstRateBp: 1_800 });
    expect(now).toEqual(wanted({}));
  });

  it.each([
    [149_850, undefined],
    [149_851, { price: 149_851 }],
  ])('is a rise of the MRP by more than half, not by half: %d', (price, expected) => {
    expect(holdBack(wanted({ price: paise(price) }), STORED, 50).waiting ?? undefined).toEqual(expected);
  });

  it('is a sale price that only the new MRP allows, but no other', () => {
    const high = holdBack(wanted({ price: paise(499_900), salePrice: paise(449_900) }), STORED, 50);
    expect(high.waiting).toEqual({ price: 499_900, salePrice: 449_900 });
    expect(high.now).toEqual(wanted({}));
    const low = holdBack(wanted({ price: paise(499_900), salePrice: paise(69_900) }), STORED, 50);
    expect(low.waiting).toEqual({ price: 499_900 });
    expect(low.now).toEqual(wanted({ salePrice: paise(69_900) }));
  });

  it('is measured from the first MRP when it rises in steps', () => {
    const first = holdBack(wanted({ price: paise(140_000) }), STORED, 50);
    expect(first).toMatchObject({ waiting: null, checkedPrice: 99_900 });
    const after = { ...STORED, price: paise(140_000), checkedPrice: first.checkedPrice };
    expect(holdBack(wanted({ price: paise(160_000) }), after, 50).waiting).toEqual({ price: 160_000 });
  });

  it('is the lines that say more of what the product fits; those that it loses are gone at once', () => {
    const more = ['Apple / iPhone 17'];
    const { now, waiting } = holdBack(wanted({ fits: more }), STORED, 50);
    expect([waiting, now.fits]).toEqual([{ fits: more }, []]);
    const before = { ...STORED, waiting: { fits: [...STORED.fits, ...more] } };
    expect(holdBack(wanted({}), before, 50).waiting).toEqual(before.waiting);
    expect(holdBack(wanted({ fits: [] }), before, 50)).toMatchObject({ waiting: null, now: { fits: [] } });
    expect(holdBack(wanted({ fits: more }), STORED, undefined)).toMatchObject({ waiting: null, now: { fits: more } });
  });

  it('stays when another field changes, and gives way to a newer wish', () => {
    const before = { ...STORED, waiting: { brand: 'apple', price: paise(499_900), salePrice: paise(449_900) } };
    expect(holdBack(wanted({}), before, 50).waiting).toEqual(before.waiting);
    expect(holdBack(wanted({ brand: 'samsung' }), before, 50).waiting).toMatchObject({ brand: 'samsung' });
    expect(holdBack(wanted({ salePrice: paise(79_900) }), before, 50).waiting).toEqual({
      brand: 'apple',
      price: 499_900,
    });
    expect(holdBack(wanted({ price: paise(89_950) }), before, 50).waiting).toEqual({ brand: 'apple' });
  });

  it('is nothing where nobody checks, and what is written then no longer waits', () => {
    const before = { ...STORED, waiting: { brand: 'apple' }, checkedPrice: paise(99_900) };
    const { now, waiting, checkedPrice } = holdBack(
      wanted({ brand: 'samsung', price: paise(999_900) }),
      before,
      undefined,
    );
    expect(now).toMatchObject({ brand: 'samsung', price: 999_900 });
    expect({ waiting, checkedPrice }).toEqual({ waiting: null, checkedPrice: null });
  });
});

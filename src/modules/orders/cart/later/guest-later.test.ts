import { describe, expect, it } from 'vitest';
import { newId } from '#shared/id.ts';
import { type GuestSaved, readGuestLater, withoutSaved } from './guest-later.ts';
import { MAX_LATER } from './max-later.ts';

const saved = (more: Partial<GuestSaved> = {}): GuestSaved => ({
  ...{ productId: newId<'product'>(), quantity: 2, title: 'Nandi 5', image: '', price: 99_900 as never, at: 1 },
  ...more,
});

describe('what a guest has saved for later', () => {
  it('is read without what the shop did not write, each product once, up to the limit', () => {
    const [one, other] = [saved(), saved()];
    const wrong = [null, 1, {}, { ...one, quantity: 0 }, { ...one, quantity: 1e9 }, { ...one, at: 1e20 }];
    const odd = [
      { ...one, productId: 'x' },
      { ...one, price: -1 },
      { ...one, title: 7 },
    ];
    const text = JSON.stringify([...wrong, ...odd, one, other, { ...one, quantity: 5 }]);
    expect(readGuestLater(text)).toEqual([one, other]);
    expect(readGuestLater(JSON.stringify(Array.from({ length: MAX_LATER + 1 }, () => saved())))).toHaveLength(
      MAX_LATER,
    );
    for (const broken of ['', '{', 'null', '7']) expect(readGuestLater(broken)).toEqual([]);
  });

  it('loses a product, or only the units that went into the cart', () => {
    const [one, other] = [saved({ quantity: 3 }), saved()];
    expect(withoutSaved([one, other], one.productId)).toEqual([other]);
    expect(withoutSaved([one, other], one.productId, 3)).toEqual([other]);
    expect(withoutSaved([one, other], one.productId, 1)).toEqual([{ ...one, quantity: 2 }, other]);
  });
});

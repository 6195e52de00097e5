import { describe, expect, it } from 'vitest';
import { newId } from '#shared/id.ts';
import { readGuestCart, remainder, withAdded, without, withQuantity, writeGuestCart } from './guest-cart.ts';
import { MAX_CART_LINES, MAX_QUANTITY } from './refusals.ts';

const phone = newId<'product'>();
const cable = newId<'product'>();

describe('a guest cart', () => {
  it('reads back what it wrote', () => {
    const cart = [
      { productId: phone, quantity: 2 },
      { productId: cable, quantity: 1 },
    ];
    expect(readGuestCart(writeGuestCart(cart))).toEqual(cart);
  });

  it.each([null, '', 'null', '{}', '[', '"guest"', '[1,null,"x"]'])('is empty when %s was kept', text => {
    expect(readGuestCart(text)).toEqual([]);
  });

  it('leaves out what is no line', () => {
    const text = JSON.stringify([
      { productId: 'phone', quantity: 1 },
      { productId: phone, quantity: 0 },
      { productId: phone, quantity: 1.5 },
      { productId: phone, quantity: '3' },
      { productId: cable, quantity: 4, price: 1 },
    ]);
    expect(readGuestCart(text)).toEqual([{ productId: cable, quantity: 4 }]);
  });

  it('makes one line of two for the same product', () => {
    const text = JSON.stringify([
      { productId: phone, quantity: 1 },
      { productId: phone, quantity: 2 },
    ]);
    expect(readGuestCart(text)).toEqual([{ productId: phone, quantity: 3 }]);
  });

  it('reads no more lines than a cart holds', () => {
    const many = Array.from({ length: MAX_CART_LINES + 5 }, () => ({ productId: newId<'product'>(), quantity: 1 }));
    expect(readGuestCart(JSON.stringify(many))).toHaveLength(MAX_CART_LINES);
  });

  it('adds to the quantity of what is there and appends what is new', () => {
    const cart = withAdded(withAdded([{ productId: phone, quantity: 1 }], phone, 2), cable, 1);
    expect(cart).toEqual([
      { productId: phone, quantity: 3 },
      { productId: cable, quantity: 1 },
    ]);
  });

  it('never counts beyond what a call may ask for', () => {
    expect(withAdded([{ productId: phone, quantity: MAX_QUANTITY }], phone, 1)).toEqual([
      { productId: phone, quantity: MAX_QUANTITY },
    ]);
  });

  it('sets and removes one product and leaves the others', () => {
    const cart = [
      { productId: phone, quantity: 1 },
      { productId: cable, quantity: 1 },
    ];
    expect(withQuantity(cart, cable, 5)).toEqual([cart[0], { productId: cable, quantity: 5 }]);
    expect(without(cart, phone)).toEqual([cart[1]]);
  });

  it('keeps what was added while the rest was merged', () => {
    const now = [
      { productId: phone, quantity: 3 },
      { productId: cable, quantity: 1 },
    ];
    expect(remainder(now, [{ productId: phone, quantity: 2 }])).toEqual([
      { productId: phone, quantity: 1 },
      { productId: cable, quantity: 1 },
    ]);
    expect(remainder(now, now)).toEqual([]);
  });
});

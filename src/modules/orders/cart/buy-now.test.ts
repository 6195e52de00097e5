import { describe, expect, it } from 'vitest';
import { newId } from '#shared/id.ts';
import { readBuyNow } from './buy-now.ts';
import { buyNowPath } from './buy-now-path.ts';

const read = (path: string) => readBuyNow(new URL(path, 'http://shop.example').searchParams);

describe('the address of buying one product now', () => {
  const [productId, attempt] = [newId<'product'>(), newId<'attempt'>()];

  it('is read as it was written', () => {
    expect(read(buyNowPath(productId, 3, attempt))).toEqual({ productId, quantity: 3, attempt });
  });

  it('names another purchase each time the button is pressed', () => {
    expect(read(buyNowPath(productId, 1))?.attempt).not.toBe(read(buyNowPath(productId, 1))?.attempt);
  });

  it('means the cart where it names no product or no purchase', () => {
    for (const query of ['', '?product=x&attempt=y', `?product=${productId}`, `?attempt=${attempt}&quantity=2`])
      expect(read(`/shop/checkout${query}`)).toBeUndefined();
  });

  it('takes a quantity that is none for one', () => {
    for (const quantity of ['', '0', '-2', '1.5', '1e3', 'many', '99999999'])
      expect(read(`/shop/checkout?product=${productId}&attempt=${attempt}&quantity=${quantity}`)?.quantity).toBe(1);
  });
});

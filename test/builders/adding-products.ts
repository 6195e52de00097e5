import { addProduct } from '#products/inventory/product/products.contract.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import { paise } from '#shared/money/money.ts';
import type { Client } from '#test/fixtures/shop.ts';

type Typed = InputOf<typeof addProduct>;

/** What a seller types of a phone at ₹10,000, with what is special about it. On sale it needs an `image` too. */
export const aPhone = <More extends Typed>(more?: More) => ({
  ...{ title: 'Nandi One', description: 'A phone.', category: 'electronics', section: 'featured' },
  ...{ brand: 'samsung', price: paise(1_000_000), totalStock: 5, ...more },
});

/** Adds that phone as its seller does. */
export async function addPhone(seller: Client, more: Typed) {
  return (await seller.call(addProduct, aPhone(more))).data;
}

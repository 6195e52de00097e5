import { expect, test } from 'vitest';
import { paise } from '#shared/money/money.ts';
import type { ShopFront } from '#shop/shop/contract.ts';
import { DEFAULT_IDENTITY } from '#shop/shop/identity/default-identity.ts';
import { DEMO_IDENTITY } from '#shop/shop/identity/demo-identity.ts';
import { shopAssurances } from './shop-assurances.ts';

const around = {
  deliveryCharge: paise(0),
  codCap: null,
  guestCheckout: false,
  payments: [],
  paymentServices: [],
  isOpen: true,
  isDemo: false,
  returnsVary: false,
  address: null,
};
const unnamed: ShopFront = { ...DEFAULT_IDENTITY, ...around };
const demo: ShopFront = { ...DEMO_IDENTITY, ...around };
const textsOf = (shop: ShopFront, sellers: number | null) => shopAssurances(shop, sellers).map(({ text }) => text);

test('a shop with other rules for some products promises no returns of all', () => {
  expect(textsOf({ ...unnamed, returnsVary: true }, null)[0]).toBe('Most products: returns within 7 days of delivery');
});

test('a shop without details says only what its rules are', () => {
  expect(textsOf(unnamed, null)).toEqual(['Returns within 7 days of delivery', 'Cash on delivery']);
});

test('an officer who can’t be called is not named', () => {
  const grievanceOfficer = { ...DEMO_IDENTITY.grievanceOfficer, phone: '' };
  expect(textsOf({ ...unnamed, grievanceOfficer }, 0)).toHaveLength(2);
});

test('few sellers are not counted', () => {
  expect(textsOf(demo, 2)).toHaveLength(4);
  expect(textsOf(demo, 3)).toContain('3 sellers with a GST number, each approved by us');
  expect(textsOf(demo, 1_234)).toContain('1,234 sellers with a GST number, each approved by us');
});

test('there are five at most, and the limit of cash on delivery is among them', () => {
  const texts = textsOf({ ...demo, codCap: paise(50_000_00) }, 12);
  expect(texts).toHaveLength(5);
  expect(texts).toContain('Cash on delivery up to ₹50,000');
});

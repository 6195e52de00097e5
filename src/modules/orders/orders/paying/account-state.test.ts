import { expect, it } from 'vitest';
import { newId } from '#shared/id.ts';
import { accountPath, accountState } from './account-state.ts';

it('an address of the account page leads back to what it was made of', () => {
  const order = newId<'order'>();
  for (const state of [{ tab: 'orders', order }, { tab: 'address' }, { tab: 'user' }] as const) {
    const params = new URL(accountPath(state), 'http://shop.example').searchParams;
    expect(accountState(params)).toEqual({ order: undefined, ...state });
  }
});

it('the account page shows the orders when its address says nothing it knows', () => {
  expect(accountPath({ tab: 'orders' })).toBe('/shop/account');
  expect(accountState(new URLSearchParams('tab=wishlist&order=1'))).toEqual({ tab: 'orders', order: undefined });
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { WishlistEntry } from '#products/wishlist/contract.ts';
import { readSaved, toggleSaved } from '#products/wishlist/saved-products.ts';
import type { Call } from '#shared/api/call.ts';
import { newId, type ProductId, type UserId } from '#shared/id.ts';
import { paise } from '#shared/money/money.ts';
import { leaveOthers } from './leave-others.ts';
import { hasUnsent, syncWishlist } from './sync-wishlist.ts';

const [ASHA, FARHAN] = [newId<'user'>(), newId<'user'>()];
const [PHONE, CABLE, CASE] = [newId<'product'>(), newId<'product'>(), newId<'product'>()];

/** A server with a list for each person. Knows no cases. */
function server(lists: Readonly<Record<UserId, readonly ProductId[]>> = {}) {
  const entries = new Map(Object.entries(lists).map(([user, ids]) => [user, ids.map(entryOf)]));
  const sent: object[] = [];
  const callAs = (user: UserId, during = () => {}) =>
    (async (_endpoint: unknown, { add = [], remove = [] }: { add?: WishlistEntry[]; remove?: ProductId[] }) => {
      if (add.length + remove.length > 0) sent.push({ add: add.map(({ productId }) => productId), remove });
      const before = entries.get(user) ?? [];
      const has = (id: ProductId) => before.some(({ productId }) => productId === id);
      const added = add.filter(({ productId }) => productId !== CASE && !has(productId));
      const all = [...before, ...added.map(entry => ({ ...entryOf(entry.productId), ...entry }))];
      const after = all.filter(({ productId }) => !remove.includes(productId));
      entries.set(user, after);
      during();
      return { success: true, data: after };
    }) as unknown as Call;
  return { sent, callAs, idsOf: (user: UserId) => (entries.get(user) ?? []).map(({ productId }) => productId) };
}

function entryOf(productId: ProductId): WishlistEntry {
  return {
    productId,
    title: 'Nandi',
    savedPrice: paise(100),
    savedAt: new Date(1_000),
    tellOfFall: false,
    tellOfReturn: false,
  };
}

const press = (id: ProductId, price = 500) =>
  toggleSaved({ _id: id, title: 'Nandi', price: paise(price), salePrice: null });
const saved = () => Object.keys(readSaved()).sort();

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('dispatchEvent', () => true);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('merges the list of a guest into that of the person who signs in, nothing lost and nothing twice', async () => {
  const { sent, callAs, idsOf } = server({ [ASHA]: [CABLE] });
  press(PHONE);
  press(CABLE);
  expect(await syncWishlist(callAs(ASHA), ASHA, () => true)).toBe(0);
  expect(idsOf(ASHA)).toEqual([CABLE, PHONE]);
  expect(saved()).toEqual([PHONE, CABLE].sort());
  expect(readSaved()[PHONE]).toMatchObject({ price: 500 });
  expect(readSaved()[CABLE]).toMatchObject({ price: 100, at: 1_000 });
  expect(hasUnsent(ASHA)).toBe(false);
  await syncWishlist(callAs(ASHA), ASHA, () => true);
  expect(sent).toHaveLength(1);
});

it('sends only what was pressed since, and keeps what is pressed while the server answers', async () => {
  const { sent, callAs, idsOf } = server({ [ASHA]: [PHONE, CABLE] });
  await syncWishlist(callAs(ASHA), ASHA, () => true);
  press(PHONE);
  await syncWishlist(
    callAs(ASHA, () => {
      press(PHONE);
      press(CABLE);
    }),
    ASHA,
    () => true,
  );
  expect(sent).toEqual([{ add: [], remove: [PHONE] }]);
  expect([saved(), hasUnsent(ASHA)]).toEqual([[PHONE], true]);
  await syncWishlist(callAs(ASHA), ASHA, () => true);
  expect([idsOf(ASHA), saved(), hasUnsent(ASHA)]).toEqual([[PHONE], [PHONE], false]);
});

it('says how many the server did not take, and shows them no longer', async () => {
  press(CASE);
  press(PHONE);
  expect(await syncWishlist(server().callAs(ASHA), ASHA, () => true)).toBe(1);
  expect(saved()).toEqual([PHONE]);
});

it('shows the list of one person neither to the next nor to a guest', async () => {
  const { callAs, idsOf } = server({ [ASHA]: [PHONE] });
  await syncWishlist(callAs(ASHA), ASHA, () => true);
  await syncWishlist(callAs(FARHAN), FARHAN, () => true);
  expect([saved(), idsOf(FARHAN)]).toEqual([[], []]);
  await syncWishlist(callAs(ASHA), ASHA, () => true);
  leaveOthers(null);
  expect(saved()).toEqual([]);
});

it('writes nothing when the person has signed out before the answer', async () => {
  await syncWishlist(server({ [ASHA]: [PHONE] }).callAs(ASHA), ASHA, () => false);
  expect(saved()).toEqual([]);
});

it('removes nothing from the server because the list of this browser was lost or broken', async () => {
  for (const text of ['', '{', 'null', '[]', `{"${PHONE}":{"title":1},"${CABLE}":7}`]) {
    const { sent, callAs } = server({ [ASHA]: [PHONE, CABLE] });
    await syncWishlist(callAs(ASHA), ASHA, () => true);
    localStorage.setItem('wishlist', text);
    await syncWishlist(callAs(ASHA), ASHA, () => true);
    expect([sent, saved()]).toEqual([[], [PHONE, CABLE].sort()]);
  }
});

it('removes nothing from the server because this browser is full', async () => {
  const { sent, callAs, idsOf } = server({ [ASHA]: [PHONE, CABLE] });
  press(PHONE);
  const { setItem } = localStorage;
  localStorage.setItem = (key, text) => {
    if (key === 'wishlist') throw new Error('full');
    setItem(key, text);
  };
  for (const _again of [1, 2]) await syncWishlist(callAs(ASHA), ASHA, () => true).catch(() => undefined);
  expect(sent.filter(each => 'remove' in each && (each.remove as ProductId[]).length > 0)).toEqual([]);
  expect(idsOf(ASHA)).toEqual([PHONE, CABLE]);
});

it('is not troubled by what was written by hand', async () => {
  for (const text of ['7', 'null', '{', '[]', '{"x":1}', `{"${PHONE}":{"title":1}}`]) {
    localStorage.setItem('wishlist', text);
    const { sent, callAs } = server({ [ASHA]: [CABLE] });
    localStorage.removeItem('wishlistKnown');
    expect(await syncWishlist(callAs(ASHA), ASHA, () => true)).toBe(0);
    expect([sent, saved()]).toEqual([[], [CABLE]]);
  }
});

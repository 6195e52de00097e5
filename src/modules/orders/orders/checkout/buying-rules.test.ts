import { describe, expect, it } from 'vitest';
import type { CartLine } from '#orders/cart/contract.ts';
import { orderOfLines } from '#orders/orders/checkout/order-attempt.ts';
import { orderSteps } from '#orders/orders/moves/order-timeline.ts';
import { deskReason } from '#orders/orders/moves/reject-reasons.ts';
import { newId } from '#shared/id.ts';
import { paise } from '#shared/money/money.ts';
import { cartDifferences } from './cart-differences.ts';
import { attemptAt, begunAttempt, forgetAttempt } from './order-attempt.ts';

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

const phone: CartLine = {
  productId: newId<'product'>(),
  slug: 'nandi-5',
  image: '/media/photos/none.webp',
  title: 'Nandi 5',
  condition: 'new',
  price: paise(2_000_000),
  salePrice: paise(1_800_000),
  quantity: 1,
  totalStock: 5,
  username: 'Deccan Mobiles',
  returnsNote: null,
};
const cable: CartLine = { ...phone, productId: newId<'product'>(), title: 'Cable', salePrice: null };
const order = (lines = [phone]) =>
  orderOfLines({
    userId: phone.productId as never,
    lines,
    addressId: cable.productId as never,
    total: paise(1_800_000),
    method: 'COD',
  });

describe('an attempt to place an order', () => {
  it('keeps its key while the same is asked for, also after a reload', () => {
    const kept = memory();
    const { key } = attemptAt(kept, order());
    expect(attemptAt(kept, order()).key).toBe(key);
    expect(begunAttempt(kept)).toEqual({ key, order: order() });
  });

  it('gets another key once something else is asked for', () => {
    const kept = memory();
    const { key } = attemptAt(kept, order());
    expect(attemptAt(kept, order([{ ...phone, quantity: 2 }])).key).not.toBe(key);
  });

  it('is over when the answer has come', () => {
    const kept = memory();
    const { key } = attemptAt(kept, order());
    forgetAttempt(kept);
    expect(begunAttempt(kept)).toBeUndefined();
    expect(attemptAt(kept, order()).key).not.toBe(key);
  });

  it('begins afresh where nonsense was kept', () => {
    const kept = memory();
    for (const nonsense of ['{', 'null', '{"key":"k"}', '[]']) {
      kept.setItem('orderAttempt', nonsense);
      expect(begunAttempt(kept)).toBeUndefined();
    }
  });
});

describe('the differences between what was agreed to and the cart', () => {
  it('are none when only what is not paid for changed', () => {
    expect(cartDifferences([phone], [{ ...phone, price: paise(2_100_000), totalStock: 3 }])).toEqual([]);
  });

  it.each([
    [{ salePrice: null }, 'Nandi 5 now costs ₹20,000 instead of ₹18,000.'],
    [{ totalStock: 0 }, 'Nandi 5 is sold out.'],
    [{ returnsNote: 'Replacement only' }, 'Nandi 5 has other terms for returns now.'],
    [{ totalStock: 1, quantity: 2 }, 'Only 1 left of Nandi 5.'],
    [{ quantity: 2 }, 'Nandi 5: now 2 in your cart.'],
  ])('name %j', (change, sentence) => {
    expect(cartDifferences([phone], [{ ...phone, ...change }])).toEqual([sentence]);
  });

  it('name what left and what is new', () => {
    expect(cartDifferences([phone], [cable])).toEqual([
      'Nandi 5 is no longer in your cart.',
      'Cable is new in your cart.',
    ]);
  });
});

describe('the steps of an order', () => {
  const partId = newId<'order part'>();
  const part = { partId, sellerName: 'Deccan Mobiles' } as never;
  const other = { partId: newId<'order part'>(), sellerName: 'Bijli Bazaar' } as never;
  const event = (
    kind: 'placed' | 'status' | 'note',
    status: 'inProcess' | 'rejected' | 'delivered' | null,
    hour: number,
  ) => ({
    kind,
    status,
    partId: kind === 'placed' ? null : partId,
    actorName: 'asha',
    note: null,
    reason: null,
    at: new Date(Date.UTC(2026, 10, 20, hour)),
  });

  it('show what has happened, where it is, and what is to come', () => {
    const timeline = [event('status', 'inProcess', 9), event('placed', null, 8)];
    const steps = orderSteps({ orderStatus: 'inProcess', timeline, parts: [part] });
    expect(steps.map(({ title, state }) => [title, state])).toEqual([
      ['Order placed', 'done'],
      ['In process', 'now'],
      ['In shipping', 'ahead'],
      ['Delivered', 'ahead'],
    ]);
  });

  it('end with the delivery or with the rejection', () => {
    const delivered = orderSteps({
      orderStatus: 'delivered',
      timeline: [event('status', 'delivered', 9)],
      parts: [part],
    });
    expect(delivered.map(step => step.state)).toEqual(['done']);
    const rejected = orderSteps({ orderStatus: 'rejected', timeline: [event('status', 'rejected', 9)], parts: [part] });
    expect(rejected.map(step => step.state)).toEqual(['failed']);
  });

  it('say why it was rejected, in the words for its buyer', () => {
    const rejected = { ...event('status', 'rejected', 9), reason: 'not-verified' as const, note: 'Please call us.' };
    const [step] = orderSteps({ orderStatus: 'rejected', timeline: [rejected], parts: [part] });
    expect(step?.note).toBe('We could not verify this order. Please call us.');
    expect(deskReason(rejected)).toBe('Suspected fraud: Please call us.');
  });

  it('name the seller when there are several', () => {
    const steps = orderSteps({
      orderStatus: 'inProcess',
      timeline: [event('status', 'inProcess', 9)],
      parts: [part, other],
    });
    expect(steps[0]?.title).toBe('In process, Deccan Mobiles');
  });
});

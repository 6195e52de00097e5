import { describe, expect, it } from 'vitest';
import { orderNumber, readOrderNumber } from '#orders/orders/order-number.ts';
import { CHOOSABLE, maySellerMove, type OrderStatus, statusOfWhole } from '#orders/orders/order-status.ts';
import { leavesUnpaid, mayMove, moveOf, type PartState, type PaymentStatus, paymentOfWhole } from './order-move.ts';

const part = (status: OrderStatus, payment: PaymentStatus = 'pending'): PartState => ({ status, payment });

describe('the status of a whole purchase', () => {
  it.each<[OrderStatus[], OrderStatus]>([
    [['pending'], 'pending'],
    [['delivered', 'delivered'], 'delivered'],
    [['cancelled', 'cancelled'], 'cancelled'],
    [['delivered', 'inProcess'], 'inProcess'],
    [['inShipping', 'confirmed', 'delivered'], 'confirmed'],
    [['rejected', 'inShipping'], 'inShipping'],
    [['cancelled', 'delivered'], 'delivered'],
    [['cancelled', 'rejected'], 'rejected'],
  ])('of %j is %s', (parts, whole) => expect(statusOfWhole(parts)).toBe(whole));
});

describe('the payment status of a whole purchase', () => {
  it.each<[PartState[], PaymentStatus]>([
    [[part('pending')], 'pending'],
    [[part('delivered', 'paid'), part('delivered', 'paid')], 'paid'],
    [[part('delivered', 'paid'), part('inProcess')], 'pending'],
    [[part('delivered', 'paid'), part('rejected')], 'paid'],
    [[part('delivered', 'paid'), part('cancelled', 'refunded')], 'partially_refunded'],
    [[part('rejected', 'refunded'), part('cancelled', 'refunded')], 'refunded'],
    [[part('rejected'), part('cancelled')], 'pending'],
    [[part('cancelled', 'failed')], 'failed'],
  ])('of %j is %s', (parts, whole) => expect(paymentOfWhole(parts)).toBe(whole));
});

describe('a seller', () => {
  it.each<[OrderStatus, OrderStatus[]]>([
    ['pending', ['inProcess', 'inShipping', 'delivered', 'rejected']],
    ['confirmed', ['inProcess', 'inShipping', 'delivered', 'rejected']],
    ['inProcess', ['inShipping', 'delivered', 'rejected']],
    ['inShipping', ['delivered']],
    ['delivered', []],
    ['rejected', []],
    ['cancelled', []],
  ])('may move what is %s to %j and nowhere else', (from, allowed) =>
    expect(CHOOSABLE.filter(to => maySellerMove(from, to))).toEqual(allowed),
  );
});

describe('an administrator', () => {
  it('may choose any of the five at any time', () => {
    for (const from of ['pending', 'inShipping', 'delivered', 'rejected', 'cancelled'] as const)
      for (const to of CHOOSABLE) expect(mayMove(part(from), to, true, true)).toBe(true);
  });

  it('may not revive what has been refunded', () => {
    expect(mayMove(part('rejected', 'refunded'), 'pending', true, true)).toBe(false);
    expect(mayMove(part('rejected', 'refunded'), 'rejected', true, true)).toBe(true);
  });

  it('stays delivered once items were returned for a refund, whoever asks', () => {
    for (const payment of ['partially_refunded', 'refunded'] as const)
      for (const to of ['pending', 'inProcess', 'inShipping', 'rejected'] as const)
        for (const paysOnDelivery of [true, false])
          expect(mayMove(part('delivered', payment), to, true, paysOnDelivery)).toBe(false);
  });
});

describe('a move', () => {
  it('returns stock when a seller order is cancelled or rejected and takes it again when it is reopened', () => {
    expect(moveOf(part('inProcess'), 'rejected', true).stock).toBe('returns');
    expect(moveOf(part('rejected'), 'pending', true).stock).toBe('is taken');
    expect(moveOf(part('cancelled'), 'rejected', true).stock).toBe('stays');
    expect(moveOf(part('pending'), 'inShipping', true).stock).toBe('stays');
  });

  it('makes cash on delivery paid by delivering, and unpaid by going back', () => {
    expect(moveOf(part('inShipping'), 'delivered', true).payment).toBe('paid');
    expect(moveOf(part('delivered', 'paid'), 'inShipping', true).payment).toBe('pending');
    expect(moveOf(part('confirmed', 'paid'), 'delivered', false).payment).toBe('paid');
  });

  it('keeps received cash as paid, and owes a refund for paid items that are cancelled or rejected', () => {
    expect(moveOf({ ...part('delivered', 'paid'), cash: 'remitted' }, 'inShipping', true).payment).toBe('paid');
    expect(moveOf({ ...part('delivered', 'paid'), cash: 'collected' }, 'inShipping', true).payment).toBe('pending');
    for (const to of ['rejected', 'cancelled'] as const)
      expect(moveOf(part('delivered', 'paid'), to, true)).toMatchObject({ payment: 'refunded', refund: 'is owed' });
    expect(moveOf(part('inShipping'), 'rejected', true)).toMatchObject({ payment: 'pending', refund: 'none' });
  });

  it('sends what is paid ahead off unpaid only by a decision', () => {
    for (const to of ['inShipping', 'delivered'] as const) {
      expect(leavesUnpaid(part('pending'), to, false)).toBe(true);
      expect(leavesUnpaid(part('confirmed', 'paid'), to, false)).toBe(false);
      expect(leavesUnpaid(part('pending'), to, true)).toBe(false);
    }
    expect(leavesUnpaid(part('pending'), 'inProcess', false)).toBe(false);
  });
});

describe('a part of which goods came back for money', () => {
  it('has no move that could forget or repeat what went back, in cash or paid ahead', () => {
    for (const paysOnDelivery of [true, false])
      for (const to of ['rejected', 'cancelled', 'pending'] as const) {
        expect(() => moveOf(part('delivered', 'partially_refunded'), to, paysOnDelivery)).toThrow();
        expect(() => moveOf(part('rejected', 'refunded'), 'pending', paysOnDelivery)).toThrow();
      }
  });
});

describe('what was paid ahead', () => {
  it('is due as a refund once its seller order is cancelled or rejected', () => {
    expect(moveOf(part('confirmed', 'paid'), 'cancelled', false)).toEqual({
      payment: 'refunded',
      stock: 'returns',
      refund: 'is owed',
    });
    expect(moveOf(part('cancelled', 'refunded'), 'rejected', false)).toEqual({
      payment: 'refunded',
      stock: 'stays',
      refund: 'none',
    });
  });

  it('can no longer be paid once its part has fallen away', () => {
    expect(moveOf(part('pending'), 'cancelled', false)).toEqual({
      payment: 'failed',
      stock: 'returns',
      refund: 'none',
    });
    expect(moveOf(part('cancelled', 'failed'), 'pending', false).payment).toBe('pending');
  });

  it('is waited for by sellers, who may reject meanwhile', () => {
    expect(mayMove(part('pending'), 'inProcess', false, false)).toBe(false);
    expect(mayMove(part('pending'), 'rejected', false, false)).toBe(true);
    expect(mayMove(part('confirmed', 'paid'), 'inProcess', false, false)).toBe(true);
    expect(mayMove(part('pending'), 'inProcess', true, false)).toBe(true);
  });
});

describe('an order number', () => {
  it('is written with letters and read with or without them', () => {
    expect(orderNumber(100_042)).toBe('BB-100042');
    for (const text of ['BB-100042', 'bb 100042', 'bb100042', ' 100042 ']) expect(readOrderNumber(text)).toBe(100_042);
    for (const text of ['15', 'BB-', 'iPhone 100042', '']) expect(readOrderNumber(text)).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import type { OrderOutcome } from '#orders/orders/order.schema.ts';
import { newId } from '#shared/id.ts';
import { movedText, outcomeText, refusedByReason } from './order-outcomes.ts';

const one = (outcome: OrderOutcome['outcome'], message: string | null = null): OrderOutcome => ({
  ...{
    orderId: newId<'order'>(),
    number: 'BB-100042',
    code: message && 'x',
    moved: outcome === 'moved' ? 1 : 0,
    left: 0,
  },
  outcome,
  message,
});

describe('what became of many orders', () => {
  it('is said in one sentence', () => {
    expect(outcomeText([one('moved')], 'inShipping')).toBe('1 order is now in shipping');
    expect(outcomeText([one('moved'), one('moved'), one('refused', 'No')], 'delivered')).toBe(
      '2 orders are now delivered, 1 could not be updated',
    );
    expect(outcomeText([one('unchanged'), one('unchanged')], 'inProcess')).toBe('2 were already in process');
    expect(outcomeText([one('refused', 'No'), one('refused', 'No')], 'pending')).toBe('2 could not be updated');
    expect(outcomeText([{ ...one('moved'), left: 2 }, one('moved')], 'delivered')).toBe(
      '2 orders are now delivered, 2 seller orders unchanged',
    );
  });

  it('says of one order how much of it stays', () => {
    expect(movedText({ moved: 2, left: 0 })).toBe('Order status is updated successfully!');
    expect(movedText({ moved: 2, left: 1 })).toBe(
      'Order status is updated successfully! 2 seller orders updated, 1 unchanged.',
    );
  });

  it('names each reason once', () => {
    const reasons = refusedByReason([one('refused', 'A'), one('moved'), one('refused', 'B'), one('refused', 'A')]);
    expect([...reasons].map(([reason, those]) => [reason, those.length])).toEqual([
      ['A', 2],
      ['B', 1],
    ]);
  });
});

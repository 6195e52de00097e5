import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refundAge } from '#orders/returns/refunds/refund-age.ts';
import { paymentAfter, refundOfReturn } from '#orders/returns/refunds/refund-of-return.ts';
import { isUpiId, maskUpiId } from '#orders/returns/refunds/upi-id.ts';
import { readReturnNumber, returnNumber } from '#orders/returns/return/return-number.ts';
import {
  COUNTING_STATES,
  mayMoveReturn,
  OPEN_STATES,
  RETURN_MOVES,
  RETURN_STATES,
  type ReturnMoveName,
} from '#orders/returns/return/return-states.ts';
import { isReturnable, returnableUntil } from '#orders/returns/return/return-window.ts';
import { type Paise, paise, sum, times } from '#shared/money/money.ts';
import { worthOfUnits } from '#shared/money/share.ts';

const DAY = 24 * 60 * 60 * 1000;

describe('the window for returns', () => {
  const delivered = new Date('2026-11-14T10:00:00.000Z');
  it('is open until the very moment seven days after delivery', () => {
    expect(returnableUntil(delivered)).toEqual(new Date('2026-11-21T10:00:00.000Z'));
    expect(isReturnable(delivered, new Date('2026-11-21T10:00:00.000Z'))).toBe(true);
    expect(isReturnable(delivered, new Date('2026-11-21T10:00:00.001Z'))).toBe(false);
  });
});

describe('the way of a return', () => {
  const names = Object.keys(RETURN_MOVES) as ReturnMoveName[];
  it('ends in settled, refused and withdrawn, from where nothing leads on', () => {
    const ends = RETURN_STATES.filter(state => !names.some(name => mayMoveReturn(state, name)));
    expect(ends).toEqual(['settled', 'refused', 'withdrawn']);
    expect(OPEN_STATES).toEqual(RETURN_STATES.filter(state => !ends.includes(state)));
  });
  it('is refunded only after a request, its approval and the items’ arrival', () => {
    const waysTo = (state: string) => names.filter(name => RETURN_MOVES[name].to === state);
    expect(waysTo('settled').map(name => RETURN_MOVES[name].from)).toEqual([['received']]);
    expect(waysTo('received').map(name => RETURN_MOVES[name].from)).toEqual([['approved']]);
    expect(waysTo('approved').map(name => RETURN_MOVES[name].from)).toEqual([['requested']]);
    expect(waysTo('requested')).toEqual([]);
  });
  it('blocks a second request for the same units unless it was rejected or cancelled', () => {
    expect(COUNTING_STATES).toEqual(['requested', 'approved', 'received', 'settled']);
  });
});

const price = fc.integer({ min: 1, max: 50_000_000 }).map(paise);
const items = fc.array(fc.record({ price, quantity: fc.integer({ min: 1, max: 6 }) }), { minLength: 1, maxLength: 6 });
const somePart = fc.record({ goods: items, off: fc.nat(99), delivery: fc.integer({ min: 0, max: 99_900 }).map(paise) });

describe('what goes back for returned goods', () => {
  it('never passes what was paid and ends exactly there when everything faulty has come back', () => {
    fc.assert(
      fc.property(somePart, fc.infiniteStream(fc.nat()), fc.infiniteStream(fc.boolean()), (part, chances, faults) => {
        const paidOf = ({ price, all }: { price: Paise; all: number }) => paise(times(price, all) - (part.off % all));
        const paid = sum([...part.goods.map(line => paidOf({ price: line.price, all: line.quantity })), part.delivery]);
        const left = part.goods.map(line => line.quantity);
        let [back, charge, wasFaulty] = [paise(0), paise(0), false];
        while (left.some(pieces => pieces > 0)) {
          const wanted = part.goods.map((line, at) => {
            const quantity = (chances.next().value as number) % ((left[at] ?? 0) + 1);
            const before = line.quantity - (left[at] ?? 0);
            return { lineId: String(at), price: line.price, quantity, all: line.quantity, before };
          });
          const some = wanted.filter(line => line.quantity > 0);
          const all = wanted.map((line, at) => ({ ...line, quantity: left[at] ?? 0 }));
          const lines = (some.length > 0 ? some : all.filter(line => line.quantity > 0)).map(line => ({
            ...line,
            amount: worthOfUnits(paidOf(line), line.all, line.before, line.quantity),
          }));
          const faulty = faults.next().value as boolean;
          const refund = refundOfReturn(lines, { delivery: part.delivery, deliveryGivenBack: charge }, faulty);
          expect(refund.total).toBe(sum([...refund.lines.map(line => line.amount), refund.delivery]));
          for (const line of lines) left[Number(line.lineId)] = (left[Number(line.lineId)] ?? 0) - line.quantity;
          back = sum([back, refund.total]);
          charge = sum([charge, refund.delivery]);
          wasFaulty ||= faulty;
          expect(back).toBeLessThanOrEqual(paid);
          expect(paymentAfter(paid, back)).toBe(back === paid ? 'refunded' : 'partially_refunded');
        }
        expect(back).toBe(wasFaulty ? paid : paid - part.delivery);
      }),
    );
  });
  it('is what was paid for the units, to the paisa', () => {
    const lines = [{ lineId: 'a', amount: 66_666 as Paise, quantity: 2 }];
    expect(refundOfReturn(lines, { delivery: paise(4_900), deliveryGivenBack: paise(0) }, false)).toEqual({
      lines: [{ lineId: 'a', quantity: 2, amount: 66_666 }],
      delivery: 0,
      total: 66_666,
    });
  });
});

describe('an unsettled refund', () => {
  const owed = new Date('2026-11-01T00:00:00Z');
  const aged = (ms: number) => refundAge(owed, new Date(owed.getTime() + ms));
  it('is marked once seven days are over, and an alert once ten are', () => {
    expect([aged(7 * DAY), aged(7 * DAY + 1), aged(10 * DAY), aged(10 * DAY + 1)]).toEqual([
      ...['fresh', 'late', 'late', 'alert'],
    ]);
  });
});

describe('a UPI id', () => {
  it('is a name and a handle without a dot, so no e-mail address is one', () => {
    const item = ['asha.rao@okhdfcbank', '9876543210@ybl', 'ASHA-1@paytm', 'a_b@axl2'];
    const bad = ['asha@gmail.com', '@ybl', 'asha', 'asha rao@ybl', 'asha@1bank', 'a@ybl', 'asha@ybl@ybl', ''];
    expect(item.filter(text => !isUpiId(text))).toEqual([]);
    expect(bad.filter(isUpiId)).toEqual([]);
  });
  it('is shown in lists without its name', () => {
    expect(maskUpiId('asha.rao@okhdfcbank')).toBe('as•••@okhdfcbank');
  });
});

describe('a return’s number', () => {
  it('is read as people type it', () => {
    expect(['RT-100042', 'rt 100042', 'RT100042'].map(readReturnNumber)).toEqual([100042, 100042, 100042]);
    expect(readReturnNumber('BB-100042')).toBeUndefined();
    expect(returnNumber(100042)).toBe('RT-100042');
  });
});

import { describe, expect, it } from 'vitest';
import { acknowledgeBy, settleBy, ticketDue } from './ticket-clocks.ts';

const settled = (received: string) => settleBy(new Date(received)).toISOString();

/** R10.4 */
describe('the clocks of a ticket', () => {
  it('give 48 hours for acknowledging it', () => {
    expect(acknowledgeBy(new Date('2026-11-21T08:30:00.000Z')).toISOString()).toBe('2026-11-23T08:30:00.000Z');
  });

  it('give a month for settling it, to the same hour', () => {
    expect(settled('2026-11-21T08:30:15.250Z')).toBe('2026-12-21T08:30:15.250Z');
    expect(settled('2026-12-05T00:00:00.000Z')).toBe('2027-01-05T00:00:00.000Z');
  });

  it('end a month that has no such day with its last', () => {
    expect(settled('2027-01-31T06:00:00.000Z')).toBe('2027-02-28T06:00:00.000Z');
    expect(settled('2028-01-30T06:00:00.000Z')).toBe('2028-02-29T06:00:00.000Z');
  });

  it('count days as India does: what comes at 1 in the night there came on that day', () => {
    // 31 January 2027, 1:00 in India, while it is still the 30th in Greenwich.
    expect(settled('2027-01-30T19:30:00.000Z')).toBe('2027-02-27T19:30:00.000Z');
  });
});

const receivedAt = new Date('2026-11-01T06:00:00Z');
const open = {
  ...{ receivedAt, acknowledgeBy: acknowledgeBy(receivedAt), settleBy: settleBy(receivedAt) },
  ...{ acknowledgedAt: null, answeredAt: null, closedAt: null },
};
const at = (text: string) => new Date(`2026-${text}Z`);

describe('the clock that runs on a ticket', () => {
  it('wants it acknowledged within 48 hours', () => {
    expect(ticketDue(open, at('11-03T05:59'))).toMatchObject({ what: 'acknowledge', isLate: false });
    expect(ticketDue(open, at('11-03T06:01'))).toMatchObject({ what: 'acknowledge', isLate: true });
  });

  it('then wants it settled within a month', () => {
    const acknowledged = { ...open, acknowledgedAt: at('11-01T06:01') };
    expect(ticketDue(acknowledged, at('12-01T05:59'))).toMatchObject({ what: 'settle', isLate: false });
    expect(ticketDue(acknowledged, at('12-01T06:01'))).toMatchObject({ what: 'settle', isLate: true });
  });

  it('stands still once it is answered or closed', () => {
    expect(ticketDue({ ...open, answeredAt: receivedAt }, at('12-31T00:00'))).toBeUndefined();
    expect(ticketDue({ ...open, closedAt: receivedAt }, at('12-31T00:00'))).toBeUndefined();
  });
});

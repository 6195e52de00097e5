import { describe, expect, it } from 'vitest';
import { acknowledgeBy, settleBy } from './ticket-clocks.ts';
import { ticketDue } from './ticket-due.ts';

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

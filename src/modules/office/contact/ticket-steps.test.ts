import { describe, expect, it } from 'vitest';
import { ticketSteps } from './ticket-steps.ts';

const times = {
  receivedAt: new Date('2026-11-21T08:35:00Z'),
  acknowledgeBy: new Date('2026-11-23T08:35:00Z'),
  settleBy: new Date('2026-12-21T08:35:00Z'),
  acknowledgedAt: null,
  answeredAt: null,
  closedAt: null,
};
const later = new Date('2026-11-22T03:30:00Z');
const shown = (change: Partial<Record<'acknowledgedAt' | 'answeredAt' | 'closedAt', Date>> = {}) =>
  ticketSteps({ ...times, ...change }).map(({ title, when, state }) => `${state}: ${title} ${when}`);

/** R10.4 */
describe('the way of a ticket', () => {
  it('begins with its coming and says by when the rest is due', () => {
    expect(shown()).toEqual([
      'now: Received 21 Nov 2026, 2:05 pm',
      'ahead: Acknowledged by 23 Nov 2026, 2:05 pm',
      'ahead: Answered by 21 Dec 2026, 2:05 pm',
    ]);
  });

  it('goes on as things are done', () => {
    expect(shown({ acknowledgedAt: later, answeredAt: later })).toEqual([
      'done: Received 21 Nov 2026, 2:05 pm',
      'done: Acknowledged 22 Nov 2026, 9:00 am',
      'now: Answered 22 Nov 2026, 9:00 am',
    ]);
  });

  it('ends when it is closed, and leaves out what will not come any more', () => {
    expect(shown({ acknowledgedAt: later, closedAt: later })).toEqual([
      'done: Received 21 Nov 2026, 2:05 pm',
      'done: Acknowledged 22 Nov 2026, 9:00 am',
      'now: Resolved 22 Nov 2026, 9:00 am',
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { paise } from '#shared/money.ts';
import { type RefundFacts, refundSentence } from './refund-words.ts';

const refund = (more: Partial<RefundFacts> = {}): RefundFacts => ({
  ...{ state: 'owed', amount: paise(13_790_000), upiId: null, settledAt: null },
  owedAt: new Date('2026-11-22T20:00:00Z'),
  ...more,
});

describe('what is said of money that goes back', () => {
  it.each<[string, Partial<RefundFacts>]>([
    ['₹1,37,900.00 goes back the way you paid within 10 days, by 3 Dec 2026.', {}],
    ['₹1,37,900.00 goes back to asha@okbank within 10 days, by 3 Dec 2026.', { upiId: 'asha@okbank' }],
    ['₹1,37,900.00 is on its way back, the way you paid. It arrives by 3 Dec 2026.', { state: 'sent' }],
    [
      '₹1,37,900.00 went back the way you paid on 25 Nov 2026.',
      { state: 'settled', settledAt: new Date('2026-11-25T06:00:00Z') },
    ],
    ['₹1,37,900.00 could not be sent back yet. The shop is looking into it, you need do nothing.', { state: 'failed' }],
  ])('%s', (sentence, more) => expect(refundSentence(refund(more))).toBe(sentence));
});

import { describe, expect, it } from 'vitest';
import { paise } from '#shared/money/money.ts';
import { type RefundFacts, refundSentence } from './refund-words.ts';

const refund = (more: Partial<RefundFacts> = {}): RefundFacts => ({
  ...{ state: 'owed', amount: paise(13_790_000), byHand: false, waitsForCash: false, upiId: null, settledAt: null },
  owedAt: new Date('2026-11-22T20:00:00Z'),
  ...more,
});

describe('what is said of money that goes back', () => {
  it.each<[string, Partial<RefundFacts>]>([
    ['₹1,37,900.00 will be refunded to your original payment method within 10 days, by 3 Dec 2026.', {}],
    ['₹1,37,900.00 will be refunded to asha@okbank within 10 days, by 3 Dec 2026.', { upiId: 'asha@okbank' }],
    [
      'Your refund of ₹1,37,900.00 is on its way to your original payment method. You should get it by 3 Dec 2026.',
      { state: 'sent' },
    ],
    ['₹1,37,900.00 will be refunded by UPI within 10 days, by 3 Dec 2026.', { byHand: true }],
    [
      'The seller owes you a refund of ₹1,37,900.00 and has not passed your cash on to us yet. We’ll send it by UPI once we receive it.',
      { byHand: true, waitsForCash: true },
    ],
    [
      '₹1,37,900.00 was refunded to your original payment method on 25 Nov 2026.',
      { state: 'settled', settledAt: new Date('2026-11-25T06:00:00Z') },
    ],
    [
      'We couldn’t send your refund of ₹1,37,900.00 yet. We’re looking into it, and you don’t need to do anything.',
      { state: 'failed' },
    ],
  ])('%s', (sentence, more) => expect(refundSentence(refund(more))).toBe(sentence));
});

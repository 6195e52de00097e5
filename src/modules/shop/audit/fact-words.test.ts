import { describe, expect, it } from 'vitest';
import { speaking } from '#shared/language/speaking.ts';
import { factWords as wordsOf } from './fact-words.ts';

const act = 'seller.rejected';
const unknown = () => undefined;
/** With nothing that other features have stored. */
const factWords = (changed: Omit<Parameters<typeof wordsOf>[0], 'subject_id'>) =>
  wordsOf({ subject_id: 'any', ...changed }, { fact: unknown, name: unknown, value: unknown });

describe('what an act has changed', () => {
  it('is recorded fact by fact, with the old and the new value', () => {
    const before = { status: 'Approved', reason: null };
    expect(factWords({ act, before, after: { status: 'Rejected', reason: 'No licence' } })).toEqual([
      'status: Approved → Rejected',
      'reason: No licence',
    ]);
    const undone = {
      before: { status: 'Rejected', reason: 'No licence' },
      after: { status: 'Approved', reason: null },
    };
    expect(factWords({ act, ...undone })).toEqual(['status: Rejected → Approved', 'reason: none']);
  });

  it('leaves out what stayed, and is as little as there is', () => {
    expect(factWords({ act, before: { status: 'Approved' }, after: { status: 'Approved' } })).toEqual([]);
    expect(factWords({ act, before: null, after: { email: 'a@x.example' } })).toEqual(['email: a@x.example']);
    expect(factWords({ act, before: null, after: null })).toEqual([]);
  });

  it.each([
    [{ act, before: { status: 'Pending' }, after: { status: 'Rejected' } }, 'स्थिति: लंबित → अस्वीकृत'],
    [{ act, before: null, after: { reason: 'Rejected' } }, 'कारण: Rejected'],
    [{ act: 'order.moved', before: { Reason: 'pending' }, after: { Reason: 'delivered' } }, 'Reason: पेंडिंग → डिलीवर हुआ'],
    [{ act: 'cash.received', before: null, after: { cash: 'With the courier' } }, 'नकद: कूरियर के पास'],
    [{ act: 'seller.cash', before: null, after: { 'cash is collected by': 'the shop' } }, 'नकद कौन लेता है: दुकान'],
    [{ act: 'payout.recorded', before: null, after: { 'paid on': '2026-11-26' } }, 'भुगतान की तारीख: 2026-11-26'],
    [{ act: 'product.changed', before: null, after: { status: 'live' } }, 'स्थिति: बिक्री पर'],
    [{ act: 'category.changed', before: null, after: { hidden: 'yes' } }, 'छिपी: हाँ'],
    [{ act: 'order.tracked', before: null, after: { deccan: 'Hand delivery' } }, 'deccan: हाथ से डिलीवरी'],
  ] as const)('is shown in the language of the reader, but for what people wrote: %o', (changed, line) => {
    expect(speaking('hi', () => factWords(changed))).toEqual([line]);
  });
});

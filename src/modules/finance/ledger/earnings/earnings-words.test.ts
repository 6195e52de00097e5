import { describe, expect, it } from 'vitest';
import type { EarningsRow, LedgerPosting } from '#finance/ledger/contract.ts';
import { paise } from '#shared/money/money.ts';
import { madeOf, soldAndKept, whatHappened } from './earnings-words.ts';
import type { Cause, EntryKind } from './entry-kinds.ts';

const posting = (cause: Cause, entries: readonly (readonly [EntryKind, number])[] = []) =>
  ({
    cause,
    entries: entries.map(([kind, amount]) => ({ kind, rateBp: null, base: paise(amount), amount: paise(amount) })),
  }) as unknown as LedgerPosting;
const row = (order: EarningsRow['order'], ...postings: LedgerPosting[]) => ({ order, postings }) as EarningsRow;
const ORDER = { _id: '01890a5d-ac96-774b-bcce-b302099a8057', number: 'BB-100042' } as EarningsRow['order'];

describe('a row of earnings', () => {
  it('says what has happened', () => {
    expect(whatHappened(row(ORDER, posting('delivered')))).toBe('Delivered');
    expect(whatHappened(row(ORDER, posting('delivered'), posting('returned'), posting('returned')))).toBe(
      'Delivered, returned 2 times',
    );
    expect(whatHappened(row(null, posting('paid_out')))).toBe('Payout');
  });

  it('adds up what was sold and what is kept of it', () => {
    const delivered = posting('delivered', [
      ['sale', 1_000_000],
      ['delivery', 4_900],
      ['commission', -50_000],
      ['tcs', -4_258],
    ]);
    const returned = posting('returned', [
      ['sale', -500_000],
      ['commission', 25_000],
    ]);
    expect(soldAndKept(row(ORDER, delivered, returned))).toEqual({ sold: 504_900, kept: -29_258 });
    expect(soldAndKept(row(null, posting('paid_out', [['payout', -100]])))).toBeNull();
  });

  it('says what a share is of', () => {
    expect(madeOf({ kind: 'tcs', rateBp: 50, base: paise(-847_458), amount: paise(4_237) })).toEqual({
      rate: '0.5 %',
      base: 847_458,
    });
    expect(madeOf({ kind: 'sale', rateBp: null, base: paise(1), amount: paise(1) })).toBeUndefined();
  });
});

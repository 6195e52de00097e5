import { cashWords } from '#finance/cash/cash-states.ts';
import { exactRupees } from '#shared/money/money.ts';
import type { CashOfPart } from './cash.queries.ts';

/*
 * What is stored about cash in the timeline of the order, the audit log and the ledger. People of several languages read it,
 * so it is in English. Not to be called while another language is spoken.
 */

/** For the timeline: “Cash ₹1,299.00: with the courier”. */
export function cashNote(cash: CashOfPart, { isUndone }: { readonly isUndone: boolean }): string {
  const reference = cash.reference === null ? '' : `, ${cash.reference}`;
  const mistake = isUndone ? 'recorded by mistake, now ' : '';
  return `Cash ${exactRupees(cash.amount)}: ${mistake}${wordsOf(cash).toLowerCase()}${reference}`;
}

/** For the ledger, where a credit is reversed. */
export function mistakeNote(reason: string): string {
  return `Its cash was recorded by mistake: ${reason}`;
}

/** For the audit log. */
export function cashFacts(cash: CashOfPart) {
  return { cash: wordsOf(cash), 'received on': cash.receivedOn, reference: cash.reference };
}

function wordsOf({ state, holder }: CashOfPart): string {
  return state === null ? 'Not delivered yet' : cashWords({ state, holder });
}

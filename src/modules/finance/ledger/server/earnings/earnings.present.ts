import type { Balance, EarningsRow, EarningsSummary, getEarnings } from '#finance/ledger/contract.ts';
import { ENTRY_KINDS } from '#finance/ledger/earnings/entry-kinds.ts';
import type { BalanceRow } from '#finance/ledger/server/postings/balances.queries.ts';
import type { PostingRow } from '#finance/ledger/server/postings/postings.queries.ts';
import { orderNumber } from '#orders/orders/order-number.ts';
import { bankHoldUntil } from '#people/sellers/bank/bank-hold.ts';
import type { WireAnswerOf } from '#shared/api/endpoint.ts';
import { sum, toRupees } from '#shared/money/money.ts';

type Wire = WireAnswerOf<typeof getEarnings>;

/** Groups the postings of a page into rows. Postings of a group must be adjacent. */
export function presentGroups(rows: readonly PostingRow[]): Wire['data'] {
  return [...Map.groupBy(rows, row => row.groupKey)].map(([key, group]) => {
    const first = group[0] as PostingRow;
    const last = group.at(-1) as PostingRow;
    const order =
      first.orderId === null || first.orderNumber === null
        ? null
        : { _id: first.orderId, number: orderNumber(first.orderNumber) };
    return {
      key,
      order,
      at: last.at.toISOString(),
      payableAt: last.payableAt.toISOString(),
      amount: toRupees(sum(group.map(row => row.amount))),
      isHeld: first.isHeld,
      awaitsCash: first.awaitsCash,
      postings: group.map(presentPosting),
    } satisfies Record<keyof EarningsRow, unknown>;
  });
}

function presentPosting(row: PostingRow): Wire['data'][number]['postings'][number] {
  return {
    id: row.id,
    cause: row.cause,
    causeId: row.causeId as Wire['data'][number]['postings'][number]['causeId'],
    at: row.at.toISOString(),
    payableAt: row.payableAt.toISOString(),
    amount: toRupees(row.amount),
    note: row.note,
    byName: row.byName,
    paidOn: row.paidOn,
    reference: row.reference,
    isReversed: row.isReversed,
    entries: row.entries
      .toSorted((one, other) => ENTRY_KINDS.indexOf(one.kind) - ENTRY_KINDS.indexOf(other.kind))
      .map(({ kind, rateBp, base, amount }) => ({ kind, rateBp, base: toRupees(base), amount: toRupees(amount) })),
    lines: row.lines.map(({ title, quantity, amount }) => ({ title, quantity, amount: toRupees(amount) })),
  };
}

export function presentBalance({ balance, payable, held, awaitingCash }: Pick<BalanceRow, keyof Balance>) {
  return {
    balance: toRupees(balance),
    payable: toRupees(payable),
    held: toRupees(held),
    awaitingCash: toRupees(awaitingCash),
  };
}

export function presentLastPayout(row: BalanceRow) {
  if (row.payoutId === null || row.payoutPaidOn === null || row.payoutAmount === null) return null;
  return {
    id: row.payoutId,
    amount: toRupees(row.payoutAmount),
    paidOn: row.payoutPaidOn,
    reference: row.payoutReference ?? '',
  };
}

export function presentBankChange({ bankChangedAt: at }: BalanceRow) {
  return at && { at: at.toISOString(), payoutsFrom: bankHoldUntil(at).toISOString() };
}

export function presentEarnings(
  row: BalanceRow,
  next: { readonly amount: BalanceRow['balance']; readonly at: Date } | undefined,
  months: string[],
): Wire['summary'] {
  return {
    ...presentBalance(row),
    seller: { _id: row.sellerId, name: row.name, collectsCash: row.collectsCash },
    next: next ? { amount: toRupees(next.amount), at: next.at.toISOString() } : null,
    lastPayout: presentLastPayout(row),
    bankChange: presentBankChange(row),
    months,
  } satisfies Record<keyof EarningsSummary, unknown>;
}

/** A condition of money or goods in the source, what is left when somebody forgets it, and the test that must then fail. */

export interface MoneyRule {
  readonly rule: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
  readonly test: string;
}

const UNIT = {
  payments: 'src/modules/payments/payments/payment-machine.test.ts',
  returns: 'src/modules/orders/returns/returns-rules.test.ts',
  orders: 'src/modules/orders/orders/moves/order-rules.test.ts',
  shares: 'src/modules/finance/ledger/part-worth.test.ts',
} as const;
const RETURNS = 'test/api/orders/returns.test.ts';
const REFUNDS = 'test/api/payments/refunds.test.ts';
const SETTLED = 'test/api/payments/payments-settled.test.ts';
const RESERVES = 'test/api/orders/order-reserves.test.ts';
const PAYOUTS = 'test/api/finance/payouts.test.ts';
const BOOKING = 'test/api/finance/ledger-booking.test.ts';

const [move, status] = ['orders/orders/moves/order-move.ts', 'orders/orders/order-status.ts'];
const [provider, payout] = ['payments/payments/read-provider.ts', 'finance/ledger/server/payouts/record-payout.ts'];
const [request, desk] = ['orders/returns/server/request-return.ts', 'orders/returns/server/move-return.ts'];

const list: readonly (readonly [rule: string, file: string, from: string, to: string, test: string])[] = [
  [
    'orders that reserve much are counted one after the other',
    'orders/orders/server/placing/reserve.queries.ts',
    "pg_advisory_xact_lock(hashtextextended('orders.reserved', 0))",
    '1',
    RESERVES,
  ],
  [
    'an order that is paid or cancelled reserves nothing',
    'orders/orders/server/moves/move-parts.ts',
    'await freeReserved(tx, id);',
    'return;',
    RESERVES,
  ],
  ['the amount that came is the one asked for', provider, 'money.amount !== payment.amount || ', '', UNIT.payments],
  ['rupees were asked for', provider, ' || money.currency !== CURRENCY', '', UNIT.payments],
  ['one payment takes the money once', provider, "if (isTaken) return { event: 'again', money };", '', UNIT.payments],
  ['what nobody wants goes back', provider, "isWanted ? 'paid' : 'unwanted'", "'paid'", SETTLED],
  [
    'returns end after seven days',
    'orders/returns/return/return-window.ts',
    'now <= returnableUntil(deliveredAt, days)',
    'true',
    UNIT.returns,
  ],
  [
    'the last moment is within them',
    'orders/returns/return/return-window.ts',
    'return now <=',
    'return now <',
    UNIT.returns,
  ],
  [
    'the delivery charge goes back once',
    'orders/returns/refunds/refund-of-return.ts',
    'paise(delivery - deliveryGivenBack)',
    'delivery',
    UNIT.returns,
  ],
  ['faultless goods keep their charge', 'orders/returns/refunds/refund-of-return.ts', 'faulty ? ', 'lines ? ', RETURNS],
  [
    'what was refunded is not moved',
    move,
    'return wasRefunded && (isLive(status) || isLive(to));',
    'return false;',
    UNIT.orders,
  ],
  [
    'sellers wait for their money',
    move,
    "if (!paysOnDelivery && part.payment !== 'paid' && isLive(to)) return false;",
    '',
    UNIT.orders,
  ],
  [
    'what falls away paid is owed back',
    move,
    "refund: 'is owed' } as const;",
    "refund: 'none' } as const;",
    UNIT.orders,
  ],
  [
    'cash goes with its delivery, unless the shop has it',
    move,
    "isTakenBack && !isCashIn(cash ?? null) ? 'pending' : payment",
    'payment',
    UNIT.orders,
  ],
  [
    'what is paid online leaves once it is paid',
    'orders/orders/server/moves/update-order.ts',
    "if (actor.kind !== 'administrator' || reason === undefined) throw notPaidYet();",
    '',
    'test/api/finance/cash-refunds.test.ts',
  ],
  [
    'cash on delivery needs proof',
    'orders/orders/server/moves/update-order.ts',
    "if (actor.kind !== 'administrator') throw proofNeeded();",
    '',
    'test/api/finance/cash.test.ts',
  ],
  [
    'the shop refunds cash it has',
    'orders/returns/server/refunds/refund-acts.ts',
    'if (row.waitsForCash) throw refundIsSellers(row.seller);',
    '',
    'test/api/finance/cash-refunds.test.ts',
  ],
  [
    'what waits for cash is not paid out',
    'finance/ledger/server/postings/balances.queries.ts',
    "where unpaid.seller_id = seller.id and unpaid.cash_state in ('expected', 'collected')",
    'where false',
    PAYOUTS,
  ],
  ['sellers do not go back', status, "if (!isLive(from) || from === 'delivered') return false;", '', UNIT.orders],
  [
    'sellers do not reject what has left',
    status,
    "if (to === 'rejected') return (PROGRESS[from] ?? 0) < (PROGRESS.inShipping ?? 0);",
    "if (to === 'rejected') return true;",
    UNIT.orders,
  ],
  ['a half paisa goes up', 'finance/ledger/part-worth.ts', ' + WHOLE / 2', '', UNIT.shares],
  ['no more comes back than is left', request, 'if (wanted > left) throw tooManyPieces(title, left);', '', RETURNS],
  ['cash needs a UPI id', request, 'if (paysCash && request.upiId === undefined)', 'if (false)', RETURNS],
  [
    'the window is asked about',
    'orders/returns/server/own-part.ts',
    'throw windowIsOver(Math.max(...lines.map(line => ruleOfLine(line).days)));',
    '',
    RETURNS,
  ],
  [
    'nothing is given back twice',
    'orders/returns/server/refunds/settle-return.ts',
    'if (!isDeliveredAndPaid(part)) throw notDelivered();',
    '',
    RETURNS,
  ],
  ['a step is made once', desk, 'if (held.row.state === to) return;', '', RETURNS],
  ['returns go only the ways there are', desk, 'if (!mayMoveReturn(held.row.state, move) &&', 'if (false &&', RETURNS],
  [
    'no more is paid out than may be',
    payout,
    'if (amount > row.payable) throw moreThanPayable(row.payable);',
    '',
    PAYOUTS,
  ],
  ['the last payout was seen', payout, 'row.payoutId !== null && row.payoutId !== seen', 'false', PAYOUTS],
  ['a payout is of something', payout, 'if (amount < 1) throw amountTooSmall();', '', PAYOUTS],
  [
    'a payout is not of tomorrow',
    payout,
    'if (paidOn > indiaMinute(ctx.now()).slice(0, 10)) throw payoutDayAhead();',
    '',
    PAYOUTS,
  ],
  ['a key is one payout', payout, 'if (before) {', 'if (before && amount < 0) {', PAYOUTS],
  [
    'what is open is held back',
    'finance/ledger/server/postings/balances.queries.ts',
    'where hold.released_at is null and posting.seller_id = seller.id',
    'where false',
    PAYOUTS,
  ],
  [
    'sellers wait as long as shoppers may return',
    'finance/ledger/payouts/payable-after.ts',
    'return returnableUntil(deliveredAt, Math.max(RETURN_DAYS, ...days));',
    'return deliveredAt;',
    PAYOUTS,
  ],
  [
    'commission that is reversed has a credit note',
    'finance/invoices/server/issuing/issue-commissions.ts',
    'ids.push(...(await writeDocuments(tx, credits)));',
    '',
    'test/api/finance/commission-invoices.test.ts',
  ],
  [
    'cash that was refunded is not taken back',
    'finance/cash/server/record-cash.ts',
    'if (use?.isRefunded)',
    'if (false)',
    'test/api/finance/cash.test.ts',
  ],
  [
    'cash that was paid out is not taken back',
    'finance/ledger/server/postings/take-credit-back.ts',
    'if (await wasPaidOut(tx.db, { partId, sellerId, now: tx.now() })) return false;',
    '',
    'test/api/finance/cash.test.ts',
  ],
  [
    'cash that is nowhere known credits nobody',
    'finance/ledger/server/postings/take-credit-back.ts',
    'if (booked?.part.isBooked)',
    'if (booked?.part.isBooked && !isNowhere)',
    'test/api/finance/cash.test.ts',
  ],
  ['a return is booked once', 'finance/ledger/server/postings/book-parts.ts', 'before || ', '', BOOKING],
  [
    'what is booked is not booked again',
    'finance/ledger/server/postings/book-parts.ts',
    'booking.isCredited !== booked.part.isBooked',
    'true',
    BOOKING,
  ],
  [
    'providers are not paid for by hand',
    'payments/payments/server/refunds/manual-refunds.ts',
    "payment_id is null and state <> 'settled' returning",
    "state <> 'settled' returning",
    REFUNDS,
  ],
  [
    'one cause has one refund',
    'payments/payments/server/refunds/create-refund.ts',
    ".onConflict(conflict => conflict.columns(['cause', 'cause_id']).doNothing())",
    '',
    REFUNDS,
  ],
  [
    'cash is sent back once',
    'payments/payments/server/refunds/manual-refunds.ts',
    " and state <> 'settled' returning",
    ' returning',
    REFUNDS,
  ],
  [
    'cash has a limit',
    'orders/orders/server/placing/place-from.ts',
    "if (method === 'COD' && codCap !== null && draft.total > codCap) throw aboveCodCap(codCap);",
    '',
    'test/api/office/settings.test.ts',
  ],
  [
    'prices are those that were seen',
    'orders/orders/server/placing/place-from.ts',
    'refuseOtherPrices(draft, orderRequest);',
    '',
    'test/api/orders/orders.test.ts',
  ],
  [
    'a key is one wish',
    'orders/orders/server/placing/place-from.ts',
    'if (!earlier.hash.equals(source.hash)) throw keyUsedDifferently();',
    '',
    'test/api/orders/order-repetition.test.ts',
  ],
  [
    'what has left is not cancelled',
    'orders/orders/server/moves/cancel-order.ts',
    '.filter(part => mayBeCancelled(part.status))',
    '',
    'test/api/orders/order-cancel.test.ts',
  ],
  [
    'an order is paid by whoever placed it',
    'orders/orders/server/placing/unpaid.queries.ts',
    "    .where('user_id', '=', userId)\n",
    '',
    'test/api/payments/payments.test.ts',
  ],
];

export const MONEY_RULES: readonly MoneyRule[] = list.map(([rule, file, from, to, test]) => ({
  ...{ rule, from, to, test },
  file: `src/modules/${file}`,
}));

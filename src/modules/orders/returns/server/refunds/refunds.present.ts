import { orderNumber } from '#orders/orders/order-number.ts';
import { refundAge } from '#orders/returns/refunds/refund-age.ts';
import type { listRefunds, readRefund } from '#orders/returns/refunds/refunds.contract.ts';
import { maskUpiId } from '#orders/returns/refunds/upi-id.ts';
import { returnNumber } from '#orders/returns/return/return-number.ts';
import type { WireAnswerOf } from '#shared/api/endpoint.ts';
import type { UserId } from '#shared/id.ts';
import { type Paise, toRupees } from '#shared/money/money.ts';
import type { RefundRecord } from './refunds.queries.ts';

type WireRow = WireAnswerOf<typeof listRefunds>['data'][number];
export type WireRefund = WireAnswerOf<typeof readRefund>['data'];

/** The reader, the time, and the amount above which two administrators must agree. */
export interface RefundReader {
  readonly now: Date;
  readonly reader: UserId;
  readonly limit: Paise;
}

/** Lists show the UPI ID masked. */
export function presentRefundRow(row: RefundRecord, now: Date): WireRow {
  return { ...headOf(row, now), upiId: row.upiId && maskUpiId(row.upiId) };
}

export function presentRefund(row: RefundRecord, { now, reader, limit }: RefundReader): WireRefund {
  return {
    ...headOf(row, now),
    upiId: row.upiId,
    approvals: row.approvals.map(({ userId, by, at }) => ({
      by,
      isOwn: userId === reader,
      at: new Date(at).toISOString(),
    })),
    needsTwo: row.paymentId === null && row.amount > limit,
    reference: row.reference,
    failure: row.failure,
  };
}

function headOf(row: RefundRecord, now: Date): Omit<WireRow, 'upiId'> {
  return {
    _id: row.id,
    orderId: row.orderId,
    orderNumber: orderNumber(row.orderNumber),
    seller: row.seller,
    buyer: row.buyer,
    cause: row.cause,
    returnNumber: row.returnNumber === null ? null : returnNumber(row.returnNumber),
    amount: toRupees(row.amount),
    paymentMethod: row.paymentMethod,
    byHand: row.paymentId === null,
    state: row.state,
    cash: row.cashState && { state: row.cashState, holder: row.cashHolder },
    waitsForCash: row.waitsForCash,
    age: row.state === 'settled' ? 'fresh' : refundAge(row.owedAt, now),
    owedAt: row.owedAt.toISOString(),
    settledAt: row.settledAt?.toISOString() ?? null,
  };
}

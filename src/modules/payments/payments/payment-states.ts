import * as z from 'zod/mini';

/**
 * Who takes a payment: the name of a folder in `adapters/payment`, stored for as long as the order; or `sandbox`, which is
 * built in, for trying out and for tests, and moves no money.
 */
export type ProviderName = string;

/** `COD`, or who takes the payment. */
export type PaymentMethod = 'COD' | ProviderName;

/** The shape of a method. Whether it is offered is another question, because orders keep the names of services. */
export const paymentMethod = z.string().check(z.regex(/^(COD|[a-z][a-z0-9-]{1,30})$/));

/**
 * States of one payment attempt. `open`: until money comes or the shop stops waiting; `paid`: for an order that took
 * it; `returned`: money that came for an order that no longer wanted it, or that was not requested.
 */
export const PAYMENT_STATES = ['open', 'paid', 'failed', 'expired', 'returned'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

export const REFUND_STATES = ['owed', 'sent', 'settled', 'failed'] as const;
export type RefundState = (typeof REFUND_STATES)[number];

/**
 * Why money is refunded; `unwanted` came too late, twice, or not as requested; `edited`: the order costs less since; `exchanged`: for
 * an old phone that was taken.
 */
export const REFUND_CAUSES = ['cancelled', 'rejected', 'returned', 'unwanted', 'edited', 'exchanged'] as const;
export type RefundCause = (typeof REFUND_CAUSES)[number];

/** How long stock is reserved for an unpaid order. */
export const HELD_MINUTES = 30;

/** Who takes payments for the shop. `sandbox` is the shop's own, for trying and for tests; no money moves there. */
export const PROVIDERS = ['sandbox', 'razorpay', 'paypal'] as const;
export type ProviderName = (typeof PROVIDERS)[number];

/**
 * What becomes of one try to pay. `open` until money comes or the shop stops waiting; `paid` is for an order that took it;
 * `returned` is money that came for an order that no longer wanted it.
 */
export const PAYMENT_STATES = ['open', 'paid', 'failed', 'expired', 'returned'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

export const REFUND_STATES = ['owed', 'sent', 'settled', 'failed'] as const;
export type RefundState = (typeof REFUND_STATES)[number];

/** Why money goes back: `unwanted` came too late or twice. */
export const REFUND_CAUSES = ['cancelled', 'rejected', 'returned', 'unwanted'] as const;
export type RefundCause = (typeof REFUND_CAUSES)[number];

/** How long products are held for an order that is not paid yet. */
export const HELD_MINUTES = 30;

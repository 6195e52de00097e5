import type { SellerStatus } from '#shared/api/actor.ts';

/** What may be decided about a seller, in the order of a seller's way. */
export const SELLER_STATUSES = ['Pending', 'Approved', 'Rejected'] as const satisfies readonly SellerStatus[];

/** As much as an administrator may write to a seller. */
export const MAX_DECISION_REASON_LENGTH = 500;

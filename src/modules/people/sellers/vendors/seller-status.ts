import type { SellerStatus } from '#shared/api/actor.ts';
import { t } from '#shared/language/t.ts';

/** What may be decided about a seller, in the order of a seller's way. */
export const SELLER_STATUSES = ['Pending', 'Approved', 'Rejected'] as const satisfies readonly SellerStatus[];

/** The word for each. */
export const SELLER_STATUS_WORDS: Readonly<Record<SellerStatus, () => string>> = {
  Pending: () => t('people.sellers.status.pending'),
  Approved: () => t('people.sellers.status.approved'),
  Rejected: () => t('people.sellers.status.rejected'),
};

/** As much as an administrator may write to a seller. */
export const MAX_DECISION_REASON_LENGTH = 500;

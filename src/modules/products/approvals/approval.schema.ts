import * as z from 'zod/mini';
import { instant } from '#shared/api/wire.ts';

export const APPROVAL_STATES = ['waiting', 'sent-back'] as const;
export type ApprovalState = (typeof APPROVAL_STATES)[number];

/** A value that waits, in the language of the request. */
export const WaitingChange = z.object({
  field: z.enum(['brand', 'kind', 'price', 'salePrice', 'fits']),
  label: z.string(),
  before: z.string(),
  after: z.string(),
});
export type WaitingChange = z.output<typeof WaitingChange>;

/** Where a product, or a risky edit of it, stands with the administrators. */
export const ProductApproval = z.object({
  state: z.enum(APPROVAL_STATES),
  /** When the seller submitted it. */
  since: instant,
  /** Why it was sent back. */
  sentBackReason: z.nullable(z.string()),
  /** The whole product waits, and shoppers do not see it. Otherwise only the changes wait. */
  isNew: z.boolean(),
  changes: z.array(WaitingChange),
  /** Why it waits, in sentences. */
  reasons: z.array(z.string()),
});
export type ProductApproval = z.output<typeof ProductApproval>;

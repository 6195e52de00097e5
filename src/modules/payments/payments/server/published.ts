import { sql } from 'kysely';

/** Refunds as other modules may read them, as a source in SQL: `from ${publishedRefunds} r`. Not for locking. */
export const publishedRefunds = sql`(
  select id, order_id, part_id, payment_id, cause, cause_id, amount_paise, delivery_paise, exchange_paise, state, owed_at, settled_at, upi_id,
    provider_ref, failure, rest_of from refunds)`;

/** The order lines of refunds, as a source in SQL. */
export const publishedRefundLines = sql`(select refund_id, line_id, quantity, amount_paise from refund_lines)`;

/** Approvals of manual refunds, as a source in SQL. */
export const publishedApprovals = sql`(select refund_id, user_id, user_name, at from refund_approvals)`;

import { sql } from 'kysely';

/**
 * For other modules: the columns of orders they may read, as a source in SQL: `from ${publishedOrders} o`. Not for
 * locking.
 */
export const publishedOrders = sql`(
  select id, number, user_id, status, payment_method, payment_status, total_paise, placed_at, held_until, ship_name,
    ship_address, ship_city, ship_pincode, ship_state_code from orders)`;

/** Seller orders, as a source in SQL. */
export const publishedParts = sql`(
  select id, order_id, seller_id, seller_name, status, payment_status, items_paise, delivery_paise, total_paise, placed_at, delivered_at,
    updated_at, carrier, tracking, unproven_reason, cash_state, cash_holder, cash_amount_paise, cash_on, cash_reference
  from order_parts)`;

/** Order lines, as a source in SQL. */
export const publishedLines = sql`(
  select id, part_id, product_id, position, title, sku, hsn, gst_rate_bp, quantity, price_paise, total_paise
  from order_lines)`;

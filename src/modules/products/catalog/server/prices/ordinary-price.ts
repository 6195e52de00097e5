import { type RawBuilder, sql } from 'kysely';

/**
 * The sale price that product `p` has apart from a scheduled one: while that runs, what the product gets back. A statement that
 * waited for the product may see it running before it knows that price; then it is the present one, which changes nothing.
 */
export const ordinarySalePrice: RawBuilder<unknown> = sql`(case when p.scheduled_price_id is null then p.sale_price_paise else (
  select case when s.state = 'waiting' then p.sale_price_paise when s.before_paise < p.price_paise then s.before_paise end
  from scheduled_prices s where s.id = p.scheduled_price_id) end)`;

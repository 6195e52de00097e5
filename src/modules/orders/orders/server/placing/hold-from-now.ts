import { type RawBuilder, sql } from 'kysely';
import { HELD_MINUTES } from '#payments/payments/payment-states.ts';

/** In SQL, by the database's clock, which all processes share: the payment deadline of an order placed now. */
export function holdFromNow(): RawBuilder<Date> {
  return sql<Date>`now() + make_interval(mins => ${sql.lit(HELD_MINUTES)})`;
}

import { type RawBuilder, sql } from 'kysely';
import { HELD_MINUTES } from '#payments/payments/payment-states.ts';

/** In SQL, by the database's clock, which all processes share: until when items are held that are to be paid first. */
export function holdFromNow(): RawBuilder<Date> {
  return sql<Date>`now() + make_interval(mins => ${sql.lit(HELD_MINUTES)})`;
}

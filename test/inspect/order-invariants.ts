import type { RawBuilder } from 'kysely';
import { breachesOf } from '#commands/check/breaches.ts';
import { LEDGER_BREACHES } from '#commands/check/ledger-breaches.ts';
import { MONEY_BREACHES } from '#commands/check/money-breaches.ts';
import { ORDER_BREACHES } from '#commands/check/order-breaches.ts';
import type { Database } from '#platform/db/database.ts';

/** What `npm run admin -- check` asks of orders and money, for tests whose goods got their ratings without reviews. */
const RULES = { ...ORDER_BREACHES, ...MONEY_BREACHES, ...LEDGER_BREACHES };

/** @returns a sentence for each rule that is broken */
export function breaches(
  db: Database,
  rules: Readonly<Record<string, RawBuilder<unknown>>> = RULES,
): Promise<string[]> {
  return breachesOf(db, rules);
}

import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { countText } from '#shared/text/count-text.ts';
import { LEDGER_BREACHES } from './ledger-breaches.ts';
import { MONEY_BREACHES } from './money-breaches.ts';
import { ORDER_BREACHES } from './order-breaches.ts';

/** Rules of accounts and reviews (docs/security-cases.md I7, I9). Each query returns the rows that violate the rule. */
const PEOPLE_BREACHES = {
  'I7 a registration code creates one account': sql`
    select used.email from registrations used where used.used_at is not null
    group by used.email
    having count(*) > 1 + (select count(*) from users where deleted_at > min(used.created_at))
      + (select count(*) from account_codes moved
        where moved.used_at > min(used.created_at) and moved.former_email = used.email)`,
  'I9 the rating and review count of a product match its visible reviews': sql`
    select p.id, p.average_review as shown, coalesce(round(avg(r.rating), 2), 0) as mean
    from products p left join reviews r on r.product_id = p.id and r.hidden_at is null and r.withdrawn_at is null and r.import_id is null
    group by p.id having p.review_count <> count(r.id) or p.review_sum <> coalesce(sum(r.rating), 0)`,
};

type Rules = Readonly<Record<string, RawBuilder<unknown>>>;

/** All rules of a shop, by the sentence that states them. */
export const ALL_RULES: Rules = { ...ORDER_BREACHES, ...MONEY_BREACHES, ...LEDGER_BREACHES, ...PEOPLE_BREACHES };

const MAX_NAMED = 3;

/** Checks rules in a database; read-only. @returns a sentence for each violated rule, with the rows that violate it */
export async function breachesOf(db: Database, rules: Rules = ALL_RULES): Promise<string[]> {
  const found: string[] = [];
  for (const [rule, query] of Object.entries(rules)) {
    const { rows } = await query.execute(db);
    if (rows.length > 0) found.push(`${rule}. ${countText(rows.length, 'violation')}: ${named(rows)}`);
  }
  return found;
}

function named(rows: readonly unknown[]): string {
  const texts = rows.slice(0, MAX_NAMED).map(row => wordsOf(row as Readonly<Record<string, unknown>>));
  return `${texts.join('; ')}${rows.length > MAX_NAMED ? '; …' : '.'}`;
}

function wordsOf(row: Readonly<Record<string, unknown>>): string {
  return Object.entries(row)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');
}

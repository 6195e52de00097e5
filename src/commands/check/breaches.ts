import type { RawBuilder } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { countText } from '#shared/text/count-text.ts';
import { LEDGER_BREACHES } from './ledger-breaches.ts';
import { MONEY_BREACHES } from './money-breaches.ts';
import { ORDER_BREACHES } from './order-breaches.ts';
import { PEOPLE_BREACHES } from './people-breaches.ts';

type Rules = Readonly<Record<string, RawBuilder<unknown>>>;

/** Everything that must hold of a shop, by the sentence that says it. */
export const ALL_RULES: Rules = { ...ORDER_BREACHES, ...MONEY_BREACHES, ...LEDGER_BREACHES, ...PEOPLE_BREACHES };

const MAX_NAMED = 3;

/** Asks a database what must hold, and changes nothing. @returns a sentence for each rule that is broken, with what breaks it */
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

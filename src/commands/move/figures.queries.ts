import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';

/** Totals to compare after a move: people, products, units, orders, money, the last order number. */
export async function figuresOf(db: Database): Promise<Readonly<Record<string, string>>> {
  const { rows } = await sql<Readonly<Record<string, string | null>>>`
    select (select count(*) from users)::text as "People",
      (select count(*) from products)::text as "Products",
      (select coalesce(sum(stock + held_stock), 0) from products)::text as "Units in stock",
      (select coalesce(sum(quantity), 0) from stock_movements)::text as "Units by movements",
      (select count(*) from orders)::text as "Orders",
      (select coalesce(sum(total_paise), 0) from orders)::text as "Orders, in paise",
      (select coalesce(sum(amount_paise), 0) from payments where state = 'paid')::text as "Paid online, in paise",
      (select coalesce(sum(amount_paise), 0) from refunds)::text as "Refunds, in paise",
      (select coalesce(sum(amount_paise), 0) from ledger_entries)::text as "Owed to sellers, in paise",
      (select coalesce(sum(total_paise), 0) from invoices)::text as "Invoices and credit notes, in paise",
      (select count(*) from reviews)::text as "Reviews",
      (select last_value from pg_sequences where sequencename = 'orders_number_seq')::text as "Last order number"`.execute(
    db,
  );
  return Object.fromEntries(Object.entries(rows[0] ?? {}).map(([name, value]) => [name, value ?? 'none']));
}

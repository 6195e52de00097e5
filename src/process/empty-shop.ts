import { sql } from 'kysely';
import { deletePeople } from '#people/accounts/server/accounts.ts';
import { deleteSellers, updateHouseSeller } from '#people/sellers/server/sellers.ts';
import type { Ctx, TxCtx } from '#platform/context.ts';
import type { Tables, Tx } from '#platform/db/database.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import { listUploadKeys } from '#products/media/server/media.ts';
import { withoutInvented } from '#shop/shop/identity/demo-identity.ts';
import { changeSetting, forgetNote, isNoted, noteOnce, setting } from '#shop/shop/server/shop.ts';

/** Noted when the shop was emptied on purpose, so that the next start does not load the demo again. */
const MARK = 'emptied';

/** Tables that keep their rows, people and sellers in part. Every other table is emptied, also one that is new. */
const KEPT: readonly (keyof Tables)[] = [
  'migrations',
  'throttles',
  'settings',
  'connections',
  'audit_entries',
  'process_reports',
  'noted_errors',
  'page_speeds',
  'sandbox_secret',
  'users',
  'sessions',
  'known_browsers',
  'account_codes',
  'sellers',
  'brands',
  'categories',
  'attributes',
  'category_attributes',
  'tickets',
  'ticket_answers',
  'ticket_networks',
];

/**
 * Leaves a shop ready for real products: no products, orders, carts, reviews or banners, and no people but administrators.
 * Settings, brands, tickets, the house seller and the administrators stay, without the company that the demo invented.
 * This cannot be undone.
 */
export async function emptyShop(tx: TxCtx): Promise<void> {
  await tx.later('media.forget', { keys: await listUploadKeys(tx.db) });
  await truncateAllBut(tx.db, KEPT);
  await deleteSellers(tx.db);
  await deletePeople(tx.db);
  await noteOnce(tx.db, MARK);
  await forgetInventedCompany(tx);
  tx.changed(cacheTag.everything);
}

/** Invoices and ledger refuse this by a trigger. What the demo issued is no tax matter; a shop that trades never comes here. */
async function truncateAllBut(tx: Tx, kept: readonly string[]): Promise<void> {
  const { rows: tables } = await sql<{ name: string; triggers: string[] }>`
    select c.relname as name, array(
      select tgname::text from pg_trigger where tgrelid = c.oid and not tgisinternal and tgtype & 32 <> 0
    ) as triggers
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all(${kept}::text[])`.execute(
    tx,
  );
  const guards = tables.flatMap(({ name, triggers }) =>
    triggers.map(each => [sql.table(name), sql.ref(each)] as const),
  );
  for (const [table, guard] of guards) await sql`alter table ${table} disable trigger ${guard}`.execute(tx);
  await sql`truncate ${sql.join(tables.map(({ name }) => sql.table(name)))}`.execute(tx);
  for (const [table, guard] of guards) await sql`alter table ${table} enable trigger ${guard}`.execute(tx);
}

async function forgetInventedCompany(tx: TxCtx): Promise<void> {
  const identity = withoutInvented(await setting(tx, 'identity'));
  await changeSetting(tx, 'identity', identity);
  await updateHouseSeller(tx, identity);
}

/** Whether the shop was emptied for real products. */
export async function wasEmptied({ db }: Ctx): Promise<boolean> {
  return isNoted(db, MARK);
}

/** Lets the demo be loaded again. */
export async function forgetEmptying({ db }: Ctx): Promise<void> {
  await forgetNote(db, MARK);
}

/** Everybody who orders in the demo has an address of this domain, which nobody can own. */
export const DEMO_SHOPPERS = '%@demo.example';

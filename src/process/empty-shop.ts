import { sql } from 'kysely';
import { updateHouseSeller } from '#people/sellers/server/sellers.ts';
import type { Ctx, TxCtx } from '#platform/context.ts';
import type { Database } from '#platform/db/database.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import { withoutInvented } from '#shop/shop/identity/demo-identity.ts';
import { changeSetting, setting } from '#shop/shop/server/shop.ts';

/** Says that the shop was emptied on purpose, so that the next start does not bring the demo back. */
const MARK = 'emptied';

/**
 * Leaves a shop ready for real products: no products, orders, carts, reviews, banners, and no people but administrators.
 * Settings, brands, the house seller and the administrators stay, without the company that the demo invented. There is no way back.
 */
export async function emptyShop(tx: TxCtx): Promise<void> {
  // What the demo issued is no tax matter; of a shop that trades nothing like this is ever undone.
  await sql`alter table invoices disable trigger invoices_stay`.execute(tx.db);
  await sql`truncate invoices, invoice_series, ledger_postings, ledger_entries, ledger_lines, ledger_holds, ledger_accounts,
    return_photos, return_events, return_lines, returns, refund_lines, refund_approvals, refunds, payment_messages,
    payment_parts, payments,
    sandbox_refunds, sandbox_captures, sandbox_payments,
    banners, review_reports, reviews, stock_movements, order_events, sold_titles, sold_serials, reserved_units, order_lines, order_parts, orders,
    cart_merges, cart_items, carts, addresses, registrations, farewells, low_stock_told, products`.execute(tx.db);
  await sql`alter table invoices enable trigger invoices_stay`.execute(tx.db);
  await sql`delete from uploads where user_id is not null`.execute(tx.db);
  await sql`delete from sellers where not is_house`.execute(tx.db);
  await sql`delete from users where type <> 'admin'`.execute(tx.db);
  await sql`insert into settings (key, value) values (${MARK}, 'true') on conflict do nothing`.execute(tx.db);
  await forgetInventedCompany(tx);
  tx.changed(cacheTag.everything);
}

async function forgetInventedCompany(tx: TxCtx): Promise<void> {
  const identity = withoutInvented(await setting(tx, 'identity'));
  await changeSetting(tx, 'identity', identity);
  await updateHouseSeller(tx, identity);
}

/** Whether the shop was emptied for real products. */
export async function wasEmptied({ db }: Ctx): Promise<boolean> {
  return (await db.selectFrom('settings').select('key').where('key', '=', MARK).executeTakeFirst()) !== undefined;
}

/** Lets the demo be loaded again, because somebody asks for it. */
export async function forgetEmptying({ db }: Ctx): Promise<void> {
  await db.deleteFrom('settings').where('key', '=', MARK).execute();
}

/** Everybody who orders in the demo has an address of this domain, which nobody can own. */
const DEMO_SHOPPERS = '%@demo.example';

/** Orders that are none of the demo: of people who registered, also such as are gone since, or with money that moved. */
export async function countRealOrders(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from orders o left join users u on u.id = o.user_id
    where u.email is null or u.email not like ${DEMO_SHOPPERS}
      or o.payment_method in ('razorpay', 'paypal')`.execute(db);
  return rows[0]?.count ?? 0;
}

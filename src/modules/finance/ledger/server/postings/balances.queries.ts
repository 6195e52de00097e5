import { type RawBuilder, sql } from 'kysely';
import type { PAYOUT_SORTS } from '#finance/ledger/payouts/payouts.contract.ts';
import { publishedParts } from '#orders/orders/server/orders.ts';
import { publishedSellers } from '#people/sellers/server/sellers.ts';
import type { Database } from '#platform/db/database.ts';
import { containing } from '#platform/db/statements/containing.ts';
import type { PageSpan } from '#shared/api/page-of-list.ts';
import type { Id, SellerId } from '#shared/id.ts';
import type { Paise } from '#shared/money/money.ts';
import { unsummedSince } from './ledger-days.queries.ts';

export interface BalanceRow {
  readonly sellerId: SellerId;
  readonly name: string;
  readonly isClosed: boolean;
  readonly hasBank: boolean;
  readonly bankChangedAt: Date | null;
  readonly collectsCash: boolean;
  readonly balance: Paise;
  readonly payable: Paise;
  readonly held: Paise;
  readonly awaitingCash: Paise;
  readonly payoutId: Id<'payout'> | null;
  readonly payoutAmount: Paise | null;
  readonly payoutPaidOn: string | null;
  readonly payoutReference: string | null;
  readonly payoutBy: string | null;
}

/** In SQL, for a posting `p`: its part is on hold. */
export const isOnHold = sql`exists (
  select from ledger_holds hold where hold.part_id = p.part_id and hold.released_at is null)`;

/** In SQL, for a posting `p`: its cash has not reached the shop. */
export const awaitsCash = sql`exists (
  select from ${publishedParts} waiting where waiting.id = p.part_id and waiting.cash_state in ('expected', 'collected'))`;

/** Filtered by callers: the shop's own seller has no balance, and deleted sellers stay while they have postings. */
const sellers = sql`${publishedSellers} seller left join ledger_accounts account on account.seller_id = seller.id`;

/** In SQL: the sum of a seller's postings, of days that are over by their sums. */
function balanceOfSeller(sellerId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(coalesce((select sum(summed.amount_paise) from ledger_days summed where summed.seller_id = ${sellerId}), 0)
    + coalesce((select sum(posting.amount_paise) from ledger_postings posting
      where posting.seller_id = ${sellerId} and posting.at >= ${unsummedSince}), 0))::bigint`;
}

/** In SQL: the postings of a seller that can't be paid out: not payable yet, held, or without their cash. They are few. */
function keptBack(now: Date): RawBuilder<unknown> {
  return sql`
    select id, amount_paise, bool_or(held) as held, bool_or(waits) as waits from (
      select later.id, later.amount_paise, false as held, false as waits from ledger_postings later
      where later.seller_id = seller.id and later.payable_at > ${now}::timestamptz
      union all
      select posting.id, posting.amount_paise, true, false
      from ledger_holds hold join ledger_postings posting on posting.part_id = hold.part_id
      where hold.released_at is null and posting.seller_id = seller.id
      union all
      select posting.id, posting.amount_paise, false, true
      from ${publishedParts} unpaid join ledger_postings posting on posting.part_id = unpaid.id
      where unpaid.seller_id = seller.id and unpaid.cash_state in ('expected', 'collected')
    ) each group by id, amount_paise`;
}

function balances(now: Date) {
  return sql`
    select seller.id as "sellerId", seller.name, seller.closed_at is not null as "isClosed",
      seller.bank_account is not null as "hasBank", seller.bank_changed_at as "bankChangedAt",
      coalesce(account.collects_cash, false) as "collectsCash",
      sums.balance, sums.payable, sums.held, sums.waiting as "awaitingCash", last.cause_id as "payoutId", -last.amount_paise as "payoutAmount",
      last.paid_on::text as "payoutPaidOn", last.reference as "payoutReference", last.by_name as "payoutBy"
    from ${sellers}
    cross join lateral (select ${balanceOfSeller(sql`seller.id`)} as balance offset 0) total
    cross join lateral (
      select total.balance, (total.balance - coalesce(sum(amount_paise), 0))::bigint as payable,
        coalesce(sum(amount_paise) filter (where held), 0)::bigint as held,
        coalesce(sum(amount_paise) filter (where waits), 0)::bigint as waiting
      from (${keptBack(now)}) back
    ) sums
    left join lateral (
      select paid.cause_id, paid.amount_paise, paid.paid_on, paid.reference, paid.by_name from ledger_postings paid
      where paid.seller_id = seller.id and paid.cause = 'paid_out' and not exists (
        select from ledger_postings back where back.cause = 'payout_reversed' and back.cause_id = paid.cause_id)
      order by paid.at desc, paid.id desc limit 1
    ) last on true`;
}

/** A seller's balance; undefined for the shop itself. */
export async function findBalance(db: Database, id: SellerId, now: Date): Promise<BalanceRow | undefined> {
  const { rows } = await sql<BalanceRow>`
    ${balances(now)} where seller.id = ${id} and not seller.is_house`.execute(db);
  return rows[0];
}

export interface BalancesFilter extends PageSpan {
  readonly find: string | undefined;
  readonly sort: (typeof PAYOUT_SORTS)[number];
  readonly order: 'asc' | 'desc';
}

export async function listBalances(db: Database, filter: BalancesFilter, now: Date): Promise<BalanceRow[]> {
  const column = { payable: sql`sums.payable`, balance: sql`sums.balance`, name: sql`lower(seller.name)` }[filter.sort];
  const { rows } = await sql<BalanceRow>`
    ${balances(now)} where ${isListed(filter.find)}
    order by ${column} ${filter.order === 'asc' ? sql`asc` : sql`desc`}, sums.balance desc, seller.id
    limit ${filter.limit} offset ${filter.offset}`.execute(db);
  return rows;
}

export async function countBalances(db: Database, find: string | undefined): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${publishedSellers} seller where ${isListed(find)}`.execute(db);
  return rows[0]?.count ?? 0;
}

function isListed(find: string | undefined) {
  const pattern = find && containing(find);
  const named = pattern
    ? sql`(seller.name ilike ${pattern} or seller.legal_name ilike ${pattern} or seller.gstin ilike ${pattern})`
    : sql`true`;
  return sql`not seller.is_house and ${named}
    and (seller.closed_at is null or exists (select from ledger_postings p where p.seller_id = seller.id))`;
}

/** The next amount to become payable, by day in India. */
export async function findNext(
  db: Database,
  id: SellerId,
  now: Date,
): Promise<{ readonly amount: Paise; readonly at: Date } | undefined> {
  const { rows } = await sql<{ amount: Paise; at: Date }>`
    select sum(p.amount_paise)::bigint as amount, min(p.payable_at) as at from ledger_postings p
    where p.seller_id = ${id} and p.payable_at > ${now} and not ${isOnHold} and not ${awaitsCash}
    group by date_trunc('day', p.payable_at at time zone 'Asia/Kolkata')
    having sum(p.amount_paise) <> 0 order by 2 limit 1`.execute(db);
  return rows[0];
}

/** Locks a seller's account until the transaction ends, which serializes payouts. */
export async function lockAccount(db: Database, id: SellerId): Promise<void> {
  await sql`insert into ledger_accounts (seller_id) values (${id}) on conflict do nothing`.execute(db);
  await sql`select from ledger_accounts where seller_id = ${id} for update`.execute(db);
}

/** In SQL: whether a seller's balance is negative. */
export function owesShop(sellerId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(${balanceOfSeller(sellerId)} < 0)`;
}

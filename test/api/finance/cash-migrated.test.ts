import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { breachesOf } from '#commands/check/breaches.ts';
import { LEDGER_BREACHES } from '#commands/check/ledger-breaches.ts';
import { type BalanceRow, findBalance } from '#finance/ledger/server/postings/balances.queries.ts';
import type { OpenDatabase } from '#platform/db/database.ts';
import { migrate } from '#platform/db/migrations/migrate.ts';
import { openPostgres } from '#platform/db/postgres/postgres.ts';
import type { SellerId } from '#shared/id.ts';
import { freshDatabase } from '#test/postgres/fresh-database.ts';

const MIGRATIONS = resolve(import.meta.dirname, '../../../db/migrations');
/** What every seller order here comes to, and what its seller is credited for it: 5 % commission. */
const [TOTAL, CREDIT] = [100_000, 95_000];
const DAY = 86_400_000;

/** A seller order as the build before cash was recorded left it. */
interface OldOrder {
  readonly method?: 'COD' | 'razorpay';
  readonly status: 'pending' | 'inShipping' | 'delivered' | 'rejected';
  readonly payment: 'pending' | 'paid' | 'partially_refunded' | 'failed';
  readonly daysAgo?: number;
  readonly tracking?: string;
  /** Its delivery stands in the ledger, with the cash that the seller took against it. */
  readonly isBooked?: boolean;
  readonly keepsCash?: boolean;
  /** ₹100 of a return: owed back, or sent by hand. */
  readonly refund?: 'owed' | 'settled';
}

const DELIVERED = { status: 'delivered', payment: 'paid', isBooked: true } as const;
const OLD = {
  longDelivered: { ...DELIVERED, daysAgo: 20, tracking: 'D0020' },
  longDeliveredByHand: { ...DELIVERED, daysAgo: 8 },
  lately: { ...DELIVERED, daysAgo: 2, tracking: 'D002' },
  latelyByHand: { ...DELIVERED, daysAgo: 6 },
  kept: { ...DELIVERED, daysAgo: 20, keepsCash: true },
  keptLately: { ...DELIVERED, daysAgo: 1, keepsCash: true, tracking: 'D001' },
  refundedLately: { ...DELIVERED, payment: 'partially_refunded', daysAgo: 3, tracking: 'D003', refund: 'settled' },
  refundOwed: { ...DELIVERED, payment: 'partially_refunded', daysAgo: 3, tracking: 'D004', refund: 'owed' },
  unpaidCash: { status: 'inShipping', payment: 'pending', tracking: 'D005' },
  rejectedCash: { status: 'rejected', payment: 'pending' },
  online: { ...DELIVERED, method: 'razorpay', daysAgo: 20 },
  onlineUnpaidShipped: { method: 'razorpay', status: 'inShipping', payment: 'pending' },
  onlineUnpaid: { method: 'razorpay', status: 'pending', payment: 'pending' },
} as const satisfies Record<string, OldOrder>;
type Name = keyof typeof OLD;

describe('a shop that delivered before its cash was recorded', () => {
  const now = new Date();
  const sellers = { paidByShop: randomUUID() as SellerId, keeper: randomUUID() as SellerId };
  const ids = new Map<string, string>();
  let open: OpenDatabase;
  let before: Record<string, number>;
  beforeAll(async () => {
    open = await openPostgres(await freshDatabase(inject('postgresUrl'), `cash_${randomUUID()}`), 1);
    const earlier = readdirSync(MIGRATIONS)
      .map(name => name.replace(/\.sql$/, ''))
      .filter(name => name < '0040');
    await migrate(open.db, MIGRATIONS, () => {}, new Set(earlier));
    for (const [name, id] of Object.entries(sellers)) await insertSeller(name, id);
    for (const [name, old] of Object.entries(OLD)) ids.set(name, await insertOrder(old));
    before = { ...(await sums(sellers.paidByShop)), ...(await sums(sellers.keeper)) };
    await migrate(open.db, MIGRATIONS);
  });
  afterAll(() => open.close());

  async function insertSeller(name: string, id: SellerId) {
    const user = randomUUID();
    await sql`insert into users (id, email, user_name, user_name_key, password_hash, role, type)
      values (${user}, ${`${name.toLowerCase()}@old.example`}, ${name}, ${name}, 'none', 'admin', 'vendor')`.execute(
      open.db,
    );
    await sql`insert into sellers (id, user_id, name, name_key, status) values (${id}, ${user}, ${name}, ${name}, 'Approved')`.execute(
      open.db,
    );
  }

  async function insertOrder(old: OldOrder): Promise<string> {
    const { method = 'COD', status, payment, daysAgo, tracking = null, isBooked, keepsCash, refund } = old;
    const [order, part] = [randomUUID(), randomUUID()];
    const seller = keepsCash ? sellers.keeper : sellers.paidByShop;
    const at = new Date(now.getTime() - (daysAgo ?? 30) * DAY);
    const db = open.db;
    await sql`insert into orders (id, idempotency_key, request_hash, payment_method, status, payment_status, total_paise,
        ship_address, ship_city, ship_state_code, ship_pincode, ship_phone, ship_notes)
      values (${order}, ${order}, '\\x00', ${method}, ${status}, ${payment}, ${TOTAL}, 'a', 'b', '29', '560001', '', '')`.execute(
      db,
    );
    await sql`insert into order_parts (id, order_id, seller_id, seller_name, status, payment_status, items_paise, carrier, tracking,
        delivered_at)
      values (${part}, ${order}, ${seller}, 'x', ${status}, ${payment}, ${TOTAL}, ${tracking && 'Delhivery'}, ${tracking},
        ${status === 'delivered' ? at : null})`.execute(db);
    if (method !== 'COD' && payment === 'paid') {
      const id = randomUUID();
      await sql`insert into payments (id, order_id, provider, state, amount_paise, capture_ref, held_until, captured_at)
        values (${id}, ${order}, 'razorpay', 'paid', ${TOTAL}, ${id}, ${at}, ${at})`.execute(db);
      await sql`insert into payment_parts (payment_id, part_id, amount_paise) values (${id}, ${part}, ${TOTAL})`.execute(
        db,
      );
    }
    if (isBooked) await book({ seller, part, at, keepsCash: keepsCash ?? false });
    if (refund) {
      const settled = refund === 'settled' ? at : null;
      await sql`insert into refunds (id, order_id, part_id, cause, cause_id, state, amount_paise, settled_at)
        values (${randomUUID()}, ${order}, ${part}, 'returned', ${randomUUID()}, ${refund}, 10000, ${settled})`.execute(
        db,
      );
      await post({
        seller,
        part,
        at,
        cause: 'returned',
        entries: [
          ['sale', null, -10_000],
          ['commission', 500, 500],
        ],
      });
    }
    return part;
  }

  interface Posted {
    readonly seller: SellerId;
    readonly part: string;
    readonly at: Date;
    readonly cause: 'delivered' | 'returned';
    readonly entries: readonly (readonly [kind: string, rate: number | null, amount: number])[];
  }
  const book = ({ keepsCash, ...posted }: Pick<Posted, 'seller' | 'part' | 'at'> & { keepsCash: boolean }) =>
    post({
      ...{ ...posted, cause: 'delivered' },
      entries: [
        ['sale', null, TOTAL],
        ['commission', 500, CREDIT - TOTAL],
        ...(keepsCash ? ([['cash_collected', null, -TOTAL]] as const) : []),
      ],
    });
  async function post({ seller, part, at, cause, entries }: Posted) {
    const amount = entries.reduce((sum, [, , each]) => sum + each, 0);
    const payable = new Date(at.getTime() + 7 * DAY);
    const causeId = cause === 'delivered' ? part : randomUUID();
    const { rows } = await sql<{ id: number }>`
      insert into ledger_postings (seller_id, part_id, cause, cause_id, amount_paise, at, payable_at)
      values (${seller}, ${part}, ${cause}, ${causeId}, ${amount}, ${at}, ${payable}) returning id`.execute(open.db);
    for (const [kind, rate, each] of entries)
      await sql`insert into ledger_entries (posting_id, kind, rate_bp, base_paise, amount_paise)
        values (${rows[0]?.id}, ${kind}, ${rate}, ${kind === 'sale' ? each : TOTAL}, ${each})`.execute(open.db);
  }

  /** What a seller is owed in all, as the ledger alone says it. */
  async function sums(seller: SellerId): Promise<Record<string, number>> {
    const { rows } = await sql<{ sum: number }>`
      select sum(amount_paise)::int as sum from ledger_postings where seller_id = ${seller}`.execute(open.db);
    return { [seller]: rows[0]?.sum ?? 0 };
  }

  const cashOf = async (name: Name) => {
    const part = open.db
      .selectFrom('order_parts')
      .selectAll()
      .where('id', '=', ids.get(name) as never);
    const { cash_state, cash_holder, cash_reference, unpaid_reason } = await part.executeTakeFirstOrThrow();
    return [cash_state, cash_holder, cash_reference, unpaid_reason];
  };
  const EARLIER = 'Before cash was recorded';

  it.each<[Name, (string | null)[]]>([
    ['longDelivered', ['remitted', 'courier', EARLIER, null]],
    ['longDeliveredByHand', ['remitted', 'seller', EARLIER, null]],
    ['lately', ['collected', 'courier', null, null]],
    ['latelyByHand', ['collected', 'seller', null, null]],
    ['kept', ['kept', 'seller', null, null]],
    ['keptLately', ['kept', 'seller', null, null]],
    ['refundedLately', ['remitted', 'courier', EARLIER, null]],
    ['refundOwed', ['collected', 'courier', null, null]],
    ['unpaidCash', [null, null, null, null]],
    ['rejectedCash', [null, null, null, null]],
    ['online', [null, null, null, null]],
    ['onlineUnpaidShipped', [null, null, null, 'Shipped before the shop asked for a decision']],
    ['onlineUnpaid', [null, null, null, null]],
  ])('%s: its cash is where the shop has treated it as being', async (name, cash) => {
    expect(await cashOf(name)).toEqual(cash);
  });

  it('keeps each seller’s balance and payable amount, and shows what waits for its cash separately', async () => {
    const balance = async (id: SellerId) => (await findBalance(open.db, id, now)) as BalanceRow;
    const shop = await balance(sellers.paidByShop);
    expect(shop.balance).toBe(before[sellers.paidByShop]);
    // Long delivered in cash twice and online once; what came back lately is payable with its delivery.
    expect(shop.payable).toBe(3 * CREDIT);
    expect(shop.awaitingCash).toBe(3 * CREDIT - 9_500);
    expect(shop.balance).toBe(7 * CREDIT - 2 * 9_500);
    const keeper = await balance(sellers.keeper);
    expect(keeper).toMatchObject({ balance: before[sellers.keeper], awaitingCash: 0 });
    expect(keeper.payable).toBe(CREDIT - TOTAL);
  });

  it('holds the rules of what sellers are owed', async () => {
    expect(await breachesOf(open.db, LEDGER_BREACHES)).toEqual([]);
  });

  it('makes the check report credits of an earlier build for unpaid deliveries', async () => {
    await insertOrder({ ...DELIVERED, method: 'razorpay', payment: 'pending', daysAgo: 20 });
    const found = (await breachesOf(open.db, LEDGER_BREACHES)).map(words => words.slice(0, 2));
    expect(found).toEqual(expect.arrayContaining(['M2', 'M6']));
  });
});

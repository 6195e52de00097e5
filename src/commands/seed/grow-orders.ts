import { type RawBuilder, sql } from 'kysely';
import type { Database, Tx } from '#platform/db/database.ts';

/** Orders of one transaction. */
const PER_BATCH = 20_000;
/** Orders over which the shoppers are spread: so many of each. */
const ORDERS_OF_SHOPPER = 20;
const SHOPPERS_PER_BATCH = 50_000;

/**
 * Adds orders up to this number, for measuring: of the last year and of what is on sale, the latest on their way, the others
 * delivered, a few rejected or cancelled. Some sellers and products sell much more than others. They have what real ones
 * have: lines, history, stock movements, postings and payouts, invoices; every rule of `npm run admin -- check` holds. All are
 * paid in cash. Each batch costs the same, however many there are.
 * @param report how many there are so far
 */
export async function growOrders(
  db: Database,
  goal: number,
  now: Date,
  report: (soFar: number) => void,
): Promise<void> {
  await db.connection().execute(async one => {
    // These may take their time; what is measured may not.
    await sql`set statement_timeout = 0`.execute(one);
    await sql`set synchronous_commit = off`.execute(one);
    try {
      await chooseGoods(one);
      const begun = await countOrders(one);
      await addShoppers(one, Math.ceil(goal / ORDERS_OF_SHOPPER));
      let isKnownTo = begun;
      for (let from = begun; from < goal; from += PER_BATCH) {
        const span = { from: from + 1, to: Math.min(goal, from + PER_BATCH), goal, now };
        await one.transaction().execute(tx => addBatch(tx, span));
        report(span.to);
        // The planner would go on reading tables as a whole that it knows as small.
        if (span.to < 2 * isKnownTo) continue;
        await sql`analyze orders, ledger_postings`.execute(one);
        isKnownTo = span.to;
      }
      if (begun < goal) await payOut(one, now);
      await sql`drop table seed_goods, seed_sellers`.execute(one);
      await sql`vacuum (analyze) users, orders, order_parts, order_lines, order_events, stock_movements, sold_titles, ledger_postings,
        ledger_entries, ledger_lines, invoices, invoice_series`.execute(one);
    } finally {
      await sql`reset statement_timeout`.execute(one);
      await sql`reset synchronous_commit`.execute(one);
    }
  });
}

interface Span {
  readonly from: number;
  readonly to: number;
  readonly goal: number;
  readonly now: Date;
}

type Sql = RawBuilder<unknown>;

/** From 0 up to 1, the same for the same number and salt. */
const chance = (n: Sql, salt: number) =>
  sql`((hashint8extended((${n})::bigint, ${sql.lit(salt)}) & 2147483647) / 2147483648.0)`;

/** A UUID of version 7 at a moment, as ids of the shop are: they rise with time. */
const idAt = (at: Sql, what: Sql) => sql`(lpad(to_hex((extract(epoch from ${at}) * 1000)::bigint), 12, '0') || '7'
  || left(md5(${what}), 3) || '8' || substr(md5(${what}), 4, 15))::uuid`;

async function countOrders(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from orders`.execute(db);
  return rows[0]?.count ?? 0;
}

async function chooseGoods(db: Database): Promise<void> {
  await sql`create temp table seed_goods as
    select p.id, p.seller_id, p.title, p.sku, p.hsn, p.gst_rate_bp, coalesce(p.images->0->>'src', '') as image,
      coalesce(p.sale_price_paise, p.price_paise) as paid, p.price_paise as mrp,
      row_number() over (partition by p.seller_id order by p.id)::int - 1 as place
    from products p where p.listed`.execute(db);
  await sql`create temp table seed_sellers as
    select s.id, s.name, s.is_house, coalesce(s.state_code, '29') as state, counted.goods,
      row_number() over (order by s.created_at, s.id)::int - 1 as place
    from sellers s join (select seller_id, count(*)::int as goods from seed_goods group by 1) counted on counted.seller_id = s.id`.execute(
    db,
  );
  await sql`create unique index seed_goods_at on seed_goods (seller_id, place)`.execute(db);
  await sql`analyze seed_goods, seed_sellers`.execute(db);
  const { rows } = await sql`select from seed_sellers limit 1`.execute(db);
  if (rows.length === 0) throw new Error('There are no products on sale to order.');
}

const shopperId = (n: Sql) =>
  sql`overlay(md5('shopper ' || ${n}) placing '0190' || lpad(to_hex(${n}), 8, '0') || '7' from 1 for 13)::uuid`;

async function addShoppers(db: Database, goal: number): Promise<void> {
  for (let from = 1; from <= goal; from += SHOPPERS_PER_BATCH)
    await sql`
      insert into users (id, email, user_name, user_name_key, password_hash, role, type)
      select ${shopperId(sql`n`)}, 'shopper' || n || '@demo.example', 'Shopper ' || n, 'seeded shopper ' || n, 'none', 'user', 'user'
      from generate_series(${from}::int, ${Math.min(goal, from + SHOPPERS_PER_BATCH - 1)}::int) n
      on conflict do nothing`.execute(db);
}

async function addBatch(tx: Tx, span: Span): Promise<void> {
  await draftOrders(tx, span);
  await insertOrders(tx);
  await insertHistory(tx);
  await moveStock(tx);
  await postDeliveries(tx);
  await issueInvoices(tx);
}

/** Who orders what from whom, and how far it has come. */
async function draftOrders(tx: Tx, { from, to, goal, now }: Span): Promise<void> {
  await sql`create temp table seed_orders on commit drop as
    select n, ${idAt(sql`placed`, sql`'order ' || n`)} as id, placed,
      ${shopperId(sql`(1 + floor(${chance(sql`n`, 1)} * ${Math.ceil(goal / ORDERS_OF_SHOPPER)}::int))::int`)} as user_id,
      case when placed > ${now}::timestamptz - interval '1 day' then 'pending'
        when placed > ${now}::timestamptz - interval '2 days' then 'inProcess'
        when placed > ${now}::timestamptz - interval '8 days' then 'inShipping'
        when ${chance(sql`n`, 2)} < 0.03 then 'rejected' when ${chance(sql`n`, 2)} < 0.06 then 'cancelled'
        else 'delivered' end as status,
      placed + interval '3 days' + ${chance(sql`n`, 4)} * interval '4 days' as delivered,
      placed < ${now}::timestamptz - interval '14 days' as is_settled
    from generate_series(${from}::int, ${to}::int) n cross join lateral (
      select date_trunc('milliseconds', ${now}::timestamptz - (${goal}::int - n)::float8 / ${goal}::int * interval '365 days') as placed) at`.execute(
    tx,
  );
  await sql`create temp table seed_parts on commit drop as
    select o.*, o.id as order_id, ${idAt(sql`placed`, sql`'part ' || n || ':' || each.p`)} as part_id, each.p, s.id as seller_id,
      s.name as seller_name, s.is_house, s.state, s.goods
    from seed_orders o cross join (select count(*)::int as sellers from seed_sellers) counted
    cross join lateral (select 0 as p, floor(sellers * ${chance(sql`n`, 5)} ^ 2)::int as at) first
    cross join lateral (
      select first.p, first.at union all select 1, (first.at + 1) % sellers where sellers > 1 and ${chance(sql`n`, 6)} < 0.25
    ) each join seed_sellers s on s.place = each.at`.execute(tx);
  await sql`create temp table seed_lines on commit drop as
    select part.part_id, part.seller_id, part.n, part.placed, part.status, each.l, g.id as product_id, g.title, g.image, g.sku, g.hsn,
      g.gst_rate_bp, g.mrp, g.paid, 1 + (${chance(sql`n * 4 + part.p * 2 + each.l`, 8)} < 0.1)::int as quantity,
      ${idAt(sql`placed`, sql`'line ' || n || ':' || part.p || ':' || each.l`)} as line_id
    from seed_parts part
    cross join lateral (select 0 as l, floor(part.goods * ${chance(sql`n * 2 + part.p`, 7)} ^ 2)::int as at) first
    cross join lateral (
      select first.l, first.at union all select 1, (first.at + 1) % part.goods where part.goods > 1 and ${chance(sql`n * 2 + part.p`, 9)} < 0.25
    ) each join seed_goods g on g.seller_id = part.seller_id and g.place = each.at`.execute(tx);
  await sql`alter table seed_parts add items bigint, add line_count int`.execute(tx);
  await sql`update seed_parts part set items = lines.items, line_count = lines.count
    from (select part_id, sum(paid * quantity) as items, count(*) as count from seed_lines group by 1) lines
    where lines.part_id = part.part_id`.execute(tx);
}

async function insertOrders(tx: Tx): Promise<void> {
  await sql`
    insert into orders (id, user_id, idempotency_key, request_hash, payment_method, status, payment_status, total_paise, ship_name,
      ship_address, ship_city, ship_state_code, ship_pincode, ship_phone, ship_notes, placed_at, updated_at)
    select o.id, o.user_id, 'seed-' || o.n, '\\x00', 'COD', o.status, case o.status when 'delivered' then 'paid' else 'pending' end,
      parts.items, 'Shopper', o.n % 400 || ' Station Road', 'Pune', '27', '411001', '+919876543210', '', o.placed,
      case o.status when 'delivered' then o.delivered else o.placed end
    from seed_orders o join (select order_id, sum(items) as items from seed_parts group by 1) parts on parts.order_id = o.id
    order by o.n`.execute(tx);
  await sql`
    insert into order_parts (id, order_id, seller_id, seller_name, status, payment_status, items_paise, placed_at, updated_at, carrier,
      tracking, delivered_at, cash_state, cash_holder, cash_amount_paise, cash_on, cash_reference)
    select part_id, order_id, seller_id, seller_name, status, case status when 'delivered' then 'paid' else 'pending' end,
      items, placed, case status when 'delivered' then delivered else placed end,
      case when is_sent then 'Delhivery' end, case when is_sent then 'AWB' || n || p end,
      case status when 'delivered' then delivered end,
      case when status = 'delivered' then case when is_in then 'remitted' else 'collected' end end,
      case when status = 'delivered' then 'courier' end, case when is_in then items end,
      case when is_in then (delivered + interval '5 days')::date end, case when is_in then 'UTR' || n / 1000 end
    from seed_parts cross join lateral (select status in ('inShipping', 'delivered') as is_sent,
      status = 'delivered' and is_settled as is_in) so order by n, p`.execute(tx);
  await sql`
    insert into order_lines (id, part_id, product_id, position, title, image, sku, hsn, gst_rate_bp, mrp_paise, price_paise, quantity)
    select line_id, part_id, product_id, l, title, image, sku, hsn, gst_rate_bp, mrp, paid, quantity
    from seed_lines order by n, part_id, l`.execute(tx);
}

async function insertHistory(tx: Tx): Promise<void> {
  await sql`
    insert into order_events (order_id, kind, status, actor_name, at)
    select id, 'placed', 'pending', 'Shopper', placed from seed_orders order by n`.execute(tx);
  await sql`
    insert into order_events (order_id, part_id, kind, status, actor_name, at, reason)
    select order_id, part_id, 'status', step.status, 'Seller', placed + (delivered - placed) * step.share,
      case step.status when 'rejected' then 'out-of-stock' end
    from seed_parts part join (values ('inProcess', 0.2, array['inProcess', 'inShipping', 'delivered']),
        ('inShipping', 0.4, array['inShipping', 'delivered']), ('delivered', 1.0, array['delivered']),
        ('rejected', 0.1, array['rejected']), ('cancelled', 0.1, array['cancelled'])) step (status, share, of)
      on part.status = any(step.of)
    order by n, p, step.share`.execute(tx);
}

/** What is sold is bought in, so that the stock of products stays what it is. */
async function moveStock(tx: Tx): Promise<void> {
  await sql`
    insert into stock_movements (product_id, quantity, reason, note, at)
    select product_id, sum(quantity), 'adjusted', 'delivery', min(placed) from seed_lines
    where status not in ('rejected', 'cancelled') group by product_id order by product_id`.execute(tx);
  await sql`
    insert into stock_movements (product_id, quantity, reason, part_id, at)
    select product_id, case back when 0 then -quantity else quantity end, case back when 0 then 'placed' else status end, part_id,
      placed + back * interval '1 hour'
    from seed_lines join generate_series(0, 1) back on back = 0 or status in ('rejected', 'cancelled')
    order by n, part_id, back, l`.execute(tx);
}

/** A commission of 5 %, and the deductions of every seller (docs/money.md). */
async function postDeliveries(tx: Tx): Promise<void> {
  await sql`create temp table seed_postings on commit drop as
    select part_id, seller_id, n, p, items, delivered, -(items * 500 + 5000) / 10000 as commission,
      -(items * 100 + 5000) / 10000 as tcs, -(items * 10 + 5000) / 10000 as tds
    from seed_parts where status = 'delivered' and not is_house`.execute(tx);
  await sql`
    alter table seed_postings add gst bigint generated always as (-2 * ((-commission * 1800 + 10000) / 20000)) stored`.execute(
    tx,
  );
  await sql`
    insert into ledger_postings (seller_id, part_id, cause, cause_id, amount_paise, at, payable_at)
    select seller_id, part_id, 'delivered', part_id, items + commission + gst + tcs + tds, delivered, delivered + interval '7 days'
    from seed_postings order by delivered`.execute(tx);
  await sql`
    insert into ledger_entries (posting_id, kind, rate_bp, base_paise, amount_paise)
    select posting.id, entry.* from seed_postings s
    join ledger_postings posting on posting.cause = 'delivered' and posting.cause_id = s.part_id and posting.generation = 1
    cross join lateral (values ('sale', null, items, items), ('commission', 500, items, commission),
      ('gst_on_commission', 1800, -commission, gst), ('tcs', 100, items, tcs), ('tds', 10, items, tds)) entry
    order by posting.id`.execute(tx);
  await sql`
    insert into ledger_lines (posting_id, line_id, quantity, amount_paise, commission_bp)
    select posting.id, line.line_id, line.quantity, line.paid * line.quantity, 500
    from seed_postings s join seed_lines line on line.part_id = s.part_id
    join ledger_postings posting on posting.cause = 'delivered' and posting.cause_id = s.part_id and posting.generation = 1
    order by posting.id`.execute(tx);
}

/** Of what was sent, numbered without gaps in each series. */
async function issueInvoices(tx: Tx): Promise<void> {
  await sql`create temp table seed_invoices on commit drop as
    select part.*, o.number, coalesce(last.last_serial, 0) + row_number() over (partition by part.seller_id, year.year order by n, p) as serial,
      year.year, sent.at as issued
    from seed_parts part join orders o on o.id = part.order_id
    cross join lateral (select placed + (delivered - placed) * 0.4 as at) sent
    cross join lateral (select extract(year from (sent.at at time zone 'Asia/Kolkata') - interval '3 months')::int as y) begun
    cross join lateral (select lpad((y % 100)::text, 2, '0') || '-' || lpad(((y + 1) % 100)::text, 2, '0') as year) year
    left join invoice_series last on last.seller_id = part.seller_id and last.kind = 'invoice' and last.year = year.year
    where part.status in ('inShipping', 'delivered')`.execute(tx);
  await sql`
    insert into invoice_series (seller_id, kind, year, last_serial)
    select seller_id, 'invoice', year, max(serial) from seed_invoices group by 1, 3
    on conflict (seller_id, kind, year) do update set last_serial = excluded.last_serial`.execute(tx);
  await sql`
    insert into invoices (id, kind, seller_id, year, serial, number, part_id, round, total_paise, document, issued_at)
    select ${idAt(sql`issued`, sql`'invoice ' || n || ':' || p`)}, 'invoice', seller_id, year, serial, label.text, part_id, 1, items,
      jsonb_build_object('kind', 'invoice', 'number', label.text, 'issuedAt', issued,
        'supplier', jsonb_build_object('name', seller_name, 'address', '1 Market Road, Bengaluru', 'state', state, 'gstin', null),
        'recipient', jsonb_build_object('name', 'Shopper', 'address', n % 400 || ' Station Road, Pune 411001', 'state', '27', 'gstin', null),
        'placeOfSupply', '27', 'taxKind', 'igst', 'month', null, 'against', null,
        'order', jsonb_build_object('id', order_id, 'number', 'BB-' || invoice.number, 'placedAt', placed),
        'lines', lines.lines, 'totals', jsonb_build_object('amount', items, 'taxable', items * 100 / 118, 'igst', items - items * 100 / 118, 'cgst', 0, 'sgst', 0)),
      issued
    from seed_invoices invoice cross join lateral (select 'IN/' || year || '/' || lpad(serial::text, 6, '0') as text) label
    join (select part_id as of, jsonb_agg(jsonb_build_object('lineId', line_id, 'description', title, 'sku', sku, 'hsn', hsn,
        'quantity', quantity, 'unit', 'Nos', 'rateBp', gst_rate_bp, 'amount', paid * quantity, 'taxable', paid * quantity * 100 / 118,
        'igst', paid * quantity - paid * quantity * 100 / 118, 'cgst', 0, 'sgst', 0) order by l) as lines
      from seed_lines group by part_id) lines on lines.of = part_id
    order by n, p`.execute(tx);
}

/** Each month's payable postings of a seller are paid out on the first day after it. */
async function payOut(db: Database, now: Date): Promise<void> {
  await db.transaction().execute(async tx => {
    await sql`create temp table seed_payouts on commit drop as
      select md5('payout ' || seller_id || month)::uuid as id, seller_id, month + interval '1 month' as at, sum(amount_paise)::bigint as amount
      from (select seller_id, amount_paise, date_trunc('month', payable_at at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata' as month
        from ledger_postings where cause = 'delivered') posting
      where month + interval '1 month' < ${now}::timestamptz and not exists (
        select from ledger_postings paid where paid.cause = 'paid_out' and paid.cause_id = md5('payout ' || posting.seller_id || posting.month)::uuid)
      group by seller_id, month having sum(amount_paise) > 0`.execute(tx);
    await sql`
      insert into ledger_postings (seller_id, cause, cause_id, amount_paise, at, payable_at, by_name, paid_on, reference)
      select seller_id, 'paid_out', id, -amount, at, at, 'Anita', at::date, 'UTR' || left(id::text, 8) from seed_payouts s order by s.at`.execute(
      tx,
    );
    await sql`
      insert into ledger_entries (posting_id, kind, base_paise, amount_paise)
      select posting.id, 'payout', posting.amount_paise, posting.amount_paise from seed_payouts s
      join ledger_postings posting on posting.cause = 'paid_out' and posting.cause_id = s.id`.execute(tx);
  });
}

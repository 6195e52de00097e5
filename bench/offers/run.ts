import { sql } from 'kysely';
import { machineFacts, row, runBench, wordsOfMachine } from '#bench/report.ts';
import { type ServerProcess, startServer } from '#bench/stand/server-process.ts';
import { quietShop, SHOP_SERVER } from '#bench/stand/shop-server.ts';
import type { Shopper } from '#bench/stand/shoppers.ts';
import { openStand, type Stand } from '#bench/stand/stand.ts';
import { printLine, step } from '#process/printout.ts';
import { openShop, type Shop } from '#src/shop.ts';

const PRODUCTS = 1_000;
const OFFERS = 500;
const LINES = 5;
/** The two sides alternate, so that other load on the machine affects both. The least of all rounds counts. */
const ROUNDS = 10;
/** So many that both sides are compiled after the first rounds. */
const ASKED = 500;
/** With offers an answer may take so much more processor time. */
const MOST = 1.1;

interface Case {
  readonly name: string;
  readonly path: string;
}

/** The processor time of cart and checkout with 500 live offers, beside the same without. */
await runBench(async () => {
  const machine = machineFacts();
  const stand = await openStand(PRODUCTS);
  const { databaseUrl, dataDir } = stand;
  const server = await startServer(SHOP_SERVER, { databaseUrl, dataDir, isCached: true });
  const desk = await openShop(stand.open, quietShop(dataDir));
  try {
    const [shopper] = stand.world.crowd.shoppers;
    if (!shopper) throw new Error('there is nobody to shop');
    const cases = await casesOf(stand, server, shopper);
    const least = cases.map(() => ({ without: Number.POSITIVE_INFINITY, with: Number.POSITIVE_INFINITY }));
    for (let round = 0; round <= ROUNDS; round += 1)
      await step(round === 0 ? 'Warm up' : `Round ${round} of ${ROUNDS}`, async () => {
        for (const side of ['without', 'with'] as const) {
          await setOffers(desk, side === 'with' ? OFFERS : 0);
          for (const [at, { path }] of cases.entries()) {
            const micros = await cpuOf(server, shopper, path);
            const found = least[at];
            if (found && round > 0) found[side] = Math.min(found[side], micros);
          }
        }
      });
    const rows = cases.map(({ name }, at) => {
      const { without, with: beside } = least[at] ?? { without: 0, with: 0 };
      const ratio = beside / without;
      return row([
        name,
        `${without.toFixed(0)}`,
        `${beside.toFixed(0)}`,
        ratio.toFixed(2),
        ratio <= MOST ? 'met' : 'missed',
      ]);
    });
    printLine(`
${OFFERS} live offers, ${LINES} lines; microseconds of the server's processor time for each answer, the least of ${ROUNDS} rounds of ${ASKED}. ${wordsOfMachine(machine)}

| What | Without offers | With ${OFFERS} | Ratio | At most ${MOST} |
| --- | --: | --: | --: | --- |
${rows.join('\n')}`);
  } finally {
    await desk.close();
    await server.stop();
    await stand.close();
  }
});

/** A cart with some lines, and its checkout. */
async function casesOf({ open }: Stand, server: ServerProcess, shopper: Shopper): Promise<Case[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct on (seller_id) id from products where listed and stock > 0 order by seller_id, id limit ${LINES}`.execute(
    open.db,
  );
  const more = await sql<{ id: string }>`
    select id from products where listed and stock > 0 order by id desc limit ${LINES - rows.length}`.execute(open.db);
  for (const { id: productId } of [...rows, ...more.rows])
    await ask(server, shopper, '/api/shop/cart/add', { productId, quantity: 1 });
  await ask(server, shopper, '/api/shop/address/add', {
    ...{ address: '12 MG Road', city: 'Bengaluru', pincode: '560029', phone: '9876543210', notes: 'Ring' },
  });
  const { data } = await ask(server, shopper, '/api/shop/checkouts', {});
  return [
    { name: 'Cart', path: `/api/shop/cart/get/${shopper.id}` },
    { name: 'Checkout', path: `/api/shop/checkouts/${data?._id}` },
  ];
}

async function cpuOf(server: ServerProcess, shopper: Shopper, path: string): Promise<number> {
  // The first answer reads the offers anew.
  await ask(server, shopper, path);
  const before = await server.usage();
  for (let turn = 0; turn < ASKED; turn += 1) await ask(server, shopper, path);
  const after = await server.usage();
  return (after.cpuMicros - before.cpuMicros) / ASKED;
}

async function ask(
  { url }: ServerProcess,
  { token }: Shopper,
  path: string,
  body?: object,
): Promise<{ readonly data?: { readonly _id?: string } }> {
  const answer = await fetch(`${url}${path}`, {
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/**
 * Offers as a shop has them: for a product, a brand, a category or a seller, with a minimum, for first orders or payment online,
 * some with a code, half of them by sellers.
 */
async function setOffers({ context }: Shop, count: number): Promise<void> {
  await context.tx(async tx => {
    await sql`delete from offers`.execute(tx.db);
    await sql`
      insert into offers (id, seller_id, code, name, kind, percent_bp, bearer, conditions, min_paise, combines, starts_at, ends_at)
      select gen_random_uuid(), case when n % 2 = 0 then s.id end, case when n % 5 = 0 then 'BENCH' || n end, 'Offer ' || n,
        'percent', 500, case when n % 2 = 0 then 'seller' else 'shop' end,
        case n % 6 when 0 then json_build_object('products', json_build_array(p.id))
          when 1 then json_build_object('brands', json_build_array(p.brand))
          when 2 then json_build_object('categories', json_build_array(p.kind))
          when 3 then json_build_object('firstOrder', true, 'products', json_build_array(p.id))
          when 4 then json_build_object('methods', json_build_array('razorpay'))
          else json_build_object('pincodes', json_build_array('4' || n % 10), 'brands', json_build_array(p.brand)) end::jsonb,
        n * 100, n % 7 = 0, now() - interval '1 day', now() + interval '30 days'
      from generate_series(1, ${count}::int) n
      join (select id, brand, kind, seller_id, row_number() over (order by md5(id::text)) as place from products where listed) p
        on p.place = n
      join sellers s on s.id = p.seller_id`.execute(tx.db);
    await sql`insert into offer_counts (offer_id) select id from offers`.execute(tx.db);
    tx.changed('offers');
  });
}

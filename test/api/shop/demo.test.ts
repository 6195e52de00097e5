import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { breachesOf } from '#commands/check/breaches.ts';
import { readEnv } from '#config/env.ts';
import { DEMO_PASSWORD, readDemoPicture } from '#demo/demo.ts';
import { demoShopper } from '#demo/people/people.ts';
import { reviewsAt } from '#demo/reviews.ts';
import { getOwnOrder, listOwnOrders } from '#orders/orders/contract.ts';
import { countRealOrders } from '#orders/orders/server/orders.ts';
import { login } from '#people/accounts/contract.ts';
import type { Ctx } from '#platform/context.ts';
import { DEMO_SHOPPERS, emptyShop, forgetEmptying } from '#process/empty-shop.ts';
import { isEmpty, type PreparedShop, prepareShop } from '#process/prepare-shop.ts';
import { listBanners } from '#products/banners/contract.ts';
import { listProducts, searchProducts } from '#products/catalog/contract.ts';
import { growCatalogue } from '#products/catalog/server/catalog.ts';
import type { FeedName } from '#products/feeds/feed-names.ts';
import { FEEDS } from '#products/feeds/feeds.ts';
import { writeFeed } from '#products/feeds/server/feeds.ts';
import { readPictureRequest } from '#products/media/picture-url.ts';
import { getShop, openingSoon } from '#shop/shop/contract.ts';
import { isDemoIdentity } from '#shop/shop/identity/demo-identity.ts';
import { homeOf } from '#test/builders/reading-fronts.ts';
import { ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';
import { readGoogleTsv, readGoogleXml, readOpenAi } from '#test/inspect/feeds/read-feeds.ts';

/** The GST number that the operator has set; the rest of the company is invented. */
const DELHI = '07AAPFU0939F1ZX';

describe.each(ENGINES)('the demo on the %s engine', engine => {
  let shop: TestShop;
  let prepared: PreparedShop;
  const env = readEnv({ SEED: 'demo', BRAND_NAME: 'Vidyut Bhandar', GSTIN: DELHI });

  beforeAll(async () => {
    shop = await startTestShop(engine, { identity: null });
    prepared = await prepareShop(shop.context, env, () => {});
  });
  afterAll(() => shop.end());

  const faults = async (query: ReturnType<typeof sql>) => (await query.execute(shop.open.db)).rows;

  it('puts 160 products of seven brands on sale, in four sections, with six banners that link to products', async () => {
    const { totalItems, facets } = await shop.guest.call(listProducts, {});
    expect(totalItems).toBeGreaterThan(150);
    expect(facets.brand).toHaveLength(7);
    const { sections } = await homeOf(shop.guest);
    for (const { title, products } of sections) if (products) expect(products.total, title).toBeGreaterThan(20);
    const { data } = await shop.guest.call(listBanners, {});
    expect(data.map(banner => banner.product !== null)).toEqual(Array(6).fill(true));
  });

  it('is in feeds by the rules of their formats', async () => {
    const written = async (name: FeedName) => {
      let text = '';
      for await (const piece of writeFeed(shop.context, FEEDS[name], 'https://shop.example', undefined)) text += piece;
      return text;
    };
    const items = readGoogleXml(await written('google.xml'));
    expect(items.size).toBeGreaterThan(150);
    expect(readGoogleTsv(await written('google.tsv')).size).toBe(items.size);
    expect(readOpenAi(await written('openai.jsonl')).size).toBe(items.size);
  });

  it('begins with stock that is the sum of its movements, and ratings that are the mean of their reviews', async () => {
    expect(
      await faults(sql`select p.slug from products p left join stock_movements m on m.product_id = p.id
        group by p.id having p.stock <> coalesce(sum(m.quantity), 0)`),
    ).toEqual([]);
    expect(
      await faults(sql`select p.slug from products p left join reviews r on r.product_id = p.id
        group by p.id having p.average_review <> coalesce(round(avg(r.rating), 2), 0)`),
    ).toEqual([]);
  });

  it('marks only those reviews as verified behind which an order was delivered', async () => {
    const { rows } = await sql<{ name: string; verified: boolean }>`
      select u.user_name || ' on ' || p.sku as name, exists (
        select from order_lines l join order_parts part on part.id = l.part_id join orders o on o.id = part.order_id
        where l.product_id = r.product_id and o.user_id = r.user_id and part.status = 'delivered'
          and part.delivered_at < r.created_at) as verified
      from reviews r join users u on u.id = r.user_id join products p on p.id = r.product_id`.execute(shop.open.db);
    const meant = new Map(
      reviewsAt(new Date()).map(({ userName, sku, verified }) => [`${userName} on ${sku}`, verified]),
    );
    expect(rows.length).toBeGreaterThan(500);
    expect(rows.filter(({ name, verified }) => meant.get(name) !== verified)).toEqual([]);
  });

  it('lets in those whom it names', async () => {
    for (const { email, password } of prepared.demoLogins) {
      expect((await shop.guest.call(login, { email, password })).user.email).toBe(email);
    }
    const { email = '', password = '' } = prepared.administrator ?? {};
    expect((await shop.guest.call(login, { email, password })).user.type).toBe('admin');
  });

  it('gives its shopper a history: delivered, on its way, returned and refunded, cancelled', async () => {
    const { user } = await shop.guest.call(login, { email: demoShopper.email, password: DEMO_PASSWORD });
    const ananya = await shop.as(user);
    const { data: orders } = await ananya.call(listOwnOrders, { userId: user.id });
    expect(orders.map(order => [order.orderStatus, order.paymentStatus])).toEqual([
      ['inShipping', 'pending'],
      ['delivered', 'paid'],
      ['cancelled', 'pending'],
      ['delivered', 'refunded'],
    ]);
    const whole = await Promise.all(
      orders.map(async ({ _id }) => (await ananya.call(getOwnOrder, { orderId: _id })).data),
    );
    const [onItsWay, delivered, cancelled, returned] = whole.map(order => order.parts[0]);
    expect(onItsWay?.tracking).toBeTruthy();
    expect(delivered?.documents).toMatchObject([{ kind: 'invoice' }]);
    expect(cancelled?.documents).toEqual([]);
    expect(returned?.documents).toMatchObject([{ kind: 'invoice' }, { kind: 'credit-note' }]);
  });

  it('has orders, none of which is real', async () => {
    expect(await countRealOrders(shop.open.db, DEMO_SHOPPERS)).toBe(0);
    expect(await countRealOrders(shop.open.db, '')).toBeGreaterThan(0);
  });

  it('invents a company and says so', async () => {
    const { data } = await shop.guest.call(getShop, {});
    expect(data).toMatchObject({ isOpen: true, isDemo: true, gstin: DELHI, stateCode: '07' });
    expect(data.legalName).toContain('(demo)');
  });

  it('holds every rule that a shop that trades must hold, and mails nobody', async () => {
    expect(await breachesOf(shop.open.db)).toEqual([]);
    expect(await shop.mails(0)).toEqual([]);
    const { rows } = await sql`select name from jobs.job where name like '%mail%'`.execute(shop.open.db);
    expect(rows).toEqual([]);
  });

  it('does nothing more at the next start', async () => {
    const again = await prepareShop(shop.context, env, () => {});
    expect(again.administrator).toBeUndefined();
    expect((await shop.guest.call(listProducts, {})).totalItems).toBeGreaterThan(150);
  });

  it('has a file for every picture it names', async () => {
    const rows = await faults(sql`
      select image->>'src' as src from products, jsonb_array_elements(images) as image
      union select image from banners union select image_phone from banners`);
    expect(rows.length).toBeGreaterThan(450);
    for (const { src } of rows as { src: string }[]) {
      const asked = readPictureRequest(src.replace('/media/', ''));
      const picture = asked && (await readDemoPicture(asked.key));
      expect(picture?.subarray(8, 12).toString(), src).toBe('WEBP');
    }
  });

  it('grows for measuring, into products that differ and have stock movements', async () => {
    const grown: number[] = [];
    await growCatalogue(shop.context, 400, soFar => grown.push(soFar));
    expect(grown).toEqual([400]);
    const { totalItems, facets } = await shop.guest.call(listProducts, {});
    expect(totalItems).toBe(400);
    expect(facets.origin.length).toBeGreaterThan(4);
    expect((await shop.guest.call(searchProducts, { keyword: 'monsoon' })).totalItems).toBeGreaterThan(10);
    expect(
      await faults(sql`select p.slug from products p left join stock_movements m on m.product_id = p.id
        group by p.id having p.stock <> coalesce(sum(m.quantity), 0)`),
    ).toEqual([]);
  });

  it('reads no more rows for each further product, however many there are', async () => {
    const readSoFar = async ({ db }: Pick<Ctx, 'db'>) => {
      const { rows } = await sql<{ count: number }>`
        select (coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int as count
        from pg_stat_xact_user_tables where relname = 'products'`.execute(db);
      return rows[0]?.count ?? 0;
    };
    const readFor = async (goal: number) => {
      let read = 0;
      const counting: Ctx = {
        ...shop.context,
        tx: work =>
          shop.context.tx(async tx => {
            read -= await readSoFar(tx);
            const result = await work(tx);
            read += await readSoFar(tx);
            return result;
          }),
      };
      await growCatalogue(counting, goal, () => {});
      return read;
    };
    const first = await readFor(1_400);
    expect(first).toBeGreaterThan(100);
    expect(await readFor(2_400)).toBeLessThan(first * 1.2);
  });

  it('can be emptied for real products; administrators, brands and settings stay, the invented company goes', async () => {
    // What only a demo that was used for a while has.
    await shop.open.execute(`
      insert into commission_months (seller_id, month, closed_at) select id, '2026-10', now() from sellers;
      insert into shop_pauses (seller_id, started_at, started_by) select id, now(), user_id from sellers where user_id is not null limit 1;
      insert into uploads (id, user_id, purpose, key, size, status, finished_at)
        select id, user_id, 'return', 'returns/a.webp', 1, 'finished', now() from returns order by id limit 1;
      insert into return_photos (return_id, position, upload_id) select id, 1, id from returns order by id limit 1`);
    expect(await faults(sql`select return_id from return_photos`)).toHaveLength(1);
    await shop.context.tx(emptyShop);
    expect(await isEmpty(shop.context)).toBe(true);
    await expect(shop.guest.call(listProducts, {})).rejects.toMatchObject({ code: openingSoon.code });
    expect(await faults(sql`select type from users`)).toEqual([{ type: 'admin' }]);
    expect(await faults(sql`select name from sellers`)).toEqual([{ name: 'Vidyut Bhandar' }]);
    expect(await faults(sql`select id from brands`)).toHaveLength(7);
  });

  it('leaves a closed shop without the invented company when it is emptied', async () => {
    const { data } = await shop.guest.call(getShop, {});
    expect(data).toMatchObject({
      isOpen: false,
      isDemo: false,
      gstin: DELHI,
      stateCode: '07',
      legalName: '',
      phones: [],
    });
    expect(isDemoIdentity(data)).toBe(false);
  });

  it('does not come back at the next start, only when it is asked for', async () => {
    await prepareShop(shop.context, env, () => {});
    expect(await isEmpty(shop.context)).toBe(true);
    await forgetEmptying(shop.context);
    await prepareShop(shop.context, env, () => {});
    expect((await shop.guest.call(listProducts, {})).totalItems).toBeGreaterThan(150);
  });
});

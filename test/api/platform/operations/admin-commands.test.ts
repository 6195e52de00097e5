import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { countRealOrders } from '#orders/orders/server/orders.ts';
import { login } from '#people/accounts/contract.ts';
import { addAdministrator, deleteExpiredSignIns } from '#people/accounts/server/accounts.ts';
import { DEMO_SHOPPERS } from '#process/empty-shop.ts';
import { getProduct, searchProducts } from '#products/catalog/contract.ts';
import { rederiveProducts } from '#products/catalog/server/catalog.ts';
import { addReview } from '#products/reviews/contract.ts';
import { buy, newBuyer } from '#test/builders/buying.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { runCommand } from '#test/fixtures/run-command.ts';
import { startTestShop, type TestShop } from '#test/fixtures/shop.ts';
import { freshDatabase } from '#test/postgres/fresh-database.ts';

// Each command is a process of its own.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

describe('the commands of whoever has the machine', () => {
  let shop: TestShop;
  let cast: Cast;
  let dataDir: string;
  beforeAll(async () => {
    shop = await startTestShop('postgres');
    cast = await castOf(shop);
    dataDir = await mkdtemp(join(tmpdir(), 'commands-'));
  });
  afterAll(async () => {
    await shop.end();
    await rm(dataDir, { recursive: true });
  });
  const admin = (...words: readonly string[]) =>
    runCommand('admin', words, { DATABASE_URL: shop.databaseUrl ?? '', DATA_DIR: dataDir });

  it('makes one more administrator, who gets in with the password that is said once', async () => {
    const made = await addAdministrator(shop.context, { email: 'Meera@Home.example', name: 'Meera' });
    const { user } = await shop.guest.call(login, { email: 'meera@home.example', password: made?.password ?? '' });
    expect(user).toMatchObject({ role: 'admin', type: 'admin', userName: 'Meera' });
    const again = { email: 'meera@home.example', name: 'Another' };
    expect(await addAdministrator(shop.context, again)).toBeUndefined();
    await expect(addAdministrator(shop.context, { email: 'other@home.example', name: 'MEERA' })).rejects.toMatchObject({
      kind: 'conflict',
    });
  });

  it('tells by its exit code whether it was done, refused or not understood', async () => {
    const [unknown, refused, done] = await Promise.all([
      admin('make-coffee'),
      admin('reset-password', 'nobody@home.example'),
      admin('create', 'ravi@home.example', 'Ravi'),
    ]);
    expect(unknown).toMatchObject({ code: 2, faults: expect.stringContaining('npm run admin -- check') });
    expect(refused).toMatchObject({ code: 1, faults: expect.stringContaining('nobody@home.example') });
    expect(done).toMatchObject({ code: 0, said: expect.stringMatching(/password ([a-z2-9]{5}-){3}/) });
  });

  it.each(['backup', 'migrate', 'move-to-postgres'])(
    '%s says what it takes when it is asked, and ends with 2 when it was not understood, without touching anything',
    async name => {
      const nowhere = { DATA_DIR: join(dataDir, 'nowhere') };
      const [asked, wrong] = await Promise.all([
        runCommand(name, ['--help'], nowhere),
        runCommand(name, ['--make-coffee'], nowhere),
      ]);
      expect(asked).toMatchObject({ code: 0, faults: '', said: expect.stringContaining('npm run ') });
      expect(wrong).toMatchObject({ code: 2, said: '', faults: expect.stringContaining('--') });
      expect(wrong.faults).not.toContain('    at ');
      expect(existsSync(nowhere.DATA_DIR)).toBe(false);
    },
  );

  it.each([
    ['admin', 'check'],
    ['backup', '--to', 'nothing.zip'],
  ])('%s %s says that there is no shop in a database without one', async (name, ...words) => {
    const DATABASE_URL = await freshDatabase(inject('postgresUrl'), `n_${randomUUID()}`);
    expect(await runCommand(name, words, { DATABASE_URL, DATA_DIR: dataDir })).toMatchObject({
      code: 1,
      faults: expect.stringMatching(/^\nNo shop found in the database at DATABASE_URL. Check the address\.\n$/),
    });
  });

  it('says what is wrong with a live shop, by name, and changes nothing', async () => {
    expect(await admin('check')).toMatchObject({ code: 0, said: expect.stringContaining('rules hold') });
    const product = await makeProduct(shop, cast.deccan.sellerId);
    await sql`update products set stock = stock + 1, review_count = 1, review_sum = 5 where id = ${product}`.execute(
      shop.open.db,
    );
    const { code, said } = await admin('check');
    expect(code).toBe(1);
    expect(said).toContain(
      `I1 stock is the sum of its movements and never below zero. 1 violation: id ${product}, stock 11, moved 10.`,
    );
    expect(said).toContain(`I9 the rating and review count of a product match its visible reviews`);
    await sql`update products set stock = stock - 1, review_count = 0, review_sum = 0 where id = ${product}`.execute(
      shop.open.db,
    );
  });

  it('recalculates search texts, ratings and whether products are on sale', async () => {
    const product = await makeProduct(shop, cast.ritchie.sellerId, { title: 'Monsoon Radio' });
    const buyer = await newBuyer(shop);
    await buyer.call(addReview, { productId: product, reviewMessage: 'Clear.', reviewValue: 4 });
    await rederiveProducts(shop.context);
    expect(await rederiveProducts(shop.context)).toBe(0);
    await sql`update products set search_text = 'nothing', listed = false, review_count = 0, review_sum = 0
      where id = ${product}`.execute(shop.open.db);
    expect(await rederiveProducts(shop.context)).toBe(1);
    expect((await shop.guest.call(getProduct, { id: product })).data.averageReview).toBe(4);
    await shop.context.tx(async tx => tx.changed('catalog'));
    expect((await shop.guest.call(searchProducts, { keyword: 'monsoon radio' })).totalItems).toBe(1);
  });

  it('deletes what has expired and nothing else', async () => {
    const client = await shop.as(cast.asha);
    await sql`insert into sessions (token_hash, user_id, expires_at, ends_at)
      values ('\\x00', ${cast.farhan.id}, now() - interval '1 second', now())`.execute(shop.open.db);
    await deleteExpiredSignIns(shop.open.db);
    const { rows } = await sql<{ ended: number; open: number }>`
      select count(*) filter (where expires_at <= now())::int as ended, count(*)::int as open from sessions`.execute(
      shop.open.db,
    );
    expect(rows[0]?.ended).toBe(0);
    expect(client.token && rows[0]?.open).toBeGreaterThan(0);
  });

  it('empties no shop in which somebody has bought, unless told to', async () => {
    const product = await makeProduct(shop, cast.deccan.sellerId);
    await buy(await newBuyer(shop), [product, 1]);
    expect(await countRealOrders(shop.open.db, DEMO_SHOPPERS)).toBe(1);
    expect(await admin('empty', '--yes')).toMatchObject({ code: 1, faults: expect.stringContaining('1 real order') });
    expect(await admin('empty', '--yes', '--with-orders')).toMatchObject({ code: 0 });
    expect(await countRealOrders(shop.open.db, DEMO_SHOPPERS)).toBe(0);
  });
});

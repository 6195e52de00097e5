import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { updateOrder } from '#orders/orders/contract.ts';
import { decideVendor } from '#people/sellers/contract.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import { listAudit } from '#shop/audit/contract.ts';
import { buy, newBuyer } from '#test/builders/buying.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { type Client, ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

describe.each(ENGINES)('the audit log on the %s engine', engine => {
  let shop: TestShop;
  let cast: Cast;
  let admin: Client;
  beforeAll(async () => {
    shop = await startTestShop(engine, { worksJobs: false });
    cast = await castOf(shop);
    admin = await shop.as(cast.admin);
  });
  afterAll(() => shop.end());

  it('says who did what to whom, what it was before, when, and from which network', async () => {
    await admin.call(decideVendor, { _id: cast.deccan.sellerId, status: 'Rejected', reason: 'No licence' });
    await admin.call(decideVendor, { _id: cast.deccan.sellerId, status: 'Approved' });
    const { data } = await admin.call(listAudit, {});
    expect(data.map(({ act }) => act)).toEqual(['seller.approved', 'seller.rejected']);
    expect(data[1]).toMatchObject({
      by: 'anita',
      on: { kind: 'seller', id: cast.deccan.sellerId, name: 'deccan' },
      before: { status: 'Approved', reason: null },
      after: { status: 'Rejected', reason: 'No licence' },
      network: '127.0.0.1',
    });
    expect(Math.abs(Date.now() - (data[1]?.at.getTime() ?? 0))).toBeLessThan(60_000);
  });

  it('has the order moves of administrators, and not those of sellers', async () => {
    const order = await buy(await newBuyer(shop), [await makeProduct(shop, cast.deccan.sellerId), 1]);
    const deccan = await shop.as(cast.deccan);
    await deccan.call(updateOrder, { orderId: order, orderStatus: 'inProcess' });
    await admin.call(updateOrder, { orderId: order, orderStatus: 'inShipping' });
    await admin.call(updateOrder, { orderId: order, orderStatus: 'inShipping' });
    const { data } = await admin.call(listAudit, { act: 'order.moved' });
    expect(data).toHaveLength(1);
    expect(data[0]).toMatchObject({
      on: { kind: 'order', id: order },
      before: { deccan: 'inProcess' },
      after: { deccan: 'inShipping' },
    });
  });

  it('is there exactly when the act is', async () => {
    const count = async () => (await admin.call(listAudit, {})).totalItems;
    const before = await count();
    await sql`alter table audit_entries add constraint nobody_may check (act <> 'seller.rejected') not valid`.execute(
      shop.open.db,
    );
    const payload = { _id: cast.ritchie.sellerId, status: 'Rejected' };
    const refused = await admin.inject({ method: 'PUT', url: '/api/admin/orders/vendor-update', payload });
    await sql`alter table audit_entries drop constraint nobody_may`.execute(shop.open.db);
    expect(refused.statusCode).toBe(500);
    const { rows } = await sql<{ status: string }>`
      select status from sellers where id = ${cast.ritchie.sellerId}`.execute(shop.open.db);
    expect([rows[0]?.status, await count()]).toEqual(['Approved', before]);
  });

  it('is read page by page, by person and by act', async () => {
    const all = await admin.call(listAudit, {});
    const second = await admin.call(listAudit, { limit: 1, page: 2 });
    expect([second.data[0]?.id, second.totalPages]).toEqual([all.data[1]?.id, all.totalItems]);
    const by = async (person: string) => (await admin.call(listAudit, { person })).totalItems;
    expect(await by('ANITA')).toBe(all.totalItems);
    expect(await by('decc')).toBe(2);
    expect(await by('%')).toBe(0);
    const rejected = await admin.call(listAudit, { act: 'seller.rejected', person: 'deccan' });
    expect(rejected.data.map(({ act }) => act)).toEqual(['seller.rejected']);
    expect((await admin.inject({ url: '/api/admin/audit/get?act=seller.eaten' })).statusCode).toBe(400);
  });

  it('lets go of nothing, whatever is asked of the database', async () => {
    for (const act of [
      sql`update audit_entries set actor_name = 'nobody'`,
      sql`delete from audit_entries`,
      sql`delete from audit_entries where id = -1`,
      sql`truncate audit_entries`,
    ])
      await expect(act.execute(shop.open.db)).rejects.toThrow('never changed or deleted');
    expect((await admin.call(listAudit, {})).totalItems).toBe(3);
  });

  it('is read by who did it and by days of India’s calendar, the last one whole', async () => {
    const insert = (at: string) => sql`
      insert into audit_entries (at, actor_id, actor_name, act, subject_kind, subject_id, subject_name)
      values (${at}::timestamptz, ${cast.admin.id}, 'former', 'seller.added', 'seller', ${cast.deccan.sellerId}, ${at})`;
    for (const at of ['2026-01-01T18:29:59Z', '2026-01-01T18:30:00Z', '2026-01-02T18:29:59Z', '2026-01-02T18:30:00Z'])
      await insert(at).execute(shop.open.db);
    const names = async (query: InputOf<typeof listAudit>) =>
      (await admin.call(listAudit, query)).data.map(({ on }) => on.name);
    const second = ['2026-01-02T18:29:59Z', '2026-01-01T18:30:00Z'];
    expect(await names({ from: '2026-01-02', to: '2026-01-02' })).toEqual(second);
    expect(await names({ to: '2026-01-01' })).toEqual(['2026-01-01T18:29:59Z']);
    expect(await names({ by: 'former', from: '2026-01-03' })).toEqual(['2026-01-02T18:30:00Z']);
    expect(await names({ by: 'forme' })).toEqual([]);
    expect((await admin.call(listAudit, {})).doers).toEqual(['anita', 'former']);
    for (const query of ['from=2026-02-30', 'to=yesterday'])
      expect((await admin.inject({ url: `/api/admin/audit/get?${query}` })).statusCode).toBe(400);
  });

  it('is for administrators alone', async () => {
    const url = '/api/admin/audit/get';
    expect((await shop.guest.inject({ url })).statusCode).toBe(401);
    for (const person of [cast.asha, cast.waiting, cast.deccan])
      expect((await (await shop.as(person)).inject({ url })).statusCode).toBe(403);
  });
});

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blockPerson, blocksOneself, isLastAdministratorLeft, unblockPerson } from '#office/people/contract.ts';
import { getVendor } from '#office/people/vendor-page.contract.ts';
import { deleteAccount, exportMine } from '#office/privacy/contract.ts';
import { accountBlocked, checkAuth, login } from '#people/accounts/contract.ts';
import { startSession } from '#people/accounts/server/sign-in/sessions.ts';
import { decideVendor, listVendors } from '#people/sellers/contract.ts';
import { listProducts } from '#products/catalog/contract.ts';
import { signInFirst } from '#shared/api/problems.ts';
import { newId, type UserId } from '#shared/id.ts';
import { listAudit } from '#shop/audit/contract.ts';
import { buy, newBuyer } from '#test/builders/buying.ts';
import { mailsTo, registerWhole, sellerFields, shopperFields } from '#test/builders/registering.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { type Client, ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

const REASON = 'Three parcels were refused.';

describe.each(ENGINES)('blocking on the %s engine', engine => {
  let shop: TestShop;
  let cast: Cast;
  let admin: Client;
  beforeAll(async () => {
    shop = await startTestShop(engine);
    cast = await castOf(shop);
    admin = await shop.as(cast.admin);
  });
  afterAll(() => shop.end());

  const block = (_id: UserId, reason = REASON) => admin.call(blockPerson, { _id, reason });
  const unblock = (_id: UserId) => admin.call(unblockPerson, { _id });
  const send = (who: Client, act: 'block' | 'unblock', payload: object) =>
    who.inject({ method: 'PUT', url: `/api/admin/people/${act}`, payload });
  const titles = async () => (await shop.guest.call(listProducts, { limit: 100 })).data.map(({ title }) => title);

  it('ends every session at once, answers the right password with the reason, and allows sign-in again when lifted', async () => {
    const fields = shopperFields();
    const { user } = await registerWhole(shop, fields);
    const [phone, laptop] = [await shop.as(user), await shop.as(user)];
    const { message, data } = await block(user.id);
    expect([message, data.blockedReason]).toEqual([`${fields.userName} is blocked`, REASON]);
    for (const device of [phone, laptop])
      await expect(device.call(checkAuth, {})).rejects.toMatchObject({ code: signInFirst.code });
    await expect(shop.guest.call(login, credentials(fields))).rejects.toMatchObject({
      code: accountBlocked.code,
      message: `This account is blocked: ${REASON}`,
    });
    await expect(startSession(shop.open.db, user.id, 'a login that was under way')).rejects.toThrow();

    await unblock(user.id);
    await expect(phone.call(checkAuth, {})).rejects.toMatchObject({ code: signInFirst.code });
    expect((await shop.guest.call(login, credentials(fields))).user.id).toBe(user.id);
    const mails = await mailsTo(shop, fields.email, 3);
    expect(mails.filter(mail => mail.includes(REASON))).toHaveLength(1);
    expect(mails.filter(mail => /^Subject: Your account at Bijli Bazaar is unblocked/m.test(mail))).toHaveLength(1);
  });

  it("takes a seller's goods off sale and brings back just those, whatever is decided meanwhile", async () => {
    const lamp = await makeProduct(shop, cast.ritchie.sellerId, { title: 'Blocked lamp' });
    const ritchie = await shop.as(cast.ritchie);
    await block(cast.ritchie.id);
    expect(await titles()).not.toContain('Blocked lamp');
    expect((await shop.guest.inject({ url: `/api/shop/products/get/${lamp}` })).statusCode).toBe(404);
    await expect(ritchie.call(checkAuth, {})).rejects.toMatchObject({ code: signInFirst.code });
    // The status is another matter: approving does not get round a block.
    await admin.call(decideVendor, { _id: cast.ritchie.sellerId, status: 'Rejected' });
    await admin.call(decideVendor, { _id: cast.ritchie.sellerId, status: 'Approved' });
    expect(await titles()).not.toContain('Blocked lamp');
    const { data } = await admin.call(listVendors, { find: 'ritchie' });
    expect(data[0]).toMatchObject({ status: 'Approved', isBlocked: true });
    await unblock(cast.ritchie.id);
    expect(await titles()).toContain('Blocked lamp');
  });

  it('never shuts out oneself, nor the last administrator, even when two try it on each other at once', async () => {
    const own = await send(admin, 'block', { _id: cast.admin.id, reason: REASON });
    expect([own.statusCode, own.json().code]).toEqual([409, blocksOneself.code]);
    const second = await otherAdministrator(shop);
    const two = await shop.as(second);
    const answers = await Promise.all([
      send(admin, 'block', { _id: second.id, reason: REASON }),
      send(two, 'block', { _id: cast.admin.id, reason: REASON }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).not.toEqual([200, 200]);
    const { rows } = await sql<{ id: UserId }>`
      select id from users where type = 'admin' and blocked_at is null`.execute(shop.open.db);
    expect(rows).toHaveLength(1);
    // Whoever is left opens the door again.
    const left = await shop.as(rows[0] as { id: UserId });
    const shutOut = rows[0]?.id === cast.admin.id ? second.id : cast.admin.id;
    await left.call(unblockPerson, { _id: shutOut });
    admin = await shop.as(cast.admin);
    expect(isLastAdministratorLeft.code).toBe('people.last_administrator');
  });

  it('is logged once for each change, and repeating it notifies nobody', async () => {
    const before = (await admin.call(listAudit, {})).totalItems;
    const buyer = await newBuyer(shop);
    await block(buyer.id);
    await block(buyer.id);
    await block(buyer.id, 'Another reason');
    await unblock(buyer.id);
    await unblock(buyer.id);
    const { data, totalItems } = await admin.call(listAudit, {});
    expect(totalItems).toBe(before + 3);
    expect(data.slice(0, 3).map(({ act, on, after }) => [act, on.kind, on.id, after?.['sessions ended']])).toEqual([
      ['person.unblocked', 'person', buyer.id, undefined],
      ['person.blocked', 'person', buyer.id, '0'],
      ['person.blocked', 'person', buyer.id, '1'],
    ]);
    expect(await mailsTo(shop, buyer.email, 3)).toHaveLength(3);
  });

  it('is in the export of the person it was about, without the name of the administrator', async () => {
    const buyer = await newBuyer(shop);
    await block(buyer.id);
    await unblock(buyer.id);
    const answer = await (await shop.as(buyer)).call(exportMine, {});
    expect(answer.data.administratorsActs).toMatchObject([
      { what: 'Account blocked', changes: [`reason: ${REASON}`, 'sessions ended: 1'], byYou: false },
      { what: 'Account unblocked', byYou: false },
    ]);
    expect(JSON.stringify(answer.data)).not.toContain('anita');
    const tamil = await (await shop.as(buyer)).call(exportMine, { language: 'ta' });
    expect(tamil.data.administratorsActs).toMatchObject([
      { what: 'கணக்கு முடக்கப்பட்டது', changes: [`காரணம்: ${REASON}`, 'முடிக்கப்பட்ட அமர்வுகள்: 1'] },
      { what: 'கணக்கு மீண்டும் திறக்கப்பட்டது' },
    ]);
  });

  it('is for administrators alone, about people who are there', async () => {
    const payload = { _id: cast.farhan.id, reason: REASON };
    for (const act of ['block', 'unblock'] as const) {
      expect((await send(shop.guest, act, payload)).statusCode).toBe(401);
      for (const person of [cast.asha, cast.waiting, cast.deccan])
        expect((await send(await shop.as(person), act, payload)).statusCode).toBe(403);
    }
    const nobody = await send(admin, 'block', { _id: newId(), reason: REASON });
    expect([nobody.statusCode, nobody.json().code]).toEqual([404, 'people.missing']);
    for (const reason of [' ', 'x'.repeat(501), undefined])
      expect((await send(admin, 'block', { _id: cast.farhan.id, reason })).statusCode).toBe(400);
  });
});

describe.each(ENGINES)('the page of a seller on the %s engine', engine => {
  let shop: TestShop;
  let cast: Cast;
  let admin: Client;
  beforeAll(async () => {
    shop = await startTestShop(engine, { worksJobs: false });
    cast = await castOf(shop);
    admin = await shop.as(cast.admin);
  });
  afterAll(() => shop.end());

  it('has its details, numbers of products and orders, and decisions, and nothing of another seller', async () => {
    const product = await makeProduct(shop, cast.deccan.sellerId);
    await makeProduct(shop, cast.deccan.sellerId, { status: 'draft', listed: false });
    const others = await makeProduct(shop, cast.ritchie.sellerId);
    await buy(await newBuyer(shop), [product, 2], [others, 1]);
    await admin.call(decideVendor, { _id: cast.deccan.sellerId, status: 'Rejected', reason: 'No licence' });
    await admin.call(blockPerson, { _id: cast.deccan.id, reason: REASON });
    const answer = await admin.inject({ url: `/api/admin/vendors/get/${cast.deccan.sellerId}` });
    expect(answer.body).not.toMatch(/50100412078831|HDFC0000521|ritchie/);
    const { data } = await admin.call(getVendor, { vendorId: cast.deccan.sellerId });
    expect(data).toMatchObject({
      vendor: { userName: 'deccan', status: 'Rejected', reason: 'No licence', isBlocked: true },
      userId: cast.deccan.id,
      standing: { blockedReason: REASON },
      hasBank: true,
      missing: [],
      goods: { all: 2, onSale: 0 },
      orders: { counts: { all: 1 }, newest: [{ totalAmount: 2_000_000, sellers: ['deccan'] }] },
    });
    expect(data.history.map(({ act }) => act)).toEqual(['person.blocked', 'seller.rejected']);
    const waiting = await admin.call(getVendor, { vendorId: cast.waiting.sellerId });
    expect(waiting.data).toMatchObject({ hasBank: false, goods: { all: 0, onSale: 0 }, history: [] });
    expect(waiting.data.missing).toContain('bank');
  });

  it('is for administrators alone; the shop itself has none', async () => {
    const url = `/api/admin/vendors/get/${cast.deccan.sellerId}`;
    expect((await shop.guest.inject({ url })).statusCode).toBe(401);
    for (const person of [cast.asha, cast.waiting, cast.ritchie])
      expect((await (await shop.as(person)).inject({ url })).statusCode).toBe(403);
    for (const id of [newId(), cast.house])
      expect((await admin.inject({ url: `/api/admin/vendors/get/${id}` })).json().code).toBe('sellers.missing');
  });

  it('lets a GST number go with the account it was given by, and keeps it on the seller who is no more', async () => {
    const fields = sellerFields();
    const jobs = await startTestShop(engine);
    await castOf(jobs);
    const { user } = await registerWhole(jobs, fields);
    await (await jobs.as(user)).call(deleteAccount, { password: fields.password });
    const again = await registerWhole(jobs, sellerFields());
    const { rows } = await sql<{ gstin: string; closed: boolean }>`
      select gstin, closed_at is not null as closed from sellers where gstin is not null and not is_house
        and gstin = ${fields.gstNumber} order by created_at`.execute(jobs.open.db);
    expect(rows.map(({ closed }) => closed)).toEqual([true, false]);
    expect(again.user.type).toBe('vendor');
    await jobs.end();
  });
});

function credentials({ email, password }: { email: string; password: string }) {
  return { email, password };
}

async function otherAdministrator(shop: TestShop): Promise<{ readonly id: UserId }> {
  const id = newId<'user'>();
  await sql`
    insert into users (id, email, user_name, user_name_key, password_hash, role, type)
    values (${id}, 'second@cast.example', 'second', 'second', 'none', 'admin', 'admin')`.execute(shop.open.db);
  return { id };
}

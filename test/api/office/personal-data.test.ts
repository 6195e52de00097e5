import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendMessage } from '#office/contact/contract.ts';
import { deleteAccount, exportMine, notSettled } from '#office/privacy/contract.ts';
import { addToCart } from '#orders/cart/contract.ts';
import { mergeLater } from '#orders/cart/later/later.contract.ts';
import { createCartLink } from '#orders/cart/links/links.contract.ts';
import { openCheckout } from '#orders/checkouts/contract.ts';
import { changeCompany } from '#orders/orders/companies/company.contract.ts';
import { getOrder, updateOrder } from '#orders/orders/contract.ts';
import { cancelOrder } from '#orders/orders/moves/cancel.contract.ts';
import { checkAuth, login, wrongCredentials } from '#people/accounts/contract.ts';
import { wrongPassword } from '#people/accounts/own-account.contract.ts';
import { forgotPassword } from '#people/accounts/password/password-reset.contract.ts';
import { hashPassword } from '#people/accounts/server/accounts.ts';
import { saveCompany } from '#people/addresses/company/company.contract.ts';
import { addAddress } from '#people/addresses/contract.ts';
import { getProduct } from '#products/catalog/contract.ts';
import { addReview, listReviews, reportReview } from '#products/reviews/contract.ts';
import { changeWishlist } from '#products/wishlist/contract.ts';
import type { OrderId, ProductId, UserId } from '#shared/id.ts';
import { paise } from '#shared/money/money.ts';
import { type Buyer, buy, fillCart, place } from '#test/builders/buying.ts';
import { buyAndPay } from '#test/builders/paying-online.ts';
import { mailsTo, registerWhole, shopperFields } from '#test/builders/registering.ts';
import { receiveCash, settleBalance } from '#test/builders/selling.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

const PASSWORD = 'phir milenge chalte chalte';

describe.each(ENGINES)('personal data on the %s engine', engine => {
  let shop: TestShop;
  let cast: Cast;
  let phone: ProductId;
  beforeAll(async () => {
    shop = await startTestShop(engine, { payments: { sandbox: true } });
    cast = await castOf(shop);
    phone = await makeProduct(shop, cast.deccan.sellerId, { title: 'Galaxy of the export', stock: 50 });
  });
  afterAll(() => shop.end());

  let made = 0;
  /** Somebody who has done all that leaves a trace, with a mobile number nobody else has. */
  async function busyShopper() {
    made += 1;
    const mobile = `98111 2222${made}`;
    const fields = shopperFields({ password: PASSWORD, mobile });
    const { user } = await registerWhole(shop, fields);
    const client = await shop.as(user);
    const street = `Flat 77-${made}, Gulmohar Heights`;
    const notes = `The blue door behind temple ${made}`;
    const address = { address: street, city: 'Pune', pincode: '411001', phone: mobile, notes };
    const { data } = await client.call(addAddress, { name: `${fields.userName} Rao`, ...address });
    const buyer: Buyer = { ...user, ...client, addressId: data._id };
    const orderId = await buy(buyer, [phone, 2]);
    await client.call(addReview, { productId: phone, reviewValue: 2, reviewMessage: 'Not as bright as I hoped.' });
    await client.call(addToCart, { productId: phone, quantity: 1 });
    await client.call(openCheckout, { items: [{ productId: phone, quantity: 1 }], method: 'sandbox' });
    await client.call(mergeLater, {
      items: [{ productId: phone, quantity: 3, savedPrice: paise(900_000), savedAt: new Date() }],
    });
    await client.call(createCartLink, {});
    await client.call(changeWishlist, { add: [{ productId: phone }], remove: [] });
    await client.call(sendMessage, {
      name: fields.userName,
      email: fields.email,
      subject: 'A question',
      message: 'When does it come?',
    });
    await shop.guest.call(forgotPassword, { email: fields.email });
    return { ...fields, user, buyer, orderId, e164: `+91${mobile.replace(' ', '')}`, street, notes };
  }

  async function deliver(orderId: OrderId) {
    const admin = await shop.as(cast.admin);
    return admin.call(updateOrder, { orderId, orderStatus: 'delivered' });
  }

  const remove = (client: Pick<Buyer, 'call'>, password = PASSWORD) => client.call(deleteAccount, { password });

  it('is exported whole, named and dated, to its owner alone and without hashes (G7)', async () => {
    const { user, buyer, orderId, userName, email, e164, street, notes } = await busyShopper();
    const farhan = await shop.as(cast.farhan);
    await shop.open.execute(
      `update checkouts set extras = '{"wraps":[{"note":"Happy Diwali, Amma"}],"slots":[{"day":"2026-11-28","period":"morning"}]}'
        where user_id = $1`,
      [user.id],
    );
    await shop.open.execute(
      `update order_parts set slot_day = '2026-11-29', slot_period = 'evening' where order_id = $1`,
      [orderId],
    );
    const [theirs] = (await shop.guest.call(listReviews, { productId: phone })).data;
    if (theirs) await farhan.call(reportReview, { reviewId: theirs._id, reason: 'off-topic' });

    const { data } = await buyer.call(exportMine, {});
    const day = expect.any(Date);
    expect(data.account).toEqual({
      userName,
      email,
      mobile: e164,
      role: 'user',
      type: 'user',
      language: 'en',
      textMessagesSince: null,
      since: day,
    });
    expect(data.signIns).toHaveLength(2);
    expect(data.codes).toMatchObject([
      { purpose: 'registration', mobile: null },
      { purpose: 'reset', mobile: null },
    ]);
    expect(data.addresses).toMatchObject([{ address: street, notes, phone: e164, savedAt: day }]);
    expect(data.cart).toMatchObject([{ title: 'Galaxy of the export', quantity: 1, addedAt: day }]);
    expect(data.savedForLater).toEqual([{ title: 'Galaxy of the export', quantity: 3, price: 900_000, savedAt: day }]);
    expect(data.sharedCarts).toEqual([
      { link: expect.stringContaining('/shop/cart/'), products: 1, since: day, endsAt: day },
    ]);
    expect(data.checkouts).toEqual([
      {
        since: day,
        agent: null,
        changedAt: day,
        items: ['Galaxy of the export'],
        method: 'sandbox',
        forCompany: false,
        shipTo: null,
        giftNotes: ['Happy Diwali, Amma'],
        windows: ['2026-11-28 morning'],
        ordered: false,
      },
    ]);
    expect(data.orders).toMatchObject([
      {
        number: expect.stringMatching(/^BB-\d+$/),
        placedAt: day,
        total: 2_000_000,
        deliveredTo: { name: `${userName} Rao`, address: street, phone: e164 },
        lines: [
          {
            title: 'Galaxy of the export',
            quantity: 2,
            seller: 'deccan',
            window: '2026-11-29 evening',
            giftNote: null,
          },
        ],
        events: [{ what: 'placed', at: day }],
      },
    ]);
    expect(data.reviews).toMatchObject([{ stars: 2, text: 'Not as bright as I hoped.', writtenAt: day }]);
    expect(data.messages).toMatchObject([{ subject: 'A question', sentAt: day, answers: [] }]);
    expect(data.wishlist).toMatchObject([{ title: 'Galaxy of the export', price: 1_000_000, savedAt: day }]);
    expect(data.seller).toBeNull();

    const raw = await buyer.inject({ url: '/api/account/export' });
    expect(raw.headers['content-disposition']).toBe('attachment; filename="my-data.json"');
    expect(raw.body).not.toMatch(/argon2|token|hash/i);
    expect((await farhan.inject({ url: '/api/account/export' })).body).not.toContain(email);
    await expect(shop.guest.call(exportMine, {})).rejects.toMatchObject({ status: 401 });
  });

  it('holds how orders were paid and what went back, and forgets the payer with the account (G7)', async () => {
    const { user, buyer, orderId } = await busyShopper();
    await deliver(orderId);
    const paid = await buyAndPay(buyer, [phone, 1]);
    await (await shop.as(cast.admin)).call(updateOrder, { orderId: paid, orderStatus: 'rejected' });
    const { orders } = (await buyer.call(exportMine, {})).data;
    expect(orders.at(-1)).toMatchObject({
      payments: [
        {
          through: 'sandbox',
          state: 'paid',
          amount: 2_000_000,
          currency: 'INR',
          payerId: expect.stringMatching(/^sbp_/),
        },
      ],
      refunds: [{ why: 'rejected', amount: 2_000_000, at: expect.any(Date) }],
    });
    await shop.open.execute("update refunds set state = 'settled', settled_at = now() where order_id = $1", [paid]);
    await remove(buyer);
    const { rows } = await shop.open.execute(
      'select payer_ref from payments join orders on orders.id = payments.order_id where user_id = $1',
      [user.id],
    );
    expect(rows).toEqual([{ payer_ref: null }]);
  });

  it("holds a seller's profile too", async () => {
    const deccan = await shop.as(cast.deccan);
    expect((await deccan.call(exportMine, {})).data.seller).toMatchObject({ name: 'deccan', status: 'Approved' });
  });

  it('can only be deleted with the password, and once no order is under way', async () => {
    const { buyer, orderId, userName, street } = await busyShopper();
    await expect(remove(buyer, 'not mine')).rejects.toMatchObject({ code: wrongPassword.code });
    await expect(remove(buyer)).rejects.toMatchObject({
      code: notSettled.code,
      message: 'You have one order in progress. It has to be delivered or cancelled first.',
    });
    const { data } = await buyer.call(exportMine, {});
    expect([data.cart.length, data.addresses.length, data.reviews.length]).toEqual([1, 1, 1]);
    expect(data.invoices).toEqual([]);
    await deliver(orderId);
    expect((await buyer.call(exportMine, {})).data.invoices).toMatchObject([
      {
        number: expect.stringMatching(/^IN/),
        name: `${userName} Rao`,
        address: `${street}, Pune 411001`,
        total: 2_000_000,
      },
    ]);
    await remove(buyer);
  });

  it('leaves nothing anywhere that leads to the person; the order stays, averages are exact (G7)', async () => {
    const { buyer, user, orderId, email, userName, mobile, password, e164, street, notes } = await busyShopper();
    const company = { name: `${userName} Traders`, gstin: '27AAPFU0939F1ZV', address: street };
    await buyer.call(saveCompany, company);
    await buyer.call(changeCompany, { orderId, company });
    await deliver(orderId);
    const cancelled = await buy(buyer, [phone, 1]);
    await buyer.call(cancelOrder, { orderId: cancelled, reason: `We move out of ${street}` });
    const before = (await shop.guest.call(getProduct, { id: phone })).data;
    await remove(buyer);

    await expect(buyer.call(checkAuth, {})).rejects.toMatchObject({ status: 401 });
    await expect(shop.guest.call(login, { email, password })).rejects.toMatchObject({ code: wrongCredentials.code });
    const ghost = `deleted-${user.id}@deleted.invalid`;
    await expect(shop.guest.call(login, { email: ghost, password: 'none' })).rejects.toMatchObject({
      code: wrongCredentials.code,
    });

    for (const table of ['wishlist_entries', 'cart_later', 'cart_links']) {
      const saved = await sql`select from ${sql.table(table)} where user_id = ${user.id}`.execute(shop.open.db);
      expect([table, saved.rows]).toEqual([table, []]);
    }
    // The message to the shop is a matter of its own: it stays until it is settled, but leads to no account.
    const tickets = await sql<{ user_id: UserId | null }>`
      select user_id from tickets where email = ${email}`.execute(shop.open.db);
    expect(tickets.rows).toEqual([{ user_id: null }]);
    await expect.poll(() => shop.open.db.selectFrom('farewells').select('id').execute()).toEqual([]);
    const traces = [email, userName, e164, mobile, street, notes, company.gstin];
    // Invoices stay as they were issued, which the law wants.
    expect(await tablesWith(shop, traces)).toEqual(['public.invoices', 'public.tickets']);

    const admin = await shop.as(cast.admin);
    const { data: order } = await admin.call(getOrder, { orderId });
    expect(order).toMatchObject({
      orderStatus: 'delivered',
      totalAmount: 2_000_000,
      addressInfo: { name: null, address: 'Erased', city: 'Pune', pincode: '411001', phone: '', notes: '' },
    });
    const after = (await shop.guest.call(getProduct, { id: phone })).data;
    expect(after.reviewCount).toBe(before.reviewCount - 1);
    const left = (await shop.guest.call(listReviews, { productId: phone })).data;
    expect(left.map(({ userName: name }) => name)).not.toContain(userName);
    const sum = left.reduce((total, { reviewValue }) => total + reviewValue, 0);
    expect(after.averageReview).toBe(left.length === 0 ? 0 : Math.round((sum / left.length) * 100) / 100);
  });

  it('that is erased frees username and e-mail address for a new registration', async () => {
    const fields = shopperFields({ password: PASSWORD });
    const { user } = await registerWhole(shop, fields);
    await remove(await shop.as(user));
    expect((await mailsTo(shop, fields.email, 2)).at(-1)).toContain('is deleted');
    const { user: next } = await registerWhole(shop, fields, 3);
    expect(next).toMatchObject({ userName: fields.userName, email: fields.email });
    expect(next.id).not.toBe(user.id);
  });

  it('of an order and a deletion at the same moment has one, never an order of nobody', async () => {
    const { buyer, orderId } = await busyShopper();
    await deliver(orderId);
    await fillCart(buyer, [phone, 1]);
    const [ordered, deleted] = await Promise.allSettled([place(buyer, `race-${buyer.id}`), remove(buyer)]);
    const isOrdered = ordered.status === 'fulfilled' && ordered.value.statusCode === 200;
    expect(isOrdered).toBe(deleted.status === 'rejected');
  });

  it('of a seller stays where invoices name it; it can’t be deleted while orders are open or products on sale', async () => {
    const { ritchie } = cast;
    await sql`update users set password_hash = ${await hashPassword(PASSWORD)} where id = ${ritchie.id}`.execute(
      shop.open.db,
    );
    await sql`update sellers set bank_account = '{"number":"000111222333"}', care_phone = '+919000000001'
      where id = ${ritchie.sellerId}`.execute(shop.open.db);
    const product = await makeProduct(shop, ritchie.sellerId);
    const client = await shop.as(ritchie);
    const { buyer, orderId: theirs } = await busyShopper();
    const orderId = await buy(buyer, [product, 1]);
    await expect(remove(client)).rejects.toMatchObject({
      code: notSettled.code,
      message:
        'You have one order to deliver. It has to be delivered or rejected first. ' +
        'You have one product on sale. It has to be taken off sale first.',
    });
    for (const id of [orderId, theirs]) {
      await deliver(id);
      await receiveCash(shop, await shop.as(cast.admin), id);
    }
    await sql`update products set listed = false, status = 'hidden' where id = ${product}`.execute(shop.open.db);
    await expect(remove(client)).rejects.toThrow('The shop owes you');
    await settleBalance(await shop.as(cast.admin), ritchie.sellerId);
    await remove(client);
    const { rows } = await sql`select name, status, bank_account, care_phone from sellers
      where id = ${ritchie.sellerId}`.execute(shop.open.db);
    expect(rows).toEqual([{ name: 'ritchie', status: 'Rejected', bank_account: null, care_phone: null }]);
    await expect(client.call(checkAuth, {})).rejects.toMatchObject({ status: 401 });
  });

  it('of the last administrator stays; of two who go at once one does', async () => {
    const hash = await hashPassword(PASSWORD);
    await sql`update users set password_hash = ${hash} where id = ${cast.admin.id}`.execute(shop.open.db);
    const anita = await shop.as(cast.admin);
    await expect(remove(anita)).rejects.toMatchObject({
      message: 'You are the only administrator. Please make someone else an administrator first.',
    });
    const { rows } = await sql<{ id: UserId }>`
      insert into users (id, email, user_name, user_name_key, password_hash, role, type)
      values (gen_random_uuid(), 'second@cast.example', 'Second', 'second', ${hash}, 'admin', 'admin')
      returning id`.execute(shop.open.db);
    const [second] = rows;
    if (!second) throw new Error('no second administrator');
    const both = await Promise.allSettled([remove(anita), remove(await shop.as(second))]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('lies in no table that export and deletion do not know', async () => {
    const { rows } = await sql<{ place: string }>`
      select c.conrelid::regclass::text || '.' || a.attname as place
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
      where c.contype = 'f' and c.confrelid = 'users'::regclass order by 1`.execute(shop.open.db);
    expect(rows.map(({ place }) => place)).toEqual([
      'account_codes.user_id',
      'addresses.user_id',
      'api_keys.user_id',
      'cart_links.user_id',
      'cart_merges.user_id',
      'carts.user_id',
      'checkouts.made_by',
      'checkouts.user_id',
      'companies.user_id',
      'exchange_quotes.user_id',
      'imports.asked_by',
      'known_browsers.user_id',
      'order_events.actor_id',
      'orders.user_id',
      'question_reports.user_id',
      'questions.user_id',
      'refund_approvals.user_id',
      'refunds.settled_by',
      'return_events.actor_id',
      'returns.user_id',
      'review_reports.user_id',
      'reviews.user_id',
      'sellers.user_id',
      'sessions.user_id',
      'shop_pauses.ended_by',
      'shop_pauses.started_by',
      'stock_movements.actor_id',
      'suggested_changes.user_id',
      'ticket_answers.author_id',
      'tickets.user_id',
      'uploads.user_id',
      'wishlist_entries.user_id',
      'wishlist_mails.user_id',
    ]);
  });
});

/** Every table of the shop in a row of which one of these texts stands, in whatever column. */
async function tablesWith(shop: TestShop, texts: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_schema || '.' || table_name as name from information_schema.tables
    where table_schema in ('public', 'jobs') and table_type = 'BASE TABLE' order by 1`.execute(shop.open.db);
  expect(rows.length).toBeGreaterThan(20);
  const found: string[] = [];
  for (const { name } of rows) {
    const hits = await sql`
      select from ${sql.table(name)} as row where ${sql.join(
        texts.map(text => sql`position(${text} in row::text) > 0`),
        sql` or `,
      )} limit 1`.execute(shop.open.db);
    if (hits.rows.length > 0) found.push(name);
  }
  return found;
}

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweepGuests } from '#office/privacy/server/sweep-guests.ts';
import { addToCart } from '#orders/cart/contract.ts';
import { createCartLink } from '#orders/cart/links/links.contract.ts';
import { completeCheckout, openCheckout } from '#orders/checkouts/contract.ts';
import { newCodOpen } from '#orders/orders/checkout/reserve-problems.ts';
import { getOwnOrder, listOwnOrders } from '#orders/orders/contract.ts';
import { checkAuth, login, wrongCode, wrongCredentials } from '#people/accounts/contract.ts';
import { askGuestCode } from '#people/accounts/guests/guests.contract.ts';
import { forgotPassword, resetPassword, wrongAccountCode } from '#people/accounts/password/password-reset.contract.ts';
import { addAddress } from '#people/addresses/contract.ts';
import type { ProductId } from '#shared/id.ts';
import { changeSetting } from '#shop/shop/server/shop.ts';
import {
  codeFor,
  cookieIn,
  mailsTo,
  otherThan,
  registerWhole,
  sellerFields,
  shopperFields,
} from '#test/builders/registering.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { NO_RESERVE_LIMITS } from '#test/fixtures/no-reserve-limits.ts';
import { clientOf, ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

describe.each(ENGINES)('guests on the %s engine', engine => {
  let shop: TestShop;
  let cast: Cast;
  let phone: ProductId;
  beforeAll(async () => {
    shop = await startTestShop(engine, { reserveLimits: { ...NO_RESERVE_LIMITS, newCodOrders: 5 } });
    cast = await castOf(shop);
    phone = await makeProduct(shop, cast.deccan.sellerId, { stock: 500 });
    await turn(true);
  });
  afterAll(() => shop.end());

  const turn = (isOn: boolean) => shop.context.tx(tx => changeSetting(tx, 'guestCheckout', isOn));
  let made = 0;
  const newEmail = () => {
    made += 1;
    return `guest${made}@${engine}.example`;
  };
  const ask = async (email: string) => (await shop.guest.call(askGuestCode, { email })).entry;
  async function enterWith(entry: Awaited<ReturnType<typeof ask>>, code: string) {
    const answer = await shop.guest.inject({ method: 'POST', url: '/api/auth/guest', payload: { entry, code } });
    if (answer.statusCode !== 200) throw Object.assign(new Error(answer.body), answer.json());
    return { user: answer.json().user, ...clientOf(shop, cookieIn(answer, 'session')) };
  }
  async function come(email = newEmail(), mails = 1) {
    const entry = await ask(email);
    return { email, ...(await enterWith(entry, await codeFor(shop, email, mails))) };
  }
  type Guest = Awaited<ReturnType<typeof come>>;
  async function order(guest: Guest) {
    const { data } = await guest.call(openCheckout, { items: [{ productId: phone, quantity: 1 }] });
    return guest.call(completeCheckout, { checkoutId: data._id, terms: data.terms });
  }
  const settle = (guest: Guest) =>
    guest.call(addAddress, {
      address: '4 Park Street',
      city: 'Kolkata',
      pincode: '700016',
      phone: '9876543210',
      notes: 'Ring',
    });

  it('order without a password, and come back to their orders with another code', async () => {
    const guest = await come();
    expect(guest.user).toMatchObject({ role: 'user', isGuest: true, email: guest.email });
    await settle(guest);
    const { orderId } = await order(guest);
    await mailsTo(shop, guest.email, 2);
    const again = await come(guest.email, 3);
    expect(again.user.id).toBe(guest.user.id);
    expect((await again.call(getOwnOrder, { orderId })).data._id).toBe(orderId);
    await expect(shop.guest.call(login, { email: guest.email, password: 'none' })).rejects.toMatchObject({
      code: wrongCredentials.code,
    });
  });

  it('are one person with who registers or chooses a password later: the orders stay, earlier sessions end', async () => {
    const guest = await come();
    await settle(guest);
    const { orderId } = await order(guest);
    await mailsTo(shop, guest.email, 2);
    const { user } = await registerWhole(shop, shopperFields({ email: guest.email }), 3);
    expect(user.id).toBe(guest.user.id);
    expect(user).not.toHaveProperty('isGuest');
    const { data } = await (await shop.as(user)).call(listOwnOrders, { userId: user.id });
    expect(data.map(({ _id }) => _id)).toEqual([orderId]);
    await expect(guest.call(checkAuth, {})).rejects.toMatchObject({ status: 401 });

    const other = await come();
    const { reset } = await shop.guest.call(forgotPassword, { email: other.email });
    const code = await codeFor(shop, other.email, 2).catch(
      async () => /\b(\d{6})\b/.exec((await mailsTo(shop, other.email, 2)).at(-1) ?? '')?.[1],
    );
    await shop.guest.call(resetPassword, { reset, code: code ?? '', password: 'chosen by a guest of old' });
    const signedIn = await shop.guest.call(login, { email: other.email, password: 'chosen by a guest of old' });
    expect(signedIn.user).toMatchObject({ id: other.user.id });
    expect(signedIn.user).not.toHaveProperty('isGuest');
  });

  it('are not made of an address with an account, whose owner is mailed to sign in', async () => {
    const { user } = await registerWhole(shop, shopperFields());
    const entry = await ask(user.email);
    const mail = (await mailsTo(shop, user.email, 2)).at(-1);
    expect(mail).toMatch(/^Subject: You have an account at/m);
    await shop.open.execute(
      'update account_codes set code_hash = (select password_hash from users where id = $1) where id = $2',
      [user.id, entry],
    );
    for (const code of ['000000', '999999'])
      await expect(enterWith(entry, code)).rejects.toMatchObject({ code: wrongAccountCode.code });
  });

  it('do not become sellers by registering', async () => {
    const guest = await come();
    const fields = sellerFields({ email: guest.email });
    await shop.guest.inject({ method: 'POST', url: '/api/auth/register', payload: fields });
    expect((await mailsTo(shop, guest.email, 2)).at(-1)).not.toMatch(/^Subject: \d{6}/m);
    await expect(
      shop.guest.inject({ method: 'POST', url: '/api/auth/verifyOtp', payload: { ...fields, otp: '123456' } }),
    ).resolves.toMatchObject({ statusCode: 400 });
    expect(wrongCode.code).toBe('auth.wrong_code');
  });

  it('need their own code: wrong, used and foreign ones are refused', async () => {
    const email = newEmail();
    const entry = await ask(email);
    const code = await codeFor(shop, email);
    const refused = { code: wrongAccountCode.code };
    await expect(enterWith(entry, otherThan(code))).rejects.toMatchObject(refused);
    const other = await ask(newEmail());
    await expect(enterWith(other, code)).rejects.toMatchObject(refused);
    await enterWith(entry, code);
    await expect(enterWith(entry, code)).rejects.toMatchObject(refused);
    // A code for one purpose is none for another.
    const { reset } = await shop.guest.call(forgotPassword, { email });
    const resetCode = /\b(\d{6})\b/.exec((await mailsTo(shop, email, 2)).at(-1) ?? '')?.[1] ?? '';
    await expect(enterWith(reset, resetCode)).rejects.toMatchObject(refused);
  });

  it('meet the limits of new accounts', async () => {
    const guest = await come();
    await settle(guest);
    for (let placed = 0; placed < 5; placed += 1) await order(guest);
    await expect(order(guest)).rejects.toMatchObject({ code: newCodOpen.code });
  });

  it('come in only where the shop wants guests; those of before still follow their orders', async () => {
    const guest = await come();
    await turn(false);
    const unknown = newEmail();
    const entry = await ask(unknown);
    expect((await come(guest.email, 2)).user.id).toBe(guest.user.id);
    const { rows } = await shop.open.execute('select 1 from users where email = $1', [unknown]);
    expect(rows).toEqual([]);
    await expect(enterWith(entry, '123456')).rejects.toMatchObject({ code: wrongAccountCode.code });
    await turn(true);
  });

  it('who never ordered and have not come for 30 days are forgotten; the others stay', async () => {
    const [idle, ordered, back, young] = [await come(), await come(), await come(), await come()];
    const [blocked, buying, shopping, sharing] = [await come(), await come(), await come(), await come()];
    await settle(idle);
    await settle(ordered);
    await order(ordered);
    const items = [{ productId: phone, quantity: 1 }];
    await buying.call(openCheckout, { items });
    await shopping.call(addToCart, { productId: phone, quantity: 1 });
    await sharing.call(createCartLink, { items });
    await shop.open.db
      .updateTable('users')
      .set({ blocked_at: new Date(), blocked_reason: 'Fraud' })
      .where('id', '=', blocked.user.id)
      .execute();
    const stay = [blocked, buying, shopping, sharing];
    const longAgo = new Date(Date.now() - 31 * 86_400_000);
    const old = [idle, ordered, back, ...stay].map(({ user }) => user.id);
    await shop.open.db.updateTable('users').set({ created_at: longAgo }).where('id', 'in', old).execute();
    await shop.open.db
      .updateTable('sessions')
      .set({ seen_at: longAgo })
      .where(
        'user_id',
        'in',
        [idle, ordered, ...stay].map(({ user }) => user.id),
      )
      .execute();
    await shop.open.db
      .updateTable('known_browsers')
      .set({ signed_in_at: longAgo })
      .where('user_id', 'in', old)
      .execute();
    await sweepGuests()(shop.context, {});
    const users = await shop.open.db
      .selectFrom('users')
      .select(['id', 'email', 'deleted_at'])
      .where('id', 'in', [...old, young.user.id])
      .execute();
    const left = users.filter(({ deleted_at }) => deleted_at === null).map(({ email }) => email);
    expect(left.sort()).toEqual([ordered, back, young, ...stay].map(({ email }) => email).sort());
    const addresses = await shop.open.db.selectFrom('addresses').select('user_id').execute();
    expect(addresses.map(({ user_id }) => user_id)).not.toContain(idle.user.id);
    await expect(idle.call(checkAuth, {})).rejects.toMatchObject({ status: 401 });
    expect((await come(idle.email, 2)).user.id).not.toBe(idle.user.id);
  });
});

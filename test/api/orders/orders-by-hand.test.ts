import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as hand from '#orders/checkouts/by-hand.contract.ts';
import { checkoutHasChanged, checkoutIsMissing, getCheckout } from '#orders/checkouts/contract.ts';
import { newCodOpen, unpaidOrdersOpen } from '#orders/orders/checkout/reserve-problems.ts';
import { aboveCodCap, getOrder, getOwnOrder, updateOrder } from '#orders/orders/contract.ts';
import { nothingToPay } from '#orders/settlement/contract.ts';
import { captureByLink, payByLink, payLinkUnknown, readPayLink } from '#orders/settlement/pay-links.contract.ts';
import { newId, type ProductId } from '#shared/id.ts';
import { paise } from '#shared/money/money.ts';
import { changeSetting } from '#shop/shop/server/shop.ts';
import { newBuyer, stockOf } from '#test/builders/buying.ts';
import { makeOffer } from '#test/builders/offering.ts';
import { approve, endHold, standingOf, work } from '#test/builders/paying-online.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { NO_RESERVE_LIMITS } from '#test/fixtures/no-reserve-limits.ts';
import { type Client, ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';
import { breaches } from '#test/inspect/order-invariants.ts';

const ADDRESS = {
  ...{ name: 'Meena Iyer', address: '4 Park Street', city: 'Kolkata', pincode: '700016' },
  ...{ phone: '9876543211', notes: 'Second floor' },
};

describe.each(ENGINES)('an order by hand on the %s engine', engine => {
  let shop: TestShop;
  let cast: Cast;
  let admin: Client;
  beforeAll(async () => {
    const reserveLimits = { ...NO_RESERVE_LIMITS, unpaidOrders: 1, newCodOrders: 1 };
    shop = await startTestShop(engine, { worksJobs: false, payments: { sandbox: true }, reserveLimits });
    cast = await castOf(shop);
    admin = await shop.as(cast.admin);
  });
  afterAll(() => shop.end());
  afterEach(async () => expect(await breaches(shop.open.db)).toEqual([]));

  let made = 0;
  const newEmail = () => {
    made += 1;
    return `caller${made}@${engine}.example`;
  };
  const product = (more = {}) => makeProduct(shop, cast.deccan.sellerId, { stock: 9, ...more });
  const open = async (email: string, productId: ProductId, more: object = {}) =>
    (
      await admin.call(hand.openByHand, {
        ...{ email, items: [{ productId, quantity: 2 }], address: ADDRESS, method: 'COD' as const },
        ...more,
      })
    ).data;
  type Opened = Awaited<ReturnType<typeof open>>;
  const complete = ({ _id, terms }: Opened, agreed = true) =>
    admin.call(hand.completeByHand, { checkoutId: _id, terms, agreed });
  const linkFor = async (email: string, productId: ProductId) => {
    const placed = await complete(await open(email, productId, { method: 'sandbox' }));
    return { ...placed, token: placed.payLink?.split('/').at(-1) ?? '' };
  };

  it('makes a guest of a caller, needs their word for cash, and says who took it', async () => {
    const [email, phone] = [newEmail(), await product({ price_paise: paise(1_000_00) })];
    const opened = await open(email, phone);
    expect(opened).toMatchObject({
      ready: true,
      buyer: { email },
      address: { name: 'Meena Iyer', addressId: null },
      charges: { total: 2_000_00 },
    });
    await expect(complete(opened, false)).rejects.toMatchObject({ code: hand.callerMustAgree.code });
    expect(await stockOf(shop.open.db, phone)).toBe(9);
    const [placed, again] = [await complete(opened), await complete(opened)];
    expect(again).toEqual({ ...placed, payLink: null });
    const { data } = await admin.call(getOrder, { orderId: placed.orderId });
    expect(data).toMatchObject({ userId: opened.buyer.userId, paymentMethod: 'COD', totalAmount: 2_000_00 });
    expect(data.timeline).toMatchObject([
      {
        actorName: cast.admin.userName,
        note: `Taken by ${cast.admin.userName} on the telephone and agreed with the buyer`,
      },
    ]);
    const { act, actor_id } = await shop.open.db
      .selectFrom('audit_entries')
      .selectAll()
      .where('subject_id', '=', placed.orderId)
      .executeTakeFirstOrThrow();
    expect([act, actor_id]).toEqual(['order.taken', cast.admin.id]);
    const buyer = await shop.as({ id: opened.buyer.userId });
    expect((await buyer.call(getOwnOrder, { orderId: placed.orderId })).data.number).toBe(placed.number);
    await expect(buyer.call(getCheckout, { checkoutId: opened._id })).rejects.toMatchObject({
      code: checkoutIsMissing.code,
    });
  });

  it('uses the account there is, shows nothing of it, and holds its limits and the cap', async () => {
    const [buyer, phone] = [await newBuyer(shop), await product({ price_paise: paise(1_000_00) })];
    const bare = await open(buyer.email.toUpperCase(), phone, { address: undefined });
    expect(bare).toMatchObject({ buyer: { userId: buyer.id }, address: null, ready: false });
    const opened = (await admin.call(hand.changeByHand, { checkoutId: bare._id, address: ADDRESS })).data;
    await complete(opened);
    await expect(complete(await open(buyer.email, phone))).rejects.toMatchObject({ code: newCodOpen.code });
    const online = { method: 'sandbox' };
    await complete(await open(buyer.email, phone, online));
    await expect(complete(await open(buyer.email, phone, online))).rejects.toMatchObject({
      code: unpaidOrdersOpen.code,
    });
    await shop.context.tx(tx => changeSetting(tx, 'codCap', paise(1_500_00)));
    const { problems } = await open(newEmail(), phone);
    expect(problems).toMatchObject([{ code: aboveCodCap.code, path: 'method' }]);
    await shop.context.tx(tx => changeSetting(tx, 'codCap', null));
    await expect(open(cast.deccan.email, phone)).rejects.toMatchObject({ code: hand.callerNotShopper.code });
  });

  it('sells at the price and with the codes of the shop, and not on other terms than were read out', async () => {
    const phone = await product({ price_paise: paise(1_000_00) });
    const id = await makeOffer(shop, { code: 'PHONE10' });
    const opened = await open(newEmail(), phone, { codes: ['phone10'] });
    expect(opened.charges).toMatchObject({ discount: 200_00, total: 1_800_00 });
    await shop.open.db
      .updateTable('products')
      .set({ price_paise: paise(900_00) })
      .where('id', '=', phone)
      .execute();
    await expect(complete(opened)).rejects.toMatchObject({ code: checkoutHasChanged.code });
    const fresh = (await admin.call(hand.changeByHand, { checkoutId: opened._id, codes: [] })).data;
    expect(fresh.charges).toMatchObject({ discount: 0, total: 1_800_00 });
    await expect(
      admin.call(hand.changeByHand, { checkoutId: opened._id, version: opened.version, codes: ['PHONE10'] }),
    ).rejects.toMatchObject({ code: checkoutHasChanged.code });
    await complete(fresh);
    await shop.open.db.updateTable('offers').set({ paused: true }).where('id', '=', id).execute();
    await shop.context.tx(async tx => tx.changed('offers'));
  });

  it('is paid by a link without signing in, and shows nobody’s address to who has the link', async () => {
    const phone = await product({ price_paise: paise(1_000_00), title: 'Nandi 9' });
    const { orderId, number, token, payUntil } = await linkFor(newEmail(), phone);
    const hours = ((payUntil?.getTime() ?? 0) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(23);
    const { rows } = await shop.open.execute(`select * from pay_links where order_id = $1`, [orderId]);
    expect(JSON.stringify(rows)).not.toContain(token);

    const { data } = await shop.guest.call(readPayLink, { token });
    expect(data).toEqual({
      ...{ number, state: 'waiting', payUntil: expect.any(Date), totalAmount: 2_000_00, deliveryAmount: 0 },
      ...{ changes: null, method: expect.any(String) },
      items: [{ title: 'Nandi 9', image: expect.any(String), quantity: 2, total: 2_000_00 }],
    });
    const { approvalURL } = await shop.guest.call(payByLink, { token });
    const back = await approve(shop.guest as never, approvalURL, 'pay');
    expect(back.pathname).toBe(`/shop/pay/${token}`);
    const { PayerID: payerId, orderId: _, ...words } = Object.fromEntries(back.searchParams);
    const paid = await shop.guest.call(captureByLink, {
      link: token,
      words: { ...words, ...(payerId && { payerId }) },
    });
    expect(paid.data).toMatchObject({ paymentStatus: 'paid', payUntil: null });
    expect((await shop.guest.call(readPayLink, { token })).data.state).toBe('paid');
    await expect(shop.guest.call(payByLink, { token })).rejects.toMatchObject({ code: nothingToPay.code });
    await expect(admin.call(hand.sendPayLink, { orderId })).rejects.toMatchObject({ code: hand.noLinkToSend.code });
    await expect(shop.guest.call(readPayLink, { token: `${token}x` })).rejects.toMatchObject({
      code: payLinkUnknown.code,
    });
  });

  it('asks by its link for what is left of it, and is not paid once it is refunded', async () => {
    const [phone, kite] = [
      await product({ price_paise: paise(1_000_00) }),
      await makeProduct(shop, cast.ritchie.sellerId),
    ];
    const items = [phone, kite].map(productId => ({ productId, quantity: 1 }));
    const { orderId, payLink } = await complete(await open(newEmail(), phone, { items, method: 'sandbox' }));
    const token = payLink?.split('/').at(-1) ?? '';
    await (await shop.as(cast.ritchie)).call(updateOrder, { orderId, orderStatus: 'rejected', reason: 'out-of-stock' });
    expect((await shop.guest.call(readPayLink, { token })).data).toMatchObject({
      totalAmount: 1_000_00,
      items: [{ quantity: 1 }],
    });
    const { approvalURL } = await shop.guest.call(payByLink, { token });
    await approve(shop.guest as never, approvalURL, 'pay');
    await work(shop, 'settlement.expire', {});
    await admin.call(updateOrder, { orderId, orderStatus: 'rejected', reason: 'out-of-stock' });
    expect((await shop.guest.call(readPayLink, { token })).data.state).toBe('over');
  });

  it('gives its goods back when the link expires, with each of its links', async () => {
    const phone = await product();
    const { orderId, token } = await linkFor(newEmail(), phone);
    const other = (await admin.call(hand.sendPayLink, { orderId })).payLink?.split('/').at(-1) ?? '';
    expect(await stockOf(shop.open.db, phone)).toBe(7);
    expect((await shop.guest.call(readPayLink, { token: other })).data.state).toBe('waiting');
    await endHold(shop, orderId);
    for (const each of [token, other]) {
      expect((await shop.guest.call(readPayLink, { token: each })).data.state).toBe('over');
      await expect(shop.guest.call(payByLink, { token: each })).rejects.toMatchObject({ code: nothingToPay.code });
    }
    await work(shop, 'settlement.expire', {});
    expect(await standingOf(shop, orderId)).toMatchObject({ status: 'cancelled', payment: 'failed', isHeld: false });
    expect(await stockOf(shop.open.db, phone)).toBe(9);
  });

  it('is found again by an id of the client, and by no other than the shop', async () => {
    const [_id, phone] = [newId<'checkout'>(), await product()];
    const opened = await open(newEmail(), phone, { _id });
    expect(await open(newEmail(), phone, { _id })).toEqual({ ...opened, expiresAt: expect.any(Date) });
  });
});

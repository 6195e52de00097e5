import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { dropCode, getCart, keepCode, quoteOffers } from '#orders/cart/contract.ts';
import { codeNotUsable, offersMoved, offerUsedUp, tooManyCodeTries } from '#orders/offers/contract.ts';
import { changeOffer } from '#orders/offers/desk.contract.ts';
import { pricesChanged, updateOrder } from '#orders/orders/contract.ts';
import { cancelOrder } from '#orders/orders/moves/cancel.contract.ts';
import { newId, type OrderId } from '#shared/id.ts';
import { paise } from '#shared/money/money.ts';
import { fillCart, newBuyer, place } from '#test/builders/buying.ts';
import { type OfferScene, startOfferScene } from '#test/builders/offer-scene.ts';
import { makeOffer } from '#test/builders/offering.ts';
import { ENGINES } from '#test/fixtures/shop.ts';

describe.each(ENGINES)('offers on the %s engine', engine => {
  let scene: OfferScene;
  beforeAll(async () => {
    scene = await startOfferScene(engine);
  });
  afterAll(() => scene.end());
  afterEach(() => scene.check());

  it('keeps codes with the cart, and says what applies and what nearly does', async () => {
    const { shop, priced } = scene;
    const buyer = await newBuyer(shop);
    await makeOffer(shop, { code: 'DIWALI10', min_paise: paise(150_000) });
    await makeOffer(shop, {
      name: 'Free delivery',
      kind: 'delivery',
      percent_bp: null,
      min_paise: paise(135_000),
      combines: true,
    });
    const phone = await priced(1_000);
    await fillCart(buyer, [phone, 1]);
    const kept = await buyer.call(keepCode, { code: ' diwali-10' });
    expect(kept.offers).toMatchObject({
      discount: 0,
      codes: [{ code: 'DIWALI10', message: 'Add products worth ₹500 more to use DIWALI10.' }],
      nearly: ['₹350 more for free delivery'],
    });
    await fillCart(buyer, [phone, 1]);
    const cart = await buyer.call(getCart, { userId: buyer.id });
    expect([cart.totalAmount, cart.offers.discount, cart.offers.deliveryDiscount]).toEqual([180_000, 24_900, 4_900]);
    const { data } = await buyer.call(quoteOffers, { items: [{ productId: phone, quantity: 3 }], codes: [] });
    expect([data.discount, data.deliveryDiscount]).toEqual([4_900, 4_900]);
    expect((await buyer.call(dropCode, { code: 'DIWALI10' })).offers).toMatchObject({ discount: 4_900, codes: [] });
  });

  it('refuses what can never apply in one sentence, in the language of the shopper', async () => {
    const { shop, priced } = scene;
    const buyer = await newBuyer(shop);
    await fillCart(buyer, [await priced(1_000), 1]);
    await makeOffer(shop, {
      code: 'LATER',
      starts_at: new Date('2099-01-02T00:00:00Z'),
      ends_at: new Date('2099-02-01T00:00:00Z'),
    });
    await makeOffer(shop, {
      code: 'FORMER',
      starts_at: new Date('2020-01-01T00:00:00Z'),
      ends_at: new Date('2020-02-01T00:00:00Z'),
    });
    const refusal = (code: string, language = 'en') =>
      buyer
        .inject({ method: 'PUT', url: `/api/shop/cart/offers/${code}`, headers: { 'accept-language': language } })
        .then(answer => answer.json());
    expect(await refusal('NOSUCH')).toMatchObject({
      ...{ code: codeNotUsable.code, message: 'We don’t know the code NOSUCH. Please check the spelling.' },
    });
    expect(await refusal('LATER')).toMatchObject({ message: 'LATER can be used from 2 Jan 2099.' });
    expect(await refusal('FORMER', 'hi')).toMatchObject({ message: 'FORMER 1 फ़रवरी 2020 को खत्म हो गया।' });
  });

  it('takes the discount off the order and counts it, and refuses a total that was not seen', async () => {
    const { shop, cast, linesOf, priced, countOf, ordered } = scene;
    const buyer = await newBuyer(shop);
    const offer = await makeOffer(shop, { code: 'TENNER', per_person: 1 });
    await fillCart(buyer, [await priced(999.99), 3], [await priced(50, cast.ritchie.sellerId), 1]);
    await buyer.call(keepCode, { code: 'TENNER' });
    const refused = await place(buyer, `seen-${newId()}`, { totalAmount: 3_147.97 });
    expect([refused.statusCode, refused.json().code]).toEqual([409, pricesChanged.code]);
    const orderId = await ordered(buyer, { totalAmount: 2_842.98 });
    expect((await linesOf(orderId)).map(line => line.discount).sort()).toEqual([29_999, 500].sort());
    expect(await countOf(offer)).toEqual({ used: 1, spent: 30_499 });
    const again = await buyer.inject({ method: 'PUT', url: '/api/shop/cart/offers/TENNER' });
    expect(again.json().message).toBe('You have already used TENNER as often as it allows.');
    const cancelled = await buyer.call(cancelOrder, { orderId, reason: 'Changed my mind' });
    expect(cancelled.data.orderStatus).toBe('cancelled');
    expect(await countOf(offer)).toEqual({ used: 0, spent: 0 });
    await buyer.call(keepCode, { code: 'TENNER' });
  });

  it('is used exactly as often as it may be, whoever comes at once', async () => {
    const { shop, priced, countOf } = scene;
    const phone = await priced(1_000);
    const offer = await makeOffer(shop, { code: 'FEWLEFT', most: 5, budget: paise(50_000) });
    const buyers = await Promise.all(Array.from({ length: 12 }, () => newBuyer(shop)));
    for (const buyer of buyers) await fillCart(buyer, [phone, 1]);
    const answers = await Promise.all(
      buyers.map(buyer => place(buyer, `few-${newId()}`, { codes: ['FEWLEFT'], totalAmount: 949 })),
    );
    expect(answers.filter(answer => answer.statusCode === 200)).toHaveLength(5);
    const codes = answers.filter(answer => answer.statusCode !== 200).map(answer => answer.json().code);
    expect(codes.every(code => code === offersMoved.code || code === codeNotUsable.code)).toBe(true);
    expect(await countOf(offer)).toEqual({ used: 5, spent: 50_000 });
  });

  it('counts an offer again when an order that was called off is wanted again, as long as there is one left', async () => {
    const { shop, admin, priced, countOf, ordered } = scene;
    const [first, second] = [await newBuyer(shop), await newBuyer(shop)];
    const phone = await priced(1_000);
    const offer = await makeOffer(shop, { code: 'LAST', most: 1 });
    await fillCart(first, [phone, 1]);
    const orderId = await ordered(first, { codes: ['LAST'] });
    await admin.call(updateOrder, { orderId, orderStatus: 'rejected' });
    expect((await countOf(offer)).used).toBe(0);
    await admin.call(updateOrder, { orderId, orderStatus: 'inProcess' });
    expect((await countOf(offer)).used).toBe(1);
    await admin.call(updateOrder, { orderId, orderStatus: 'rejected' });
    await fillCart(second, [phone, 1]);
    await ordered(second, { codes: ['LAST'] });
    await expect(admin.call(updateOrder, { orderId, orderStatus: 'inProcess' })).rejects.toMatchObject({
      message: 'This order can’t be reopened: its offer “Ten off” is used up.',
    });
  });

  it('counts for each person, before a limit is set and when an order is wanted again', async () => {
    const { shop, admin, priced, countOf } = scene;
    const buyer = await newBuyer(shop);
    const phone = await priced(1_000);
    const offer = await makeOffer(shop, { code: 'PERSON' });
    const buy = async () => {
      await fillCart(buyer, [phone, 1]);
      return place(buyer, `person-${newId()}`, { codes: ['PERSON'] });
    };
    const orderId: OrderId = (await buy()).json().orderId;
    await admin.call(changeOffer, { offerId: offer, perPerson: 1 });
    expect((await buy()).json()).toMatchObject({ code: codeNotUsable.code });
    await admin.call(updateOrder, { orderId, orderStatus: 'rejected' });
    expect((await buy()).statusCode).toBe(200);
    await expect(admin.call(updateOrder, { orderId, orderStatus: 'inProcess' })).rejects.toMatchObject({
      code: offerUsedUp.code,
    });
    expect((await countOf(offer)).used).toBe(1);
  });

  it('limits guessing of codes, with whatever call they are brought', async () => {
    const { shop, priced } = scene;
    const buyer = await newBuyer(shop);
    const phone = await priced(1_000);
    await makeOffer(shop, { code: 'RIGHT' });
    await fillCart(buyer, [phone, 1]);
    const quote = (code: string) => buyer.call(quoteOffers, { codes: [code] });
    for (let turn = 0; turn < 12; turn += 1) await quote('RIGHT');
    for (let turn = 0; turn < 5; turn += 1) {
      await quote(`WRONG${turn}`);
      expect((await place(buyer, `guess-${newId()}`, { codes: [`WRONG${turn}`] })).json().code).toBe(
        codeNotUsable.code,
      );
    }
    await expect(quote('RIGHT')).rejects.toMatchObject({ code: tooManyCodeTries.code });
    const ordering = await place(buyer, `guess-${newId()}`, { codes: ['RIGHT'] });
    expect(ordering.json().code).toBe(tooManyCodeTries.code);
    expect((await place(buyer, `guess-${newId()}`)).statusCode).toBe(200);
  });

  it('are left out of carts while they can’t be read', async () => {
    const { shop, priced } = scene;
    const buyer = await newBuyer(shop);
    await makeOffer(shop, { code: 'AWAY' });
    const phone = await priced(1_000);
    await fillCart(buyer, [phone, 1]);
    await buyer.call(keepCode, { code: 'AWAY' });
    await shop.open.execute('alter table offers rename to offers_away');
    await shop.context.tx(async tx => tx.changed('offers'));
    const cart = await buyer.call(getCart, { userId: buyer.id });
    await fillCart(buyer, [phone, 1]);
    const answer = await place(buyer, `away-${newId()}`);
    await shop.open.execute('alter table offers_away rename to offers');
    expect([cart.totalAmount, cart.offers.discount]).toEqual([100_000, 0]);
    expect(answer.statusCode).toBeGreaterThanOrEqual(500);
    expect((await buyer.call(getCart, { userId: buyer.id })).totalAmount).toBe(180_000);
  });
});

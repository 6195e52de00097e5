import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { exportMine } from '#office/privacy/contract.ts';
import { dropCode, getCart, keepCode, quoteOffers } from '#orders/cart/contract.ts';
import { codeNotUsable, offersMoved, offerUsedUp, tooManyCodeTries } from '#orders/offers/contract.ts';
import {
  addOffer,
  changeOffer,
  codeIsTaken,
  estimateOffer,
  listOffers,
  type OfferDraft,
  offerInvalid,
  offerMissing,
  tooManyOffers,
} from '#orders/offers/desk.contract.ts';
import { pricesChanged, updateOrder } from '#orders/orders/contract.ts';
import { cancelOrder } from '#orders/orders/moves/cancel.contract.ts';
import { newId, type OfferId, type OrderId, type PartId, type ProductId } from '#shared/id.ts';
import { paise } from '#shared/money/money.ts';
import { DEFAULT_RATES } from '#shop/shop/rates/default-rates.ts';
import { changeSetting } from '#shop/shop/server/shop.ts';
import { type Buyer, fillCart, newBuyer, place } from '#test/builders/buying.ts';
import { makeOffer } from '#test/builders/offering.ts';
import { aReturn, askReturn, bringOn } from '#test/builders/returning.ts';
import { BY_COURIER, receiveCash } from '#test/builders/selling.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { type Client, ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';
import { breaches } from '#test/inspect/order-invariants.ts';

describe.each(ENGINES)('offers on the %s engine', engine => {
  let shop: TestShop;
  let cast: Cast;
  let admin: Client;
  beforeAll(async () => {
    shop = await startTestShop(engine, { worksJobs: false });
    cast = await castOf(shop);
    admin = await shop.as(cast.admin);
    const all = { kind: null, hsn: null, from: '2025-10-01' } as const;
    await shop.context.tx(tx =>
      changeSetting(tx, 'rates', [...DEFAULT_RATES, { name: 'commission', basisPoints: 500, ...all }]),
    );
    await shop.context.tx(tx => changeSetting(tx, 'deliveryCharge', paise(4_900)));
  });
  afterAll(() => shop.end());
  afterEach(async () => {
    expect(await breaches(shop.open.db)).toEqual([]);
    await shop.context.tx(async tx => {
      await tx.db.updateTable('offers').set({ paused: true }).execute();
      tx.changed('offers');
    });
  });

  const priced = (rupees: number, seller = cast.deccan.sellerId, more = {}) =>
    makeProduct(shop, seller, { price_paise: paise(rupees * 100), stock: 50, ...more });
  const linesOf = (orderId: OrderId) =>
    shop.open.db
      .selectFrom('order_lines as line')
      .innerJoin('order_parts as part', 'part.id', 'line.part_id')
      .select(['line.id', 'part.id as partId', 'line.quantity', 'line.discount_paise as discount'])
      .select(['line.funded_paise as funded', 'part.total_paise as total'])
      .where('part.order_id', '=', orderId)
      .execute();
  const countOf = (id: OfferId) =>
    shop.open.db
      .selectFrom('offer_counts')
      .select(['used', 'spent_paise as spent'])
      .where('offer_id', '=', id)
      .executeTakeFirstOrThrow();
  async function ordered(buyer: Buyer, more: object = {}): Promise<OrderId> {
    const answer = await place(buyer, `offer-${newId()}`, more);
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return answer.json().orderId;
  }
  const entriesOf = async (orderId: OrderId) => {
    const [{ partId } = { partId: '' }] = await linesOf(orderId);
    const rows = await shop.open.db
      .selectFrom('ledger_entries as entry')
      .innerJoin('ledger_postings as posting', 'posting.id', 'entry.posting_id')
      .select(['entry.kind', 'entry.amount_paise as amount'])
      .where('posting.part_id', '=', partId as never)
      .execute();
    const sums: Record<string, number> = {};
    for (const { kind, amount } of rows) sums[kind] = (sums[kind] ?? 0) + amount / 100;
    return sums;
  };
  const deliver = async (orderId: OrderId) => {
    await admin.call(updateOrder, { orderId, orderStatus: 'delivered', ...BY_COURIER });
    await receiveCash(shop, admin, orderId);
  };

  it('keeps codes with the cart, and says what applies and what nearly does', async () => {
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

  it('refunds for each unit exactly what was paid, and ends with nothing in the ledger', async () => {
    const buyer = await newBuyer(shop);
    await makeOffer(shop, { code: 'SEVEN', percent_bp: 731 });
    await fillCart(buyer, [await priced(333.33), 3]);
    const orderId = await ordered(buyer, { codes: ['SEVEN'] });
    await deliver(orderId);
    expect(await entriesOf(orderId)).toMatchObject({ sale: 999.99, delivery: 49 });
    const [line] = await linesOf(orderId);
    if (!line) throw new Error('an order has a line');
    for (const _unit of [1, 2, 3]) {
      const id = await askReturn(buyer, aReturn({ orderId, partId: line.partId, lineIds: [line.id] }));
      await bringOn(admin, id, ['approve', 'receive', 'settle']);
    }
    const refunds = await shop.open.db
      .selectFrom('refund_lines as back')
      .innerJoin('refunds as r', 'r.id', 'back.refund_id')
      .select('back.amount_paise')
      .where('r.order_id', '=', orderId)
      .orderBy('r.owed_at')
      .execute();
    expect(refunds.map(({ amount_paise }) => amount_paise)).toEqual([30_896, 30_897, 30_897]);
    expect(Object.values(await entriesOf(orderId)).every(amount => Math.abs(amount) < 0.001)).toBe(true);
  });

  it('lets a discount of the seller lower the price, and one of the shop be paid by the shop', async () => {
    const documentsOf = async (bearer: 'seller' | 'shop' | 'bank') => {
      const buyer = await newBuyer(shop);
      const code = `BY${bearer.toUpperCase()}`;
      await makeOffer(shop, { code, bearer });
      await fillCart(buyer, [await priced(1_180), 1]);
      const orderId = await ordered(buyer, { codes: [code] });
      await deliver(orderId);
      const [line] = await linesOf(orderId);
      const { document } = await shop.open.db
        .selectFrom('invoices')
        .select('document')
        .where('part_id', '=', line?.partId as never)
        .executeTakeFirstOrThrow();
      return { entries: await entriesOf(orderId), document };
    };
    const seller = await documentsOf('seller');
    expect(seller.entries).toMatchObject({ sale: 1_062, commission: -53.1 });
    expect(seller.document).toMatchObject({ lines: [{ taxable: 90_000, amount: 106_200, discount: 11_800 }, {}] });
    expect(seller.document).not.toHaveProperty('paidBy');
    const borne = await documentsOf('shop');
    expect(borne.entries).toMatchObject({ sale: 1_180, commission: -59 });
    expect(borne.document).toMatchObject({
      lines: [{ taxable: 100_000, amount: 118_000 }, {}],
      paidBy: { buyer: 111_100, shop: 11_800, bank: 0 },
    });
    expect((await documentsOf('bank')).document).toMatchObject({ paidBy: { buyer: 111_100, shop: 0, bank: 11_800 } });
  });

  it('keeps the books in order for any cart, offer, cancellation and return', async () => {
    const goods = [await priced(0.03), await priced(333.33), await priced(12_345.67, cast.ritchie.sellerId)];
    goods.push(await priced(777.77, cast.house));
    const buyer = await newBuyer(shop);
    const anyOffer = fc.record({
      kind: fc.constantFrom('percent', 'amount', 'units', 'delivery'),
      percent_bp: fc.integer({ min: 1, max: 9_000 }),
      bearer: fc.constantFrom('shop', 'seller', 'bank'),
      amount_paise: fc.integer({ min: 1, max: 99_999 }).map(paise),
      combines: fc.boolean(),
    });
    const turn = fc.record({
      quantities: fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 4, maxLength: 4 }),
      offers: fc.array(anyOffer, { minLength: 1, maxLength: 3 }),
      cancels: fc.boolean(),
      back: fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 2 }),
    });
    await fc.assert(
      fc.asyncProperty(turn, async ({ quantities, offers, cancels, back }) => {
        for (const { amount_paise, ...offer } of offers) {
          const min_paise = paise(amount_paise + 1);
          await makeOffer(shop, { ...{ buy: 1, free: 1, amount_paise, min_paise }, ...offer } as never);
        }
        const wanted = goods.flatMap((id, at) =>
          (quantities[at] ?? 0) > 0 ? [[id, quantities[at] ?? 0] as const] : [],
        );
        if (wanted.length === 0) return;
        await fillCart(buyer, ...wanted);
        const { offers: seen, totalAmount } = await buyer.call(getCart, { userId: buyer.id });
        const total = (totalAmount + seen.delivery - seen.deliveryDiscount) / 100;
        const orderId = await ordered(buyer, { totalAmount: total });
        if (cancels) await buyer.call(cancelOrder, { orderId, reason: 'No' });
        else {
          for (const { partId } of await linesOf(orderId)) await deliverPart(orderId, partId);
          await receiveCash(shop, admin, orderId);
          for (const quantity of back) await returnSome(orderId, quantity);
        }
        expect(await breaches(shop.open.db)).toEqual([]);
        await shop.open.execute('update offers set paused = true');
        await shop.context.tx(async tx => tx.changed('offers'));
      }),
      { numRuns: 6 },
    );

    async function deliverPart(orderId: OrderId, partId: string): Promise<void> {
      const part = await shop.open.db
        .selectFrom('order_parts')
        .select('status')
        .where('id', '=', partId as never)
        .executeTakeFirstOrThrow();
      if (part.status === 'delivered') return;
      await admin.call(updateOrder, { orderId, partId: partId as PartId, orderStatus: 'delivered', ...BY_COURIER });
    }
    async function returnSome(orderId: OrderId, quantity: number): Promise<void> {
      const lines = await linesOf(orderId);
      const counted = await Promise.all(
        lines.map(async line => {
          const { units } = await shop.open.db
            .selectFrom('return_lines')
            .select(({ fn }) => fn.sum<number | null>('quantity').as('units'))
            .where('line_id', '=', line.id)
            .executeTakeFirstOrThrow();
          return { ...line, left: line.quantity - Number(units ?? 0) };
        }),
      );
      const line = counted.find(each => each.left > 0);
      if (!line) return;
      const lines_ = [{ lineId: line.id as never, quantity: Math.min(quantity, line.left) }];
      const id = await askReturn(
        buyer,
        aReturn({ orderId, partId: line.partId, lineIds: [line.id] }, { lines: lines_ }),
      );
      await bringOn(admin, id, ['approve', 'receive', 'settle']);
    }
  });

  it('are made by administrators, and by sellers for own products at own expense', async () => {
    const seller = await shop.as(cast.deccan);
    const [own, foreign] = [await priced(1_000), await priced(1_000, cast.ritchie.sellerId)];
    const slugOf = async (id: ProductId) =>
      (await shop.open.db.selectFrom('products').select('slug').where('id', '=', id).executeTakeFirstOrThrow()).slug;
    const buyer = await newBuyer(shop);
    await fillCart(buyer, [own, 2], [foreign, 1]);
    await ordered(buyer);
    const draft: OfferDraft = {
      ...{
        name: 'Diwali',
        code: 'DECCAN20',
        kind: 'percent' as const,
        percent: 20,
        cap: null,
        amount: null,
        buy: null,
        free: null,
      },
      ...{ bearer: 'shop' as const, min: paise(0), combines: false, most: 5, perPerson: null, budget: null },
      ...{ startsAt: new Date(Date.now() - 1_000), endsAt: new Date(Date.now() + 86_400_000) },
      conditions: { products: [await slugOf(own)] },
    };
    const { data: estimate } = await seller.call(estimateOffer, draft);
    expect([estimate.applied, estimate.cost]).toEqual([1, 40_000]);
    const { data: made } = await seller.call(addOffer, draft);
    expect(made).toMatchObject({ bearer: 'seller', seller: 'deccan', state: 'live', used: 0 });
    await expect(admin.call(addOffer, draft)).rejects.toMatchObject({ code: codeIsTaken.code });
    await expect(
      seller.call(addOffer, { ...draft, code: 'OTHERS', conditions: { products: [await slugOf(foreign)] } }),
    ).rejects.toMatchObject({ code: offerInvalid.code });
    const [sellers, persons] = [[cast.deccan.sellerId], [buyer.email]];
    await expect(
      seller.call(addOffer, { ...draft, code: 'NARROW', conditions: { sellers, persons } }),
    ).rejects.toMatchObject({
      ...{ code: offerInvalid.code, fields: { sellers: expect.any(String), persons: expect.any(String) } },
    });
    await fillCart(buyer, [own, 1], [foreign, 1]);
    expect((await buyer.call(keepCode, { code: 'DECCAN20' })).offers.discount).toBe(20_000);
    await ordered(buyer);
    const file = (await seller.inject({ url: '/api/admin/orders/export?placed=today' })).body;
    expect(file).toContain(',Offers,Discount by seller,Discount by shop,Discount by bank');
    expect(file).toContain(',DECCAN20,200,0,0');
    const other = await shop.as(cast.ritchie);
    await expect(other.call(changeOffer, { offerId: made._id, paused: true })).rejects.toMatchObject({
      code: offerMissing.code,
    });
    const changed = await seller.call(changeOffer, { offerId: made._id, paused: true, most: 1 });
    expect(changed.data).toMatchObject({ state: 'paused', used: 1, spent: 20_000, most: 1 });
    const { data, counts } = await other.call(listOffers, {});
    expect([data, counts.all]).toEqual([[], 0]);
  });

  it('are for the products of some sellers, and for the accounts of some addresses', async () => {
    const [own, foreign] = [await priced(1_000), await priced(1_000, cast.ritchie.sellerId)];
    const [meant, other] = [await newBuyer(shop), await newBuyer(shop)];
    const draft: OfferDraft = {
      ...{ name: 'For you', code: null, kind: 'percent' as const, percent: 10, cap: null, amount: null, buy: null },
      ...{ free: null, bearer: 'shop' as const, min: paise(0), combines: false, most: null, perPerson: null },
      ...{ budget: null, startsAt: new Date(Date.now() - 1_000), endsAt: new Date(Date.now() + 86_400_000) },
      conditions: { sellers: [cast.deccan.sellerId], persons: [meant.email.toUpperCase()], products: [own, foreign] },
    };
    await expect(
      admin.call(addOffer, { ...draft, conditions: { persons: [meant.email, 'nobody@home.example'] } }),
    ).rejects.toMatchObject({ code: offerInvalid.code, fields: { persons: expect.stringContaining('nobody@home') } });
    await admin.call(addOffer, draft);
    for (const buyer of [meant, other]) await fillCart(buyer, [own, 1], [foreign, 1]);
    const discountOf = async (buyer: Buyer) => (await buyer.call(quoteOffers, {})).data.discount;
    expect([await discountOf(meant), await discountOf(other)]).toEqual([10_000, 0]);
    expect((await meant.call(exportMine, {})).data.offersForYou).toMatchObject([{ name: 'For you', code: null }]);
    expect((await other.call(exportMine, {})).data.offersForYou).toEqual([]);
    const { rows } = await sql<{ conditions: object }>`select conditions from offers where name = 'For you'`.execute(
      shop.open.db,
    );
    expect(JSON.stringify(rows)).not.toContain('@');
  });

  it('counts an offer again when an order that was called off is wanted again, as long as there is one left', async () => {
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

  it('of one seller are limited, so that they slow nobody’s cart', async () => {
    const seller = await shop.as(cast.ritchie);
    const draft: OfferDraft = {
      ...{ name: 'One more', code: null, kind: 'percent', percent: 5, cap: null, amount: null, buy: null, free: null },
      ...{
        bearer: 'seller',
        min: paise(0),
        combines: false,
        most: null,
        perPerson: null,
        budget: null,
        conditions: {},
      },
      ...{ startsAt: new Date(Date.now() - 1_000), endsAt: new Date(Date.now() + 86_400_000) },
    };
    const { data: one } = await seller.call(addOffer, draft);
    for (let count = 1; count < 50; count += 1)
      await makeOffer(shop, { seller_id: cast.ritchie.sellerId, bearer: 'seller' });
    const refused = { code: tooManyOffers.code, message: expect.stringContaining('50') };
    await expect(seller.call(addOffer, draft)).rejects.toMatchObject(refused);
    await (await shop.as(cast.deccan)).call(addOffer, draft);
    await shop.open.db
      .updateTable('offers')
      .set({ ends_at: new Date(Date.now() - 500) })
      .where('id', '=', one._id)
      .execute();
    const again = { offerId: one._id, endsAt: draft.endsAt };
    await seller.call(changeOffer, again);
    await shop.open.db
      .updateTable('offers')
      .set({ ends_at: new Date(Date.now() - 500) })
      .where('id', '=', one._id)
      .execute();
    await seller.call(addOffer, draft);
    await expect(seller.call(changeOffer, again)).rejects.toMatchObject(refused);
  });

  it('are left out of carts while they can’t be read', async () => {
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

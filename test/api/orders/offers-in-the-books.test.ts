import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { getCart } from '#orders/cart/contract.ts';
import { updateOrder } from '#orders/orders/contract.ts';
import { cancelOrder } from '#orders/orders/moves/cancel.contract.ts';
import type { OrderId, PartId } from '#shared/id.ts';
import { paise } from '#shared/money/money.ts';
import { fillCart, newBuyer } from '#test/builders/buying.ts';
import { type OfferScene, startOfferScene } from '#test/builders/offer-scene.ts';
import { makeOffer } from '#test/builders/offering.ts';
import { aReturn, askReturn, bringOn } from '#test/builders/returning.ts';
import { BY_COURIER, receiveCash } from '#test/builders/selling.ts';
import { ENGINES } from '#test/fixtures/shop.ts';
import { breaches } from '#test/inspect/order-invariants.ts';

describe.each(ENGINES)('offers in the books on the %s engine', engine => {
  let scene: OfferScene;
  beforeAll(async () => {
    scene = await startOfferScene(engine);
  });
  afterAll(() => scene.end());
  afterEach(() => scene.check());

  it('refunds for each unit exactly what was paid, and ends with nothing in the ledger', async () => {
    const { shop, admin, linesOf, priced, ordered, entriesOf, deliver } = scene;
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
    const { shop, linesOf, priced, ordered, entriesOf, deliver } = scene;
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
    const { shop, cast, admin, linesOf, priced, ordered } = scene;
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
});

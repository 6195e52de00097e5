import { sql } from 'kysely';
import { expect } from 'vitest';
import { linksTooOften, tooManyUnknownLinks } from '#orders/cart/links/links.contract.ts';
import { tooManyCheckouts } from '#orders/checkouts/contract.ts';
import { tooManyQuotes } from '#orders/exchanges/refusals.ts';
import { tooManyCodeTries } from '#orders/offers/contract.ts';
import { tooManyDeliveryCodes, tooManyOrders, updateOrder } from '#orders/orders/contract.ts';
import { listOwnWindows } from '#orders/orders/moves/arrange.contract.ts';
import { requestReturn, tooManyReturns } from '#orders/returns/contract.ts';
import { tooManyUpiIds } from '#orders/returns/refunds/refunds.contract.ts';
import { tooManyPayments } from '#orders/settlement/contract.ts';
import { tooManyShipments } from '#orders/shipments/contract.ts';
import { movedTooOften } from '#orders/sold-services/refusals.ts';
import { newId } from '#shared/id.ts';
import { buy, fillCart, newBuyer, place } from '#test/builders/buying.ts';
import { GOOD, newImei } from '#test/builders/exchanging.ts';
import { buyDelivered } from '#test/builders/returning.ts';
import { makeProduct } from '#test/fixtures/cast.ts';
import { clientOf } from '#test/fixtures/shop.ts';
import { answerOf, type TrialKit } from './trial-kit.ts';
import type { Trials } from './trials.ts';

const A_PHONE = () => ({
  ...{ productId: newId(), brand: 'Xiaomi', model: 'Redmi Note 9', imei: newImei(), answers: GOOD },
});
const RETURNS = `/api${requestReturn.path}`;

/** Carts, checkouts, orders, returns and shipments. */
export function orderTrials({ shop, cast, post, headersOf }: TrialKit) {
  return {
    'delivery-code.order': async at => {
      const orderId = await buy(await newBuyer(shop), [await makeProduct(shop, cast.deccan.sellerId), 1]);
      const { delivery_code: code } = await shop.open.db
        .selectFrom('order_parts')
        .select('delivery_code')
        .where('order_id', '=', orderId)
        .executeTakeFirstOrThrow();
      const seller = clientOf(at, (await shop.as(cast.deccan)).token);
      const payload = { orderStatus: 'delivered', deliveryCode: code === '000000' ? '000001' : '000000' };
      const url = `/api/admin/orders/update/${orderId}`;
      return {
        refusal: tooManyDeliveryCodes.code,
        act: async () => answerOf(await seller.inject({ method: 'PUT', url, payload })),
      };
    },
    'arrange.order': async at => {
      const buyer = await newBuyer(shop);
      const orderId = await buy(buyer, [await makeProduct(shop, cast.deccan.sellerId), 1]);
      await sql`insert into slot_offers (seller_id, weekday, period, capacity)
        select ${cast.deccan.sellerId}, weekday, 'morning', 50 from generate_series(0, 6) weekday
        on conflict do nothing`.execute(shop.open.db);
      const { id: partId } = await shop.open.db
        .updateTable('order_parts')
        .set({ slot_day: sql`current_date + 20`, slot_period: 'morning' })
        .where('order_id', '=', orderId)
        .returning('id')
        .executeTakeFirstOrThrow();
      const there = clientOf(at, buyer.token);
      const { data: windows } = await clientOf(at, buyer.token).call(listOwnWindows, { orderId, partId });
      const url = `/api/shop/order/window/${orderId}`;
      return {
        refusal: movedTooOften.code,
        before: { times: 7, who: `${orderId} ${buyer.id}` },
        act: async turn =>
          answerOf(await there.inject({ method: 'PUT', url, payload: { partId, ...windows[turn % 2] } })),
      };
    },
    'offer-code.account': async at => {
      const buyer = await newBuyer(shop);
      const there = clientOf(at, buyer.token);
      return {
        refusal: tooManyCodeTries.code,
        act: async turn => answerOf(await there.inject({ method: 'PUT', url: `/api/shop/cart/offers/WRONG${turn}` })),
      };
    },
    'offer-code.network': async at => {
      const headers = { 'x-forwarded-for': '192.0.2.77' };
      return {
        refusal: tooManyCodeTries.code,
        before: { times: 55, who: '192.0.2.77' },
        act: async turn => {
          const there = clientOf(at, (await newBuyer(shop)).token);
          return answerOf(await there.inject({ method: 'PUT', url: `/api/shop/cart/offers/WRONG${turn}`, headers }));
        },
      };
    },
    'return.account': async at => {
      const buyer = await newBuyer(shop);
      const orderId = await buy(buyer, [await makeProduct(shop, cast.deccan.sellerId), 1]);
      const { id: partId } = await shop.open.db
        .selectFrom('order_parts')
        .select('id')
        .where('order_id', '=', orderId)
        .executeTakeFirstOrThrow();
      const lines = [{ lineId: newId(), quantity: 1 }];
      const there = clientOf(at, buyer.token);
      const ask = () => ({ _id: newId(), partId, lines, reason: 'damaged', words: 'Broken', photos: [] });
      return {
        refusal: tooManyReturns.code,
        before: { times: 17, who: buyer.id },
        act: async () => answerOf(await there.inject({ method: 'POST', url: RETURNS, payload: ask() })),
      };
    },
    'upi-id.account': async at => {
      const buyer = await newBuyer(shop);
      const admin = await shop.as(cast.admin);
      const goods = await makeProduct(shop, cast.deccan.sellerId);
      const { orderId } = await buyDelivered(shop, { buyer, admin }, [goods, 1]);
      await admin.call(updateOrder, { orderId, orderStatus: 'rejected' });
      const refund = shop.open.db.selectFrom('refunds').select('id').where('order_id', '=', orderId);
      const { id: refundId } = await refund.executeTakeFirstOrThrow();
      const there = clientOf(at, buyer.token);
      const give = (upiId: string) =>
        there.inject({ method: 'PUT', url: '/api/shop/refunds/upi', payload: { refundId, upiId } });
      return {
        refusal: tooManyUpiIds.code,
        before: { times: 16, who: buyer.id },
        act: async turn => answerOf(await give(`asha${turn}@okaxis`)),
      };
    },
    'order.account': async at => {
      const goods = await makeProduct(shop, cast.deccan.sellerId);
      const buyer = await newBuyer(shop);
      const there = { ...buyer, ...clientOf(at, buyer.token) };
      // What is asked again under its key, and what comes to nothing, is no order and not counted.
      const first = newId();
      return {
        refusal: tooManyOrders.code,
        before: { times: 57, who: buyer.id },
        act: async turn => {
          await fillCart(there, [goods, 1]);
          const answer = await place(there, turn === 0 ? first : newId());
          expect((await place(there, first)).statusCode).toBe(200);
          return answerOf(answer);
        },
      };
    },
    'checkout.account': async at => {
      const headers = await headersOf(cast.asha);
      return {
        refusal: tooManyCheckouts.code,
        before: { times: 115, who: cast.asha.id },
        act: () => post(at, '/api/shop/checkouts', {}, headers),
      };
    },
    'exchange-quote.account': async at => {
      const headers = await headersOf(cast.farhan);
      return {
        refusal: tooManyQuotes.code,
        before: { times: 15, who: cast.farhan.id },
        act: () => post(at, '/api/shop/exchange/quotes', A_PHONE(), headers),
      };
    },
    'exchange-quote.network': async at => ({
      refusal: tooManyQuotes.code,
      before: { times: 35, who: '192.0.2.79' },
      act: () => post(at, '/api/shop/exchange/quotes', A_PHONE(), { 'x-forwarded-for': '192.0.2.79' }),
    }),
    'cart-link.account': async at => {
      const headers = await headersOf(cast.deccan);
      return {
        refusal: linksTooOften.code,
        before: { times: 15, who: cast.deccan.id },
        act: () => post(at, '/api/shop/cart/links/create', { items: [{ productId: newId(), quantity: 1 }] }, headers),
      };
    },
    'cart-link.network': async at => ({
      refusal: tooManyUnknownLinks.code,
      before: { times: 55, who: '192.0.2.78' },
      act: async turn =>
        answerOf(
          await clientOf(at, undefined).inject({
            url: `/api/shop/cart/shared/unknown${turn}`,
            headers: { 'x-forwarded-for': '192.0.2.78' },
          }),
        ),
    }),
    'payment.account': async at => {
      const headers = await headersOf(cast.asha);
      const orderId = newId<'order'>();
      return {
        refusal: tooManyPayments.code,
        before: { times: 50, who: cast.asha.id },
        act: () => post(at, '/api/shop/order/capture', { orderId }, headers),
      };
    },
    'shipment.account': async at => {
      const goods = await makeProduct(shop, cast.deccan.sellerId);
      const orderId = await buy(await newBuyer(shop), [goods, 1]);
      const [part] = await shop.open.db
        .selectFrom('order_parts')
        .select('id')
        .where('order_id', '=', orderId)
        .execute();
      const headers = await headersOf(cast.admin);
      return {
        refusal: tooManyShipments.code,
        before: { times: 297, who: cast.admin.id },
        act: () => post(at, `/api/admin/shipments/cancel/${part?.id}`, {}, headers),
      };
    },
  } satisfies Partial<Trials>;
}

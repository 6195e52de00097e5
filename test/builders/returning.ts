import { updateOrder } from '#orders/orders/contract.ts';
import { getReturnsOfPart, requestReturn } from '#orders/returns/contract.ts';
import { moveReturn } from '#orders/returns/desk.contract.ts';
import type { DeskReturn } from '#orders/returns/return/return.schema.ts';
import type { DeskMove, ReturnId } from '#orders/returns/return/return-states.ts';
import type { Database } from '#platform/db/database.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import { newId, type OrderId, type PartId, type ProductId, type RefundId } from '#shared/id.ts';
import type { Client, TestShop } from '#test/fixtures/shop.ts';
import { type Buyer, buy } from './buying.ts';
import { BY_COURIER, receiveCash } from './selling.ts';

/** What one seller has delivered to a shopper, ready to be returned. */
export interface Delivered {
  readonly orderId: OrderId;
  readonly partId: PartId;
  /** In the order of the goods. */
  readonly lineIds: readonly string[];
}

/** Buys goods of one seller and has them delivered by an administrator; the shop has the cash unless it is said to be out. */
export async function buyDelivered(
  shop: TestShop,
  { buyer, admin, isCashOut }: { readonly buyer: Buyer; readonly admin: Client; readonly isCashOut?: boolean },
  ...goods: readonly (readonly [ProductId, number])[]
): Promise<Delivered> {
  const orderId = await buy(buyer, ...goods);
  await admin.call(updateOrder, { orderId, orderStatus: 'delivered', ...BY_COURIER });
  if (!isCashOut) await receiveCash(shop, admin, orderId);
  const parts = await shop.open.db.selectFrom('order_parts').select('id').where('order_id', '=', orderId).execute();
  const [part] = parts;
  if (!part || parts.length > 1) throw new Error('goods of one seller make one part');
  const { lines } = (await buyer.call(getReturnsOfPart, { partId: part.id })).data;
  const ids = await shop.open.db
    .selectFrom('order_lines')
    .select(['id', 'product_id'])
    .where('part_id', '=', part.id)
    .execute();
  if (lines.length !== goods.length) throw new Error('each product is a line');
  return {
    orderId,
    partId: part.id,
    lineIds: goods.map(([productId]) => ids.find(line => line.product_id === productId)?.id ?? ''),
  };
}

/** A request as most shoppers make it: one of the first line, which does not work, paid back by UPI. */
export function aReturn(
  { partId, lineIds }: Delivered,
  more: Partial<InputOf<typeof requestReturn>> = {},
): InputOf<typeof requestReturn> {
  return {
    _id: newId<'return'>(),
    partId,
    lines: [{ lineId: lineIds[0] as never, quantity: 1 }],
    reason: 'faulty',
    words: 'It stays dark.',
    photos: [],
    upiId: 'asha.rao@okhdfcbank',
    ...more,
  };
}

/** Asks for a return. @returns its id */
export async function askReturn(buyer: Client, input: InputOf<typeof requestReturn>): Promise<ReturnId> {
  return (await buyer.call(requestReturn, input)).data._id;
}

/** Brings a return on, step by step; goods go back to stock unless said otherwise. */
export async function bringOn(
  desk: Client,
  _id: ReturnId,
  moves: readonly DeskMove[],
  goods: 'restocked' | 'written_off' = 'restocked',
): Promise<DeskReturn | undefined> {
  let last: DeskReturn | undefined;
  for (const move of moves)
    last = (
      await desk.call(moveReturn, {
        _id,
        move,
        ...(move === 'receive' && { goods }),
        ...(move === 'refuse' && { note: 'It came back broken.' }),
      })
    ).data;
  return last;
}

/** Makes a refund one that was paid online and that the provider would not send back. */
export async function refuseRefund(db: Database, id: RefundId): Promise<void> {
  const refund = db.selectFrom('refunds').select(['order_id', 'amount_paise']).where('id', '=', id);
  const { order_id, amount_paise } = await refund.executeTakeFirstOrThrow();
  const payment = newId<'payment'>();
  await db
    .insertInto('payments')
    .values({
      ...{ id: payment, order_id, provider: 'sandbox', state: 'paid', amount_paise },
      ...{ provider_ref: payment, capture_ref: payment, held_until: new Date(), captured_at: new Date() },
    })
    .execute();
  await db
    .updateTable('refunds')
    .set({ payment_id: payment, upi_id: null, state: 'failed', failure: 'the account is closed' })
    .where('id', '=', id)
    .execute();
}

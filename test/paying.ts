import { newId, type OrderId, type PaymentId } from '#shared/id.ts';
import type { TestShop } from './shop.ts';

/** Makes a placed order one that is paid online, as the rows of one are, without a provider. */
export async function payByRows(shop: TestShop, orderId: OrderId): Promise<PaymentId> {
  const id = newId<'payment'>();
  await shop.context.tx(async tx => {
    const { total_paise } = await tx.db
      .updateTable('orders')
      .set({ payment_method: 'sandbox', payment_status: 'paid', status: 'confirmed' })
      .where('id', '=', orderId)
      .returning('total_paise')
      .executeTakeFirstOrThrow();
    await tx.db
      .updateTable('order_parts')
      .set({ payment_status: 'paid', status: 'confirmed' })
      .where('order_id', '=', orderId)
      .execute();
    await tx.db
      .insertInto('payments')
      .values({
        ...{ id, order_id: orderId, provider: 'sandbox', state: 'paid', amount_paise: total_paise },
        ...{ provider_ref: `ref-${id}`, capture_ref: `capture-${id}`, captured_at: new Date(), held_until: new Date() },
      })
      .execute();
  });
  return id;
}

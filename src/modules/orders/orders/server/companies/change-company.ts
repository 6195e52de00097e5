import {
  companyIsInvoiced,
  companyOfDead,
  type changeCompany as endpoint,
} from '#orders/orders/companies/company.contract.ts';
import { isLive, isOnTheWay } from '#orders/orders/order-status.ts';
import { moverOf } from '#orders/orders/server/moves/change-part.ts';
import { holdOrder } from '#orders/orders/server/reading/hold-order.ts';
import type { WireOrder } from '#orders/orders/server/reading/orders.present.ts';
import { listParts, type OrderRow, type PartRow } from '#orders/orders/server/reading/orders.queries.ts';
import { orderScopeOf, readOrder } from '#orders/orders/server/reading/read-order.ts';
import type { ActorCtx, TxCtx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import { speaking } from '#shared/language/speaking.ts';
import { t } from '#shared/language/t.ts';
import { companyOfOrder } from './company-of-order.ts';
import { setCompany } from './set-company.ts';

/** As stored in the timeline; the details themselves are personal data and stand on the order alone. */
const NOTES = { changed: 'GST details changed', removed: 'GST details removed' } as const;

/**
 * Changes whom an order is invoiced to. Idempotent. The lock on the order serializes it with a seller who ships at the same
 * moment: either the invoice has the new details, or the change is refused.
 * @throws orderIsMissing also for another shopper's order; companyIsInvoiced once a part has shipped or has an invoice;
 *   companyOfDead if all of it is cancelled or rejected
 */
export async function changeCompany(
  ctx: ActorCtx,
  { orderId, company }: InputOf<typeof endpoint>,
): Promise<{ readonly message: string; readonly data: WireOrder }> {
  const scope = orderScopeOf(ctx.actor);
  return ctx.tx(async tx => {
    const order = await holdOrder(tx, orderId, scope);
    const parts = await listParts(tx.db, orderId);
    await refuseFinal(tx, parts);
    const before = companyOfOrder(order);
    if (JSON.stringify(before ?? null) !== JSON.stringify(company)) {
      await setCompany(tx, orderId, company);
      await noteOnce(tx, order, company ? NOTES.changed : NOTES.removed);
      tx.changed(cacheTag.orders, ...parts.map(part => cacheTag.ordersOf(part.seller_id)));
    }
    const message = speaking(ctx.language, () =>
      company ? t('orders.orders.told.company') : t('orders.orders.told.companyRemoved'),
    );
    return { message, data: await readOrder(tx, orderId, scope) };
  });
}

async function refuseFinal(tx: TxCtx, parts: readonly PartRow[]): Promise<void> {
  const [first] = await tx.ports.finance.listDocumentsOf(
    tx.db,
    parts.map(({ id }) => id),
  );
  if (first || parts.some(({ status }) => isOnTheWay(status))) throw companyIsInvoiced(first?.number);
  if (!parts.some(({ status }) => isLive(status))) throw companyOfDead();
}

/** Once for each note, so that changing to and fro does not fill the timeline. */
async function noteOnce(tx: TxCtx, { id }: OrderRow, note: string): Promise<void> {
  const there = await tx.db
    .selectFrom('order_events')
    .select('id')
    .where('order_id', '=', id)
    .where('kind', '=', 'note')
    .where('note', '=', note)
    .executeTakeFirst();
  if (there) return;
  const by = moverOf(tx);
  const values = { order_id: id, part_id: null, kind: 'note' as const, status: null };
  await tx.db
    .insertInto('order_events')
    .values({ ...values, actor_id: by.id, actor_name: by.userName, note, at: tx.now() })
    .execute();
}

import { sql } from 'kysely';
import { PAY_LINK_HOURS } from '#orders/orders/paying/pay-link.ts';
import { insertOrderServices, type SoldService } from '#orders/sold-services/server/sold-services.ts';
import { KINDS_OF_SERVICE, serviceWordsIn } from '#orders/sold-services/service.ts';
import type { PaymentMethod } from '#payments/payments/payment-states.ts';
import type { TxCtx } from '#platform/context.ts';
import { shownTitle } from '#products/catalog/product/shown-title.ts';
import type { SaleFacts } from '#products/catalog/server/catalog.ts';
import { newId, type OrderId, type PartId } from '#shared/id.ts';
import { SOURCE_LANGUAGE } from '#shared/language/language.ts';
import { speaking } from '#shared/language/speaking.ts';
import type { DraftDiscount, DraftOrder } from './draft-order.ts';
import type { Buyer, ShipTo, Taker } from './order-source.ts';
import { holdFromNow } from './unpaid.queries.ts';

export interface NewOrder {
  readonly id: OrderId;
  readonly buyer: Buyer;
  readonly taker?: Taker | undefined;
  /** Null for “Buy now”. */
  readonly cartId: string | null;
  readonly key: string;
  readonly hash: Buffer;
  readonly method: PaymentMethod;
  readonly address: ShipTo;
  readonly draft: DraftOrder;
}

/**
 * What stands on the order, its mails and its invoice: what is not new says so. In the source language, as titles are.
 */
export const soldAs = (product: SaleFacts) => speaking(SOURCE_LANGUAGE, () => shownTitle(product));

/**
 * Inserts the order with its parts, lines and first event in one statement. Lines keep the rule for returns of their category:
 * later edits of it hold for later orders. @returns its number
 */
export async function insertOrder(tx: TxCtx, order: NewOrder): Promise<number> {
  const { address, draft, buyer, taker } = order;
  const by = taker ?? { ...buyer, note: null };
  const at = tx.now();
  const parts = draft.parts.map(({ lines: _lines, deliveryDiscounts: _discounts, extras: _extras, ...part }) => part);
  const lines = draft.parts.flatMap(part =>
    part.lines.map(({ product, quantity, discount, funded, discounts }, position) => ({
      ...product,
      title: soldAs(product),
      id: newId(),
      product: product.id,
      partId: part.id,
      ...{ position, quantity, discount, funded, discounts, service: null },
    })),
  );
  const services = draft.parts.flatMap(part =>
    part.extras.services.map((sold, at) => ({
      sold,
      line: serviceLine(sold, part.id, part.lines.length + at),
    })),
  );
  const { rows } = await sql<{ number: number }>`
    with placed as (
      insert into orders (id, user_id, cart_id, idempotency_key, request_hash, payment_method, total_paise,
        ship_address_id, ship_name, ship_address, ship_city, ship_state_code, ship_pincode, ship_phone, ship_notes,
        placed_at, updated_at, held_until)
      values (${order.id}, ${buyer.id}, ${order.cartId}, ${order.key}, ${order.hash}, ${order.method}, ${draft.total},
        ${address.id}, ${address.name ?? buyer.userName}, ${address.address}, ${address.city}, ${address.state_code}, ${address.pincode},
        ${address.phone}, ${address.notes}, ${at}, ${at},
        ${order.method === 'COD' ? sql`null` : holdFromNow(taker && PAY_LINK_HOURS * 60)})
      returning number
    ), parts as (
      insert into order_parts (id, order_id, seller_id, seller_name, items_paise, delivery_paise, delivery_discount_paise,
        delivery_funded_paise, placed_at, updated_at)
      select id, ${order.id}::uuid, "sellerId", "sellerName", items, delivery, "deliveryDiscount", "deliveryFunded", ${at}::timestamptz, ${at}::timestamptz
      from json_to_recordset(${JSON.stringify(parts)}::json)
        as part(id uuid, "sellerId" uuid, "sellerName" text, items bigint, delivery bigint,
          "deliveryDiscount" bigint, "deliveryFunded" bigint)
    ), lines as (
      insert into order_lines (id, part_id, product_id, position, title, image, sku, hsn, gst_rate_bp, mrp_paise,
        price_paise, quantity, returns, discount_paise, funded_paise, service)
      select id, "partId", product, position, title, image, sku, hsn, "gstRateBp", price, paid, quantity, returns,
        discount, funded, service
      from json_to_recordset(${JSON.stringify([...lines, ...services.map(({ line }) => line)])}::json)
        as line(id uuid, "partId" uuid, product uuid, position int, title text, image text, sku text, hsn text,
          "gstRateBp" int, price bigint, paid bigint, quantity int, returns jsonb,
          discount bigint, funded bigint, service text)
    ), event as (
      insert into order_events (order_id, kind, status, actor_id, actor_name, note, at)
      values (${order.id}, 'placed', 'pending', ${by.id}, ${by.userName}, ${by.note}, ${at})
    )
    select number from placed`.execute(tx.db);
  await insertDiscounts(tx, draft, lines);
  await insertOrderServices(
    tx,
    services.map(({ sold: { service, product, note }, line: { id: lineId, partId } }) => ({
      ...{ lineId, partId, serviceId: service.id, note, days: service.days },
      ofLineId:
        KINDS_OF_SERVICE[service.kind].per === 'part'
          ? null
          : (lines.find(line => line.partId === partId && line.product === product.id)?.id ?? null),
      covers: serviceWordsIn(service.covers, SOURCE_LANGUAGE),
    })),
  );
  const [row] = rows;
  if (!row) throw new Error('an insert returned no row');
  return row.number;
}

/** A service as a line of its own, so that invoice, ledger and refunds treat it as what it is: something that was sold. */
function serviceLine({ service, product, quantity }: SoldService, partId: PartId, position: number) {
  const name = serviceWordsIn(service.names, SOURCE_LANGUAGE);
  return {
    ...{ id: newId(), partId, product: product.id, position, quantity, image: product.image, sku: null },
    title: KINDS_OF_SERVICE[service.kind].per === 'part' ? name : `${name}: ${soldAs(product)}`,
    ...{ hsn: service.sac, gstRateBp: service.gstRateBp, price: service.price, paid: service.price },
    ...{ returns: null, discount: 0, funded: 0, service: service.kind },
  };
}

/** Which offer took what off which line, and off which delivery charge. */
async function insertDiscounts(
  tx: TxCtx,
  { parts }: DraftOrder,
  lines: readonly { readonly id: string; readonly partId: PartId; readonly discounts: readonly DraftDiscount[] }[],
): Promise<void> {
  const rowOf = (part_id: PartId, line_id: string | null) => (discount: DraftDiscount) => ({
    ...{ part_id, line_id, offer_id: discount.offerId, bearer: discount.bearer, discount_paise: discount.amount },
  });
  const rows = [
    ...lines.flatMap(({ id, partId, discounts }) => discounts.map(rowOf(partId, id))),
    ...parts.flatMap(({ id, deliveryDiscounts }) => deliveryDiscounts.map(rowOf(id, null))),
  ];
  if (rows.length > 0) await tx.db.insertInto('order_discounts').values(rows).execute();
}

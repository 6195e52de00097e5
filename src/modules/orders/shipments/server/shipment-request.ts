import { orderNumber } from '#orders/orders/order-number.ts';
import type { LineRow, OrderRow, PartRow } from '#orders/orders/server/orders.ts';
import { stateName } from '#people/addresses/state.ts';
import { listProfiles } from '#people/sellers/server/sellers.ts';
import type { Ctx } from '#platform/context.ts';
import type { ShipmentRequest } from '#shared/ports/courier-port.ts';

type Sender = Awaited<ReturnType<typeof listProfiles>>[number];

export async function senderOf({ db }: Pick<Ctx, 'db'>, part: PartRow): Promise<Sender> {
  const [sender] = await listProfiles(db, [part.seller_id]);
  if (!sender) throw new Error(`seller ${part.seller_id} has no profile`);
  return sender;
}

export function shipmentRequestOf(
  order: OrderRow,
  part: PartRow,
  lines: readonly LineRow[],
  sender: Sender,
): Omit<ShipmentRequest, 'id' | 'grams'> {
  const goods = lines.filter(({ service }) => service === null);
  const isCash = order.payment_method === 'COD' && part.payment_status === 'pending';
  const phone = sender.mobile ?? sender.carePhone ?? '';
  const from = {
    ...{ name: sender.legalName ?? part.seller_name, mobile: phone, address: sender.address ?? '' },
    ...{ city: sender.city ?? '', state: stateName(sender.state ?? ''), pincode: sender.pincode ?? '' },
  };
  return {
    ...{ pickup: placeName(part, `${from.pincode} ${from.address} ${phone}`), from },
    to: {
      ...{ name: order.ship_name ?? orderNumber(order.number), mobile: order.ship_phone, address: order.ship_address },
      ...{ city: order.ship_city, state: stateName(order.ship_state_code), pincode: order.ship_pincode },
    },
    contents: goods
      .map(({ title }) => title)
      .join(', ')
      .slice(0, 200),
    units: goods.reduce((sum, { quantity }) => sum + quantity, 0),
    value: part.total_paise,
    collect: isCash ? part.total_paise : 0,
  };
}

/** The same for the same address of a seller, another for another. */
function placeName({ seller_id }: PartRow, place: string): string {
  let hash = 0;
  for (const letter of place) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return `${seller_id.slice(-12)}-${hash.toString(36)}`;
}

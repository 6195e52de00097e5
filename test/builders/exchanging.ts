import { getSettings, SAVE } from '#office/settings/contract.ts';
import * as checkouts from '#orders/checkouts/contract.ts';
import { quoteExchange } from '#orders/exchanges/contract.ts';
import { isImei } from '#orders/serials/read-serial.ts';
import { saveServices } from '#orders/sold-services/desk.contract.ts';
import type { OrderId, ProductId } from '#shared/id.ts';
import type { Client } from '#test/fixtures/shop.ts';
import type { Buyer } from './buying.ts';

export const GOOD = { switchesOn: true, screenIsWhole: true, allWorks: true, looksGood: true };
const MODELS = 'Xiaomi, Redmi Note 9, 3000, 2200, 900, 0\nSamsung, Galaxy S21, 50000, 9000, 4000, 1000';

/** Turns exchanges on for the shop and a seller. */
export async function takePhones(admin: Client, seller: Client): Promise<void> {
  const { version } = (await admin.call(getSettings, {})).data.exchange;
  await admin.call(SAVE.exchange, { version, fields: { isOn: 'yes', models: MODELS } });
  await seller.call(saveServices, { services: [], windows: { categories: [], places: [] }, exchange: true });
}

let last = 0;

/** An IMEI that no test has had. */
export function newImei(): string {
  last += 1;
  const body = `35${String(process.pid % 10_000).padStart(4, '0')}${String(last).padStart(8, '0')}`;
  const check = [...'0123456789'].find(digit => isImei(body + digit));
  return body + (check ?? '');
}

export async function quote(who: Client, productId: ProductId, imei = newImei(), model = 'Redmi Note 9') {
  const brand = model === 'Redmi Note 9' ? 'Xiaomi' : 'Samsung';
  return (await who.call(quoteExchange, { productId, brand, model, imei, answers: GOOD })).data;
}

/** Opens a checkout of one product with an old phone. */
export async function checkoutWith(
  buyer: Client,
  productId: ProductId,
  quoteId: Awaited<ReturnType<typeof quote>>['_id'],
  more: { readonly quantity?: number; readonly method?: 'COD' | 'sandbox' } = {},
): Promise<checkouts.Checkout> {
  const { quantity = 1, method = 'COD' } = more;
  const extras = { exchanges: [{ productId, quoteId }] };
  return (await buyer.call(checkouts.openCheckout, { items: [{ productId, quantity }], method, extras })).data;
}

export async function buyWith(
  buyer: Buyer,
  productId: ProductId,
  more: Parameters<typeof checkoutWith>[3] & { readonly imei?: string; readonly model?: string } = {},
): Promise<{ readonly orderId: OrderId; readonly approvalURL: string | null }> {
  const { _id } = await quote(buyer, productId, more.imei, more.model);
  const { _id: checkoutId, terms } = await checkoutWith(buyer, productId, _id, more);
  return buyer.call(checkouts.completeCheckout, { checkoutId, terms });
}

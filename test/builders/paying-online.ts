import { jobHandlers } from '#composition/jobs.ts';
import { getSettings, SAVE } from '#office/settings/contract.ts';
import { captureOrder, payOrder } from '#orders/settlement/contract.ts';
import { sandbox } from '#payments/payments/server/sandbox/sandbox.ts';
import { type SandboxMessage, sandboxSecret, signedMessage } from '#payments/payments/server/sandbox/signed-words.ts';
import type { JobName, JobPayloads } from '#platform/context.ts';
import type { StoragePort } from '#platform/storage/storage.ts';
import type { AnswerOf } from '#shared/api/endpoint.ts';
import { newId, type OrderId, type PaymentId, type ProductId } from '#shared/id.ts';
import { providersOf } from '#test/fakes/providers-of.ts';
import type { CastMember } from '#test/fixtures/cast.ts';
import type { TestShop } from '#test/fixtures/shop.ts';
import { type Buyer, fillCart, place } from './buying.ts';

/** Lets pages of these origins call the API, and payments lead back to them. */
export async function allowOrigins(shop: TestShop, admin: CastMember, ...origins: readonly string[]): Promise<void> {
  const office = await shop.as(admin);
  const { version } = (await office.call(getSettings, {})).data.programs;
  await office.call(SAVE.programs, { version, fields: { allowedOrigins: origins.join('\n') } });
}

/** An order that waits for its payment, and where it is approved. */
export interface ToPay {
  readonly orderId: OrderId;
  readonly approvalURL: string;
}

/** Puts goods into the cart and orders them, to be paid through the provider for trying. */
export async function buyOnline(buyer: Buyer, ...goods: readonly (readonly [ProductId, number])[]): Promise<ToPay> {
  await fillCart(buyer, ...goods);
  const answer = await place(buyer, `buy-${newId()}`, { paymentMethod: 'sandbox' });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json();
}

/** Presses a button of the approval page. @returns where the browser is sent: what it brings back to the shop */
export async function approve(buyer: Buyer, approvalURL: string, button: string): Promise<URL> {
  const answer = await buyer.inject({
    method: 'POST',
    url: approvalURL,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `do=${button}`,
  });
  if (answer.statusCode !== 303) throw new Error(`${answer.statusCode} ${answer.body}`);
  return new URL(String(answer.headers.location), 'http://shop');
}

/** Comes back to the shop, as the return page does. */
export function comeBack(buyer: Buyer, back: URL): Promise<AnswerOf<typeof captureOrder>> {
  const { PayerID: payerId, orderId = '', ...words } = Object.fromEntries(back.searchParams);
  return buyer.call(captureOrder, { ...words, orderId: orderId as OrderId, ...(payerId && { payerId }) });
}

/** Orders, pays and comes back. */
export async function buyAndPay(buyer: Buyer, ...goods: readonly (readonly [ProductId, number])[]): Promise<OrderId> {
  const { orderId, approvalURL } = await buyOnline(buyer, ...goods);
  await comeBack(buyer, await approve(buyer, approvalURL, 'pay'));
  return orderId;
}

export async function payAgain(buyer: Buyer, orderId: OrderId): Promise<string> {
  return (await buyer.call(payOrder, { orderId })).approvalURL;
}

/** Makes it late: if the goods of an order are held, they have been held long enough. */
export async function endHold({ open }: TestShop, orderId: OrderId): Promise<void> {
  await open.execute(
    `update orders set held_until = now() - interval '1 second' where id = $1 and held_until is not null`,
    [orderId],
  );
}

/** How an order stands: status, what was paid, what was taken by which payments, what goes back. */
export async function standingOf({ open }: TestShop, orderId: OrderId) {
  const order = await open.db
    .selectFrom('orders')
    .select(['status', 'payment_status as payment', 'held_until as heldUntil'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const payments = await open.db
    .selectFrom('payments')
    .select(['id', 'state', 'amount_paise as amount', 'currency'])
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const refunds = await open.db
    .selectFrom('refunds')
    .select(['id', 'cause', 'state', 'amount_paise as amount', 'failure'])
    .where('order_id', '=', orderId)
    .orderBy('owed_at')
    .orderBy('id')
    .execute();
  return { ...order, isHeld: order.heldUntil !== null, payments, refunds };
}

/** The try of an order that was opened last. */
export async function latestTry({ open }: TestShop, orderId: OrderId): Promise<PaymentId> {
  const row = await open.db
    .selectFrom('payments')
    .select('id')
    .where('order_id', '=', orderId)
    .where('provider_ref', 'is not', null)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Brings a message of the provider for trying, signed as of now unless said otherwise. @returns the status it is answered */
export async function tell({ app, open }: TestShop, message: SandboxMessage, at = new Date()): Promise<number> {
  const { body, headers } = signedMessage(await sandboxSecret(open.db), message, at);
  return tellRaw(app, body, headers);
}

export async function tellRaw(app: TestShop['app'], payload: string, headers: Record<string, string>): Promise<number> {
  const url = '/api/payments/sandbox/webhook';
  const type = { 'content-type': 'application/json' };
  return (await app.inject({ method: 'POST', url, payload, headers: { ...type, ...headers } })).statusCode;
}

/** Does a job of the payments now, as the queue would. */
export async function work<Name extends JobName>(shop: TestShop, name: Name, data: JobPayloads[Name]): Promise<void> {
  const providers = providersOf(sandbox(shop.open.db));
  const bring = (body: string, headers: Readonly<Record<string, string>>) => tellRaw(shop.app, body, headers);
  const handlers = jobHandlers({ dataDir: '/nowhere', storage: {} as StoragePort }, { providers, bring });
  await handlers[name](shop.context, data);
}

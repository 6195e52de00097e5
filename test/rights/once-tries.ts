import type { InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { getEarnings } from '#finance/ledger/contract.ts';
import { adjustBalance } from '#finance/ledger/payouts/payouts.contract.ts';
import { updateOrder } from '#orders/orders/contract.ts';
import { bookShipment } from '#orders/shipments/contract.ts';
import { sandboxSecret, signedMessage } from '#payments/payments/server/sandbox/signed-words.ts';
import { askGuestCode } from '#people/accounts/guests/guests.contract.ts';
import { addKey } from '#people/accounts/keys/keys.contract.ts';
import { askNewEmail, askTexts, listSessions } from '#people/accounts/own-account.contract.ts';
import { forgotPassword } from '#people/accounts/password/password-reset.contract.ts';
import { hashPassword } from '#people/accounts/server/sign-in/passwords.ts';
import { importReviews } from '#products/reviews/imported/imported.contract.ts';
import { listForModeration } from '#products/reviews/moderation.contract.ts';
import { newId } from '#shared/id.ts';
import { paise } from '#shared/money/money.ts';
import { filledPorts } from '#shop/connections/server/connections.ts';
import { changeSetting } from '#shop/shop/server/shop.ts';
import { type Buyer, newBuyer } from '#test/builders/buying.ts';
import { approve, buyOnline } from '#test/builders/paying-online.ts';
import { makeProduct } from '#test/fixtures/cast.ts';
import { PASSWORD, type Scene } from './scene.ts';

/** A call that the matrix never sees succeed, because it ends what it works with or needs a code or a signature. */
interface OnceTry {
  /** Method and path as the contract has them. */
  readonly call: string;
  /** A request that succeeds; asked for anew for each try. */
  readonly request: (scene: Scene) => Promise<InjectOptions>;
}

const CODE = '271828';
const NEW_PASSWORD = `${PASSWORD} phir`;
const bearer = (token: string | undefined) => ({ authorization: `Bearer ${token}` });

/** Somebody whose password is known, for one try. */
async function somebody({ shop, asha }: Scene): Promise<Buyer> {
  const buyer = await newBuyer(shop);
  const { password_hash } = await shop.open.db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', asha.id)
    .executeTakeFirstOrThrow();
  await shop.open.db.updateTable('users').set({ password_hash }).where('id', '=', buyer.id).execute();
  return buyer;
}

/** Somebody who has an API key. */
async function keyed(scene: Scene) {
  const { call, token } = await somebody(scene);
  const { data } = await call(addKey, { name: 'Robot', scopes: ['shopping:read'], password: PASSWORD });
  return { token, keyId: data.id };
}

let codeHash: Promise<string> | undefined;

/** Has all codes that were asked for say what is typed here. */
async function mailCodes({ shop }: Scene): Promise<void> {
  codeHash ??= hashPassword(CODE);
  await shop.open.db
    .updateTable('account_codes')
    .set({ code_hash: await codeHash, code_expires_at: new Date(Date.now() + 600_000) })
    .execute();
}

export const ONCE_TRIES: readonly OnceTry[] = [
  {
    call: 'PUT /account/password',
    request: async scene => ({
      headers: bearer((await somebody(scene)).token),
      payload: { oldPassword: PASSWORD, password: NEW_PASSWORD },
    }),
  },
  {
    call: 'POST /account/email',
    request: async scene => ({
      headers: bearer((await somebody(scene)).token),
      payload: { email: `${newId()}@home.example`, password: PASSWORD },
    }),
  },
  {
    call: 'PUT /account/email',
    request: async scene => {
      const { call, token } = await somebody(scene);
      const { change } = await call(askNewEmail, { email: `${newId()}@home.example`, password: PASSWORD });
      await mailCodes(scene);
      return { headers: bearer(token), payload: { change, code: CODE } };
    },
  },
  {
    call: 'POST /auth/reset-password',
    request: async scene => {
      const { email } = await somebody(scene);
      const { reset } = await scene.shop.guest.call(forgotPassword, { email });
      await mailCodes(scene);
      return { payload: { reset, code: CODE, password: NEW_PASSWORD } };
    },
  },
  {
    call: 'POST /auth/guest',
    request: async scene => {
      await scene.shop.context.tx(tx => changeSetting(tx, 'guestCheckout', true));
      const { entry } = await scene.shop.guest.call(askGuestCode, { email: `${newId()}@home.example` });
      await mailCodes(scene);
      return { payload: { entry, code: CODE } };
    },
  },
  {
    call: 'DELETE /account/sessions/:sessionId',
    request: async scene => {
      const { id, call, token } = await somebody(scene);
      await scene.shop.as({ id });
      const other = (await call(listSessions, {})).data.find(({ isCurrent }) => !isCurrent);
      return { url: `/api/account/sessions/${other?.id}`, headers: bearer(token) };
    },
  },
  {
    call: 'DELETE /admin/reviews/imports/:id',
    request: async ({ shop, personOf }) => {
      const id = newId<'review import'>();
      await shop.open.db.insertInto('review_imports').values({ id, file_name: 'reviews.csv' }).execute();
      const { token } = await shop.as(personOf('administrator'));
      return { url: `/api/admin/reviews/imports/${id}`, headers: bearer(token) };
    },
  },
  {
    call: 'PUT /admin/reviews/erase',
    request: async ({ shop, cast, personOf, next }) => {
      const { call, token } = await shop.as(personOf('administrator'));
      const [sku, author] = [`E-${next()}`, `Ravi ${next()}`];
      await makeProduct(shop, cast.deccan.sellerId, { sku });
      const text = `sku,rating,message,author,date\n${sku},4,Good,${author},2025-03-31`;
      await call(importReviews, { text, fileName: 'reviews.csv', source: 'Flipkart', record: true });
      const [review] = (await call(listForModeration, { find: author })).data;
      return { headers: bearer(token), payload: { _id: review?._id } };
    },
  },
  {
    call: 'POST /account/keys/replace/:keyId',
    request: async scene => {
      const { token, keyId } = await keyed(scene);
      const payload = { overlapHours: 1, password: PASSWORD };
      return { url: `/api/account/keys/replace/${keyId}`, headers: bearer(token), payload };
    },
  },
  {
    call: 'DELETE /account/keys/delete/:keyId',
    request: async scene => {
      const { token, keyId } = await keyed(scene);
      return { url: `/api/account/keys/delete/${keyId}`, headers: bearer(token) };
    },
  },
  {
    call: 'POST /account/delete',
    request: async scene => ({
      headers: bearer((await somebody(scene)).token),
      payload: { password: PASSWORD },
    }),
  },
  {
    call: 'POST /admin/payouts/record',
    request: async ({ shop, cast }) => {
      const { call, token } = await shop.as(cast.admin);
      const { sellerId } = cast.deccan;
      await call(adjustBalance, { key: newId<'payout'>(), sellerId, amount: paise(100), reason: 'Owed' });
      const { lastPayout } = (await call(getEarnings, { seller: sellerId })).summary;
      const sent = { sellerId, amount: 1, paidOn: '2025-01-01', reference: 'NEFT 4711', seen: lastPayout?.id ?? null };
      return { headers: bearer(token), payload: { key: newId(), ...sent } };
    },
  },
  {
    call: 'POST /payments/:provider/webhook',
    request: async ({ shop, product }) => {
      const buyer = await newBuyer(shop);
      const { approvalURL } = await buyOnline(buyer, [product, 1]);
      const ref = (await approve(buyer, approvalURL, 'silent')).searchParams.get('token') ?? '';
      const message = { id: newId(), kind: 'payment.paid', ref };
      const { body, headers } = signedMessage(await sandboxSecret(shop.open.db), message, new Date());
      const type = { 'content-type': 'application/json' };
      return { url: '/api/payments/sandbox/webhook', payload: body, headers: { ...type, ...headers } };
    },
  },
  {
    call: 'POST /account/texts',
    request: async scene => ({ headers: bearer((await somebodyToText(scene)).token), payload: {} }),
  },
  {
    call: 'PUT /account/texts',
    request: async scene => {
      const { call, token } = await somebodyToText(scene);
      const { change } = await call(askTexts, {});
      await mailCodes(scene);
      return { headers: bearer(token), payload: { change, code: CODE } };
    },
  },
  {
    call: 'POST /admin/connections/test/:port/:name',
    request: async scene => {
      await connect(scene, 'message', 'twilio', scene.benches.twilio.settings);
      const { token } = await scene.shop.as(scene.cast.admin);
      return { url: '/api/admin/connections/test/message/twilio', headers: bearer(token) };
    },
  },
  {
    call: 'POST /admin/shipments/book/:partId',
    request: async scene => {
      const { partId, token } = await packed(scene);
      return { url: `/api/admin/shipments/book/${partId}`, headers: bearer(token), payload: { grams: 500 } };
    },
  },
  {
    call: 'POST /admin/shipments/cancel/:partId',
    request: async scene => {
      const { partId, token } = await booked(scene);
      return { url: `/api/admin/shipments/cancel/${partId}`, headers: bearer(token), payload: {} };
    },
  },
  {
    call: 'GET /admin/shipments/label/:partId',
    request: async scene => {
      const { partId, token } = await booked(scene);
      return { url: `/api/admin/shipments/label/${partId}`, headers: bearer(token) };
    },
  },
  {
    call: 'POST /couriers/:courier/webhook',
    request: async scene => {
      const { awb } = await booked(scene);
      scene.benches.delhivery.move(awb, 'moving');
      const { body, headers } = scene.benches.delhivery.message(awb);
      return { url: '/api/couriers/delhivery/webhook', payload: body, headers };
    },
  },
];

/** Connects the shop of the scene to a service. */
async function connect({ shop }: Scene, port: string, name: string, settings: object): Promise<void> {
  await sql`
    insert into connections (port, name, secrets, is_on) values (${port}, ${name}, ${JSON.stringify(settings)}, true)
    on conflict (port, name) do update set secrets = excluded.secrets, is_on = true`.execute(shop.open.db);
  await filledPorts(shop.context).read();
}

/** Somebody with a mobile number of their own, in a shop that texts. */
async function somebodyToText(scene: Scene) {
  await connect(scene, 'message', 'twilio', scene.benches.twilio.settings);
  const person = await somebody(scene);
  const mobile = `+9198${String(scene.next()).padStart(8, '0')}`;
  await sql`update users set mobile = ${mobile} where id = ${person.id}`.execute(scene.shop.open.db);
  return person;
}

/** A new part of the seller's that can be booked. */
async function packed(scene: Scene) {
  await connect(scene, 'courier', 'delhivery', scene.benches.delhivery.settings);
  const orderId = await scene.newOrder();
  const seller = await scene.shop.as(scene.cast.deccan);
  const { data } = await seller.call(updateOrder, { orderId, orderStatus: 'inProcess' });
  const partId = data.parts[0]?.partId;
  if (!partId) throw new Error('an order without parts');
  return { partId, call: seller.call, token: seller.token ?? '' };
}

async function booked(scene: Scene) {
  const { partId, call, token } = await packed(scene);
  const { data } = await call(bookShipment, { partId, grams: 500 });
  return { partId, token, awb: data.shipment?.awb ?? '' };
}

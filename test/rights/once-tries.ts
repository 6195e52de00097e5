import type { InjectOptions } from 'fastify';
import { getEarnings } from '#finance/ledger/contract.ts';
import { adjustBalance } from '#finance/ledger/payouts/payouts.contract.ts';
import { sandboxSecret, signedMessage } from '#payments/payments/server/sandbox/signed-words.ts';
import { askGuestCode } from '#people/accounts/guests/guests.contract.ts';
import { addKey } from '#people/accounts/keys/keys.contract.ts';
import { askNewEmail, listSessions } from '#people/accounts/own-account.contract.ts';
import { forgotPassword } from '#people/accounts/password/password-reset.contract.ts';
import { hashPassword } from '#people/accounts/server/sign-in/passwords.ts';
import { importReviews } from '#products/reviews/imported/imported.contract.ts';
import { listForModeration } from '#products/reviews/moderation.contract.ts';
import { newId } from '#shared/id.ts';
import { paise } from '#shared/money/money.ts';
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
];

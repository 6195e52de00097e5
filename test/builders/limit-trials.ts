import type { LightMyRequestResponse as Response } from 'fastify';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { tooManyMessages } from '#office/contact/contract.ts';
import { tooManyTests } from '#office/mails/contract.ts';
import { tooManyExports } from '#office/privacy/contract.ts';
import { tooManyTests as tooManyWebhookTests } from '#office/webhooks/contract.ts';
import { agentsTooMany } from '#orders/agents/handover.contract.ts';
import { KNOWN_PLATFORMS } from '#orders/agents/server/platforms/known-platforms.ts';
import { linksTooOften, tooManyUnknownLinks } from '#orders/cart/links/links.contract.ts';
import { tooManyCheckouts } from '#orders/checkouts/contract.ts';
import { tooManyCodeTries } from '#orders/offers/contract.ts';
import { tooManyDeliveryCodes, tooManyOrders, updateOrder } from '#orders/orders/contract.ts';
import { listOwnWindows } from '#orders/orders/moves/arrange.contract.ts';
import { requestReturn, tooManyReturns } from '#orders/returns/contract.ts';
import { tooManyUpiIds } from '#orders/returns/refunds/refunds.contract.ts';
import { tooManyPayments } from '#orders/settlement/contract.ts';
import { tooManyShipments } from '#orders/shipments/contract.ts';
import { movedTooOften } from '#orders/sold-services/refusals.ts';
import {
  registeringPaused,
  tooManyFromNetwork,
  tooManyPasswords,
  tooManyRegistrations,
  tooManySignIns,
} from '#people/accounts/contract.ts';
import { changeMobile, tooManyOwnPasswords, tooManyTextCodes } from '#people/accounts/own-account.contract.ts';
import { tooManyAccountCodes, tooManyWrongCodes } from '#people/accounts/password/password-reset.contract.ts';
import { hashPassword } from '#people/accounts/server/sign-in/passwords.ts';
import type { LimitName } from '#platform/throttle/limits.ts';
import { proposedTooOften } from '#products/fronts/proposals.contract.ts';
import { tooManyRetries } from '#products/imports/import-problems.ts';
import { tooManyUploads } from '#products/media/uploads.contract.ts';
import { tooManyAnswers, tooManyQuestions } from '#products/questions/contract.ts';
import { tooManyReports, tooManyReviews } from '#products/reviews/contract.ts';
import { tooManyNotes } from '#products/searches/note.contract.ts';
import { tooManyRequests } from '#shared/api/problems.ts';
import { newId } from '#shared/id.ts';
import { tooManyTests as tooManyConnectionTests } from '#shop/connections/contract.ts';
import { filledPorts } from '#shop/connections/server/connections.ts';
import type { Shop } from '#src/shop.ts';
import { buy, fillCart, newBuyer, place } from '#test/builders/buying.ts';
import { aProposal } from '#test/builders/proposing.ts';
import { cookieIn, otherThan, registerWhole, shopperFields } from '#test/builders/registering.ts';
import { buyDelivered } from '#test/builders/returning.ts';
import { type Cast, makeProduct } from '#test/fixtures/cast.ts';
import { clientOf, type TestShop } from '#test/fixtures/shop.ts';

export interface Answer {
  readonly status: number;
  readonly code: string | undefined;
  readonly message: string | undefined;
  readonly retryAfter: string | undefined;
}

/** Something that is done until a limit is reached. */
export interface Trial {
  readonly refusal: string;
  /** As if it had been done so often already, where doing it takes long. */
  readonly before?: { readonly times: number; readonly who: string };
  /** As how many each counts, where that is not one. */
  readonly each?: number;
  readonly act: (turn: number) => Promise<Answer>;
}

/** How each limit is reached, at a shop with the same database. */
export type Trials = { readonly [Name in LimitName]: (at: Shop) => Promise<Trial> };

const CODE = '271828';
const RETURNS = `/api${requestReturn.path}`;

/** Registers the people that the trials are about. */
const NOTE = { keyword: 'geyser', event: 'missed' };

export async function prepareTrials(shop: TestShop, cast: Cast): Promise<Trials> {
  const known = shopperFields();
  await registerWhole(shop, known);
  /** Somebody who is asked for their password very often. */
  const often = (await registerWhole(shop, shopperFields())).user;
  let address = 0;
  /** A network that nobody else comes from. */
  const fromAnywhere = () => {
    address += 1;
    return { 'x-forwarded-for': `2001:db8:${address.toString(16)}::1` };
  };
  /** From a new address each time. */
  const letter = () => ({
    name: 'Asha',
    email: shopperFields().email,
    subject: 'My order',
    message: `Where is ${newId()}?`,
  });
  const credentials = (email: string, password = 'not the password') => ({ email, password });

  const send = (at: Pick<Shop, 'app'>, url: string, payload: object, headers: Record<string, string>) =>
    clientOf(at, undefined).inject({ method: 'POST', url, payload, headers });
  async function post(at: Pick<Shop, 'app'>, url: string, payload: object, headers: Record<string, string>) {
    return answerOf(await send(at, url, payload, headers));
  }
  function answerOf(answer: Response): Answer {
    const { code, message } = answer.json();
    return {
      status: answer.statusCode,
      code,
      message,
      retryAfter: answer.headers['retry-after'] as string | undefined,
    };
  }
  /** The same words again are the same message and not counted. */
  const writeTwice = async (at: Pick<Shop, 'app'>, from: Record<string, string>) => {
    const words = letter();
    const answer = await post(at, '/api/common/contact', words, from);
    if (answer.status === 200) await post(at, '/api/common/contact', words, from);
    return answer;
  };
  /** The name is taken, which is found out before anything is hashed or mailed. */
  const askForTakenName = (at: Pick<Shop, 'app'>, headers: Record<string, string>) =>
    post(at, '/api/auth/register', shopperFields({ userName: known.userName }), headers);
  /** As if a code for a new password had been mailed to an address. */
  const mailCode = async (email: string) => {
    const reset = newId<'account code'>();
    await sql`
      insert into account_codes (id, purpose, email, code_hash, code_expires_at)
      values (${reset}, 'reset', ${email}, ${codeHash}, now() + interval '15 minutes')`.execute(shop.open.db);
    return reset;
  };
  const tryCode = (at: Shop, reset: string, code: string, from: Record<string, string>) =>
    post(at, '/api/auth/reset-password', { reset, code, password: 'a chosen one' }, from);
  async function get(url: string): Promise<Answer> {
    const answer = await fetch(url);
    const { code, message } = (await answer.json()) as { code?: string; message?: string };
    return { status: answer.status, code, message, retryAfter: answer.headers.get('retry-after') ?? undefined };
  }

  /** A service with complete settings, which tests never reach. */
  const storeTwilio = async () => {
    const settings = { accountSid: 'AC', sender: 'BIJLIB', way: 'sms' };
    await sql`
      insert into connections (port, name, settings, secrets, is_on)
      values ('message', 'twilio', ${JSON.stringify(settings)}, '{"authToken": "x"}', true)
      on conflict do nothing`.execute(shop.open.db);
  };
  const giveMobile = (mobile: string, token: string | undefined) =>
    clientOf(shop, token).call(changeMobile, { mobile });
  const askCode = async (at: Shop, token: string | undefined, from = {}) => {
    await storeTwilio();
    await filledPorts(at.context).read();
    return post(at, '/api/account/texts', {}, { ...from, authorization: `Bearer ${token}` });
  };
  /** A call of an agent of a platform that is known beforehand. Its refusals are in the words of the protocol. */
  async function asAgent(
    at: Pick<Shop, 'app'>,
    method: 'GET' | 'POST',
    path: string,
    { headers, payload }: { headers: Record<string, string>; payload?: object },
  ): Promise<Answer> {
    const [known = ''] = KNOWN_PLATFORMS.keys();
    const answer = await at.app.inject({
      ...{ method, url: `/api/ucp${path}`, headers: { 'ucp-agent': `profile="${known}"`, ...headers } },
      ...(payload && { payload }),
    });
    return { ...answerOf(answer), message: answer.json().content };
  }
  const cartOf = (id: string) => ({ line_items: [{ item: { id }, quantity: 1 }] });

  const signedIn = await send(shop, '/api/auth/login', credentials(known.email, known.password), fromAnywhere());
  const browser = cookieIn(signedIn, 'browser') ?? '';
  const session = cookieIn(signedIn, 'session') ?? '';
  const codeHash = await hashPassword(CODE);
  await sql`delete from throttles`.execute(shop.open.db);

  return {
    'register.network': async at => {
      // The name is taken, which is found out before anything is hashed or mailed; each try from another host of one network.
      const host = (turn: number) => ({ 'x-forwarded-for': `198.51.100.1, 2001:db8:ffff:1::${turn.toString(16)}` });
      const fields = (turn: number) => shopperFields({ userName: known.userName, email: `new${turn}@home.example` });
      return {
        refusal: tooManyRegistrations.code,
        act: turn => post(at, '/api/auth/register', fields(turn), host(turn)),
      };
    },
    'search-note.network': async at => ({
      refusal: tooManyNotes.code,
      act: () => post(at, '/api/shop/search/note', NOTE, { 'x-forwarded-for': '192.0.2.77' }),
    }),
    'search-note.block': async at => ({
      refusal: tooManyNotes.code,
      before: { times: 595, who: '203.0.113/24' },
      act: turn => post(at, '/api/shop/search/note', NOTE, { 'x-forwarded-for': `203.0.113.${turn + 10}` }),
    }),
    'search-note.shop': async at => {
      await at.api.throttle.forget('search-note.shop', 'searches');
      return {
        refusal: tooManyNotes.code,
        before: { times: 4_995, who: 'searches' },
        act: () => post(at, '/api/shop/search/note', NOTE, fromAnywhere()),
      };
    },
    'register.site': async at => ({
      refusal: tooManyRegistrations.code,
      before: { times: 35, who: '2001:db8:fffe:100::/56' },
      act: turn => askForTakenName(at, { 'x-forwarded-for': `2001:db8:fffe:1${turn.toString(16)}0::1` }),
    }),
    'register.block': async at => ({
      refusal: tooManyRegistrations.code,
      before: { times: 95, who: '192.0.2/24' },
      act: turn => askForTakenName(at, { 'x-forwarded-for': `192.0.2.${turn + 10}` }),
    }),
    'register.browser': async at => ({
      refusal: tooManyRegistrations.code,
      act: () => askForTakenName(at, { ...fromAnywhere(), cookie: `browser=${browser}` }),
    }),
    'register.shop': async at => {
      await at.api.throttle.take('register.provider', '2001:db8::/32', 20);
      return {
        refusal: registeringPaused.code,
        before: { times: 998, who: 'register' },
        act: () => post(at, '/api/auth/register', shopperFields(), fromAnywhere()),
      };
    },
    'register.provider': async at => {
      // One more, so that the alarm is behind us.
      await at.api.throttle.take('register.shop', 'register', 1_001);
      return {
        refusal: registeringPaused.code,
        before: { times: 18, who: '198.18/16' },
        act: turn => post(at, '/api/auth/register', shopperFields(), { 'x-forwarded-for': `198.18.${turn}.1` }),
      };
    },
    'reset.email': async at => {
      const { email } = shopperFields();
      const act = () => post(at, '/api/auth/forgot-password', { email }, fromAnywhere());
      return { refusal: tooManyAccountCodes.code, act };
    },
    'new-email.account': async at => {
      const headers = { authorization: `Bearer ${session}` };
      const wanted = () => ({ email: shopperFields().email, password: known.password });
      return { refusal: tooManyAccountCodes.code, act: () => post(at, '/api/account/email', wanted(), headers) };
    },
    'hash.network': async at => {
      const from = { 'x-forwarded-for': '192.0.2.4' };
      return {
        refusal: tooManySignIns.code,
        before: { times: 195, who: '192.0.2.4' },
        act: () => post(at, '/api/auth/login', credentials(known.email, known.password), from),
      };
    },
    'hash.account': async at => {
      const { token } = await shop.as(often);
      const headers = { authorization: `Bearer ${token}` };
      const payload = { oldPassword: known.password, password: known.password };
      const change = { method: 'PUT', url: '/api/account/password', payload, headers } as const;
      return {
        refusal: tooManyOwnPasswords.code,
        before: { times: 36, who: often.id },
        act: async () => answerOf(await clientOf(at, undefined).inject(change)),
      };
    },
    'password.account': async at => {
      const headers = { authorization: `Bearer ${session}` };
      const wanted = () => ({ email: shopperFields().email, password: 'not the password' });
      return { refusal: tooManyOwnPasswords.code, act: () => post(at, '/api/account/email', wanted(), headers) };
    },
    'code.network': async at => {
      const from = { 'x-forwarded-for': '192.0.2.1' };
      const fields = { ...shopperFields(), otp: '000000' };
      // Wrong codes are added up, whatever they were for.
      const wrong = { reset: newId<'account code'>(), code: '000000', password: 'a chosen one' };
      const act = (turn: number) =>
        turn % 2 === 0
          ? post(at, '/api/auth/reset-password', wrong, from)
          : post(at, '/api/auth/verifyOtp', fields, from);
      return { refusal: tooManyFromNetwork.code, act };
    },
    'code.email': async at => {
      const { email } = shopperFields();
      let reset = await mailCode(email);
      return {
        refusal: tooManyWrongCodes.code,
        act: async turn => {
          if (turn % 5 === 0) reset = await mailCode(email);
          return tryCode(at, reset, otherThan(CODE), fromAnywhere());
        },
      };
    },
    'code.provider': async at => ({
      refusal: tooManyWrongCodes.code,
      before: { times: 18, who: '198.18/16' },
      // The right code is not counted.
      act: async turn => {
        const from = { 'x-forwarded-for': `198.18.${turn}.2` };
        const reset = await mailCode(shopperFields().email);
        const answer = await tryCode(at, reset, CODE, from);
        return answer.status === 429 ? answer : tryCode(at, reset, otherThan(CODE), from);
      },
    }),
    'code.shop': async at => {
      await at.api.throttle.forget('code.shop', 'code');
      return {
        refusal: tooManyWrongCodes.code,
        before: { times: 198, who: 'code' },
        act: async turn => {
          const reset = await mailCode(shopperFields().email);
          return tryCode(at, reset, otherThan(CODE), { 'x-forwarded-for': `198.${20 + turn}.0.1` });
        },
      };
    },
    'login.email': async at => {
      const { email } = shopperFields();
      return {
        refusal: tooManyPasswords.code,
        act: () => post(at, '/api/auth/login', credentials(email), fromAnywhere()),
      };
    },
    'login.browser': async at => {
      const headers = () => ({ ...fromAnywhere(), cookie: `browser=${browser}` });
      return {
        refusal: tooManyPasswords.code,
        act: () => post(at, '/api/auth/login', credentials(known.email), headers()),
      };
    },
    'login.network': async at => {
      const who = '192.0.2.2';
      const act = () => post(at, '/api/auth/login', credentials(shopperFields().email), { 'x-forwarded-for': who });
      return { refusal: tooManyFromNetwork.code, before: { times: 55, who }, act };
    },
    'review.account': async at => {
      const { token } = await shop.as(cast.asha);
      const review = { productId: newId<'product'>(), reviewMessage: 'Bright.', reviewValue: 5 };
      const headers = { authorization: `Bearer ${token}` };
      return { refusal: tooManyReviews.code, act: () => post(at, '/api/shop/review/add', review, headers) };
    },
    'review-photo.account': async at => {
      const { token } = await shop.as(cast.asha);
      const photo = { productId: newId<'product'>(), name: 'a.jpg', size: 1 };
      const headers = { authorization: `Bearer ${token}` };
      return {
        refusal: tooManyUploads.code,
        before: { times: 35, who: cast.asha.id },
        act: () => post(at, '/api/shop/review/photos', photo, headers),
      };
    },
    'report.account': async at => {
      const { token } = await shop.as(cast.farhan);
      const report = { reviewId: newId<'review'>(), reason: 'off-topic' };
      const headers = { authorization: `Bearer ${token}` };
      return { refusal: tooManyReports.code, act: () => post(at, '/api/shop/review/report', report, headers) };
    },
    'question.account': async at => {
      const { token } = await shop.as(cast.asha);
      const question = { productId: newId<'product'>(), question: 'Does the charger come with it?' };
      const headers = { authorization: `Bearer ${token}` };
      return { refusal: tooManyQuestions.code, act: () => post(at, '/api/shop/question/ask', question, headers) };
    },
    'answer.account': async at => {
      const { token } = await shop.as(cast.farhan);
      const answer = { questionId: newId<'question'>(), answer: 'It does.' };
      const headers = { authorization: `Bearer ${token}` };
      return {
        refusal: tooManyAnswers.code,
        before: { times: 55, who: cast.farhan.id },
        act: () => post(at, '/api/shop/question/answer', answer, headers),
      };
    },
    'front-proposal.account': async at => {
      const { token } = await shop.as(cast.deccan);
      const headers = { authorization: `Bearer ${token}` };
      return {
        refusal: proposedTooOften.code,
        before: { times: 35, who: cast.deccan.id },
        act: () => post(at, '/api/admin/front-proposals/propose', aProposal(), headers),
      };
    },
    'upload.account': async at => {
      const { token } = await shop.as(cast.deccan);
      const file = { purpose: 'picture', name: 'a.jpg', size: 1 };
      const headers = { authorization: `Bearer ${token}` };
      return {
        refusal: tooManyUploads.code,
        before: { times: 595, who: cast.deccan.id },
        act: () => post(at, '/api/admin/uploads/begin', file, headers),
      };
    },
    'upload-megabytes.account': async at => {
      const { token } = await shop.as(cast.ritchie);
      // A little more than two megabytes counts as three.
      const file = { purpose: 'import', name: 'a.csv', size: 2 * 1024 * 1024 + 1 };
      const headers = { authorization: `Bearer ${token}` };
      return {
        refusal: tooManyUploads.code,
        before: { times: 20_000 - 9, who: cast.ritchie.id },
        each: 3,
        act: () => post(at, '/api/admin/uploads/begin', file, headers),
      };
    },
    'retry-pictures.account': async at => {
      const headers = { authorization: `Bearer ${(await shop.as(cast.ritchie)).token}` };
      return {
        refusal: tooManyRetries.code,
        before: { times: 15, who: cast.ritchie.id },
        act: () => post(at, `/api/admin/imports/pictures/retry/${newId<'import'>()}`, {}, headers),
      };
    },
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
    'contact.block': async at => ({
      refusal: tooManyMessages.code,
      before: { times: 97, who: '192.0.3/24' },
      act: turn => writeTwice(at, { 'x-forwarded-for': `192.0.3.${turn + 10}` }),
    }),
    'contact.shop': async at => {
      await at.api.throttle.forget('contact.shop', 'contact');
      await at.api.throttle.take('contact.provider', '2001:db8::/32', 20);
      return {
        refusal: tooManyMessages.code,
        before: { times: 997, who: 'contact' },
        act: () => writeTwice(at, fromAnywhere()),
      };
    },
    'contact.provider': async at => {
      await at.api.throttle.take('contact.shop', 'contact', 1_000);
      return {
        refusal: tooManyMessages.code,
        before: { times: 18, who: '198.18/16' },
        act: turn => post(at, '/api/common/contact', letter(), { 'x-forwarded-for': `198.18.${turn}.1` }),
      };
    },
    'checkout.account': async at => {
      const { token } = await shop.as(cast.asha);
      const headers = { authorization: `Bearer ${token}` };
      return {
        refusal: tooManyCheckouts.code,
        before: { times: 115, who: cast.asha.id },
        act: () => post(at, '/api/shop/checkouts', {}, headers),
      };
    },
    'cart-link.account': async at => {
      const { token } = await shop.as(cast.deccan);
      const headers = { authorization: `Bearer ${token}` };
      return {
        refusal: linksTooOften.code,
        before: { times: 15, who: cast.deccan.id },
        act: () => post(at, '/api/shop/cart/links/create', { items: [{ productId: newId(), quantity: 1 }] }, headers),
      };
    },
    'agent-session.network': async at => {
      const goods = await makeProduct(shop, cast.deccan.sellerId);
      const headers = { 'x-forwarded-for': '192.0.2.81' };
      return {
        refusal: agentsTooMany.code,
        before: { times: 297, who: '192.0.2.81' },
        act: () => asAgent(at, 'POST', '/carts', { headers, payload: cartOf(goods) }),
      };
    },
    'agent-session.shop': async at => {
      const goods = await makeProduct(shop, cast.deccan.sellerId);
      await at.api.throttle.forget('agent-session.shop', '');
      return {
        refusal: agentsTooMany.code,
        before: { times: 4_997, who: '' },
        act: () => asAgent(at, 'POST', '/carts', { headers: fromAnywhere(), payload: cartOf(goods) }),
      };
    },
    'agent-guess.network': async at => ({
      refusal: agentsTooMany.code,
      before: { times: 55, who: '192.0.2.82' },
      act: turn => asAgent(at, 'GET', `/carts/cart_${turn}`, { headers: { 'x-forwarded-for': '192.0.2.82' } }),
    }),
    'agent-profile.network': async at => ({
      refusal: agentsTooMany.code,
      before: { times: 18, who: '192.0.2.83' },
      act: turn => {
        const headers = { 'x-forwarded-for': '192.0.2.83', 'ucp-agent': `profile="https://agent${turn}.invalid/"` };
        return asAgent(at, 'GET', '/carts/cart_1', { headers });
      },
    }),
    'agent-profile.shop': async at => {
      await at.api.throttle.forget('agent-profile.shop', '');
      return {
        refusal: agentsTooMany.code,
        before: { times: 298, who: '' },
        act: turn => {
          const headers = { ...fromAnywhere(), 'ucp-agent': `profile="https://other${turn}.invalid/"` };
          return asAgent(at, 'GET', '/carts/cart_1', { headers });
        },
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
      const { token } = await shop.as(cast.asha);
      const headers = { authorization: `Bearer ${token}` };
      const orderId = newId<'order'>();
      return {
        refusal: tooManyPayments.code,
        before: { times: 50, who: cast.asha.id },
        act: () => post(at, '/api/shop/order/capture', { orderId }, headers),
      };
    },
    'export.account': async at => {
      const { token } = await shop.as(cast.asha);
      const get = { url: '/api/account/export', headers: { authorization: `Bearer ${token}` } };
      return {
        refusal: tooManyExports.code,
        act: async () => answerOf(await clientOf(at, undefined).inject(get)),
      };
    },
    'mail-test.account': async at => {
      const { token } = await shop.as(cast.admin);
      const headers = { authorization: `Bearer ${token}` };
      const words = { subject: '', opening: '', closing: '' };
      return {
        refusal: tooManyTests.code,
        act: () => post(at, '/api/admin/mails/orders.placed/en/test', words, headers),
      };
    },
    'webhook-test.account': async at => {
      const { token } = await shop.as(cast.deccan);
      const headers = { authorization: `Bearer ${token}` };
      const endpoint = newId();
      await sql`
        insert into webhook_endpoints (id, seller_id, url, name, events, secret)
        values (${endpoint}, ${cast.deccan.sellerId}, 'https://shop.invalid/hooks', 'Tried', '["order.paid"]', 'whsec_a')`.execute(
        shop.open.db,
      );
      return {
        refusal: tooManyWebhookTests.code,
        act: () => post(at, `/api/admin/webhooks/test/${endpoint}`, {}, headers),
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
      const { token } = await shop.as(cast.admin);
      const headers = { authorization: `Bearer ${token}` };
      return {
        refusal: tooManyShipments.code,
        before: { times: 297, who: cast.admin.id },
        act: () => post(at, `/api/admin/shipments/cancel/${part?.id}`, {}, headers),
      };
    },
    'connection-test.account': async at => {
      const { token } = await shop.as(cast.admin);
      const headers = { authorization: `Bearer ${token}` };
      await storeTwilio();
      return {
        refusal: tooManyConnectionTests.code,
        act: () => post(at, '/api/admin/connections/test/message/twilio', {}, headers),
      };
    },
    'text-code.account': async at => {
      const { token } = await newBuyer(shop);
      await giveMobile('+919876500001', token);
      return { refusal: tooManyTextCodes.code, act: () => askCode(at, token) };
    },
    'text-code.mobile': async at => {
      const tokens = await Promise.all([1, 2, 3].map(async () => (await newBuyer(shop)).token));
      for (const token of tokens) await giveMobile('+919876500002', token);
      return { refusal: tooManyTextCodes.code, act: turn => askCode(at, tokens[turn % 3] ?? '') };
    },
    'text-code.network': async at => {
      const { token } = await newBuyer(shop);
      await giveMobile('+919876500021', token);
      return {
        refusal: tooManyTextCodes.code,
        before: { times: 18, who: '198.18.1.1' },
        act: () => askCode(at, token, { 'x-forwarded-for': '198.18.1.1' }),
      };
    },
    'text-code.block': async at => {
      const { token } = await newBuyer(shop);
      await giveMobile('+919876500022', token);
      return {
        refusal: tooManyTextCodes.code,
        before: { times: 98, who: '198.18.2/24' },
        act: turn => askCode(at, token, { 'x-forwarded-for': `198.18.2.${turn + 10}` }),
      };
    },
    'text-code.shop': async at => {
      // The codes of the trials before count for the shop too.
      await sql`delete from throttles`.execute(shop.open.db);
      const tokens = await Promise.all([1, 2, 3].map(async () => (await newBuyer(shop)).token));
      for (const [index, token] of tokens.entries()) await giveMobile(`+91987650001${index}`, token);
      return {
        refusal: tooManyTextCodes.code,
        before: { times: 497, who: 'shop' },
        act: turn => askCode(at, tokens[turn % 3] ?? ''),
      };
    },
    'message.network': async at => ({
      refusal: tooManyPayments.code,
      before: { times: 50, who: '192.0.2.3' },
      act: () => post(at, '/api/payments/sandbox/webhook', {}, { 'x-forwarded-for': '192.0.2.3' }),
    }),
    'work.network': async at => {
      const url = await listening(at);
      return { refusal: tooManyRequests.code, act: turn => get(`${url}/api/shop/products/get?page=${turn + 1}`) };
    },
    'nowhere.network': async at => {
      const url = await listening(at);
      return { refusal: tooManyRequests.code, act: turn => get(`${url}/wp-admin/${turn}.php`) };
    },
  };
}

async function listening({ app }: Shop): Promise<string> {
  return app.server.listening ? app.listeningOrigin : app.listen({ port: 0, host: '127.0.0.1' });
}

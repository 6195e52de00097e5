import { sql } from 'kysely';
import { tooManyMessages } from '#office/contact/contract.ts';
import { tooManyMailTests } from '#office/mails/contract.ts';
import { tooManyExports } from '#office/privacy/contract.ts';
import { tooManyWebhookTests } from '#office/webhooks/contract.ts';
import { newId } from '#shared/id.ts';
import { tooManyConnectionTests } from '#shop/connections/contract.ts';
import { shopperFields } from '#test/builders/registering.ts';
import { clientOf } from '#test/fixtures/shop.ts';
import { type At, answerOf, type Headers, type TrialKit } from './trial-kit.ts';
import type { Trials } from './trials.ts';

/** Messages to the shop, exports and tests of what is connected. */
export function officeTrials({ shop, cast, fromAnywhere, post, headersOf, storeTwilio }: TrialKit) {
  /** From a new address each time. */
  const letter = () => ({
    name: 'Asha',
    email: shopperFields().email,
    subject: 'My order',
    message: `Where is ${newId()}?`,
  });
  /** The same words again are the same message and not counted. */
  const writeTwice = async (at: At, from: Headers) => {
    const words = letter();
    const answer = await post(at, '/api/common/contact', words, from);
    if (answer.status === 200) await post(at, '/api/common/contact', words, from);
    return answer;
  };

  return {
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
    'export.account': async at => {
      const { token } = await shop.as(cast.asha);
      const get = { url: '/api/account/export', headers: { authorization: `Bearer ${token}` } };
      return {
        refusal: tooManyExports.code,
        act: async () => answerOf(await clientOf(at, undefined).inject(get)),
      };
    },
    'mail-test.account': async at => {
      const headers = await headersOf(cast.admin);
      const words = { subject: '', opening: '', closing: '' };
      return {
        refusal: tooManyMailTests.code,
        act: () => post(at, '/api/admin/mails/orders.placed/en/test', words, headers),
      };
    },
    'webhook-test.account': async at => {
      const headers = await headersOf(cast.deccan);
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
    'connection-test.account': async at => {
      const headers = await headersOf(cast.admin);
      await storeTwilio();
      return {
        refusal: tooManyConnectionTests.code,
        act: () => post(at, '/api/admin/connections/test/message/twilio', {}, headers),
      };
    },
  } satisfies Partial<Trials>;
}

import { sql } from 'kysely';
import {
  registeringPaused,
  tooManyFromNetwork,
  tooManyPasswords,
  tooManyRegistrations,
  tooManySignIns,
} from '#people/accounts/contract.ts';
import { changeMobile, tooManyOwnPasswords, tooManyTextCodes } from '#people/accounts/own-account.contract.ts';
import { tooManyAccountCodes, tooManyWrongCodes } from '#people/accounts/password/password-reset.contract.ts';
import { newId } from '#shared/id.ts';
import { filledPorts } from '#shop/connections/server/connections.ts';
import type { Shop } from '#src/shop.ts';
import { newBuyer } from '#test/builders/buying.ts';
import { otherThan, shopperFields } from '#test/builders/registering.ts';
import { clientOf } from '#test/fixtures/shop.ts';
import { type At, answerOf, CODE, type Headers, type TrialKit } from './trial-kit.ts';
import type { Trials } from './trials.ts';

/** Registering, signing in, codes and passwords. */
export function accountTrials({
  shop,
  known,
  often,
  browser,
  session,
  codeHash,
  fromAnywhere,
  post,
  headersOf,
  storeTwilio,
  credentials,
}: TrialKit) {
  /** The name is taken, which is found out before anything is hashed or mailed. */
  const askForTakenName = (at: At, headers: Headers) =>
    post(at, '/api/auth/register', shopperFields({ userName: known.userName }), headers);
  /** As if a code for a new password had been mailed to an address. */
  const mailCode = async (email: string) => {
    const reset = newId<'account code'>();
    await sql`
      insert into account_codes (id, purpose, email, code_hash, code_expires_at)
      values (${reset}, 'reset', ${email}, ${codeHash}, now() + interval '15 minutes')`.execute(shop.open.db);
    return reset;
  };
  const tryCode = (at: At, reset: string, code: string, from: Headers) =>
    post(at, '/api/auth/reset-password', { reset, code, password: 'a chosen one' }, from);
  const giveMobile = (mobile: string, token: string | undefined) =>
    clientOf(shop, token).call(changeMobile, { mobile });
  const askCode = async (at: Shop, token: string | undefined, from = {}) => {
    await storeTwilio();
    await filledPorts(at.context).read();
    return post(at, '/api/account/texts', {}, { ...from, authorization: `Bearer ${token}` });
  };

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
      const headers = await headersOf(often);
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
  } satisfies Partial<Trials>;
}

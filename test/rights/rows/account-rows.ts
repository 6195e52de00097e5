import { register, wrongCode } from '#people/accounts/contract.ts';
import { askGuestCode } from '#people/accounts/guests/guests.contract.ts';
import { forgotPassword, wrongAccountCode } from '#people/accounts/password/password-reset.contract.ts';
import { hashPassword } from '#people/accounts/server/sign-in/passwords.ts';
import { EVERYONE, type Row, SIGNED_IN } from '#test/rights/row.ts';
import { PASSWORD, type Scene } from '#test/rights/scene.ts';

const CODE = '271828';

/** Fields of somebody who is nobody yet. */
function fields(scene: Scene) {
  const number = scene.next();
  return {
    userName: `Newcomer ${number}`,
    email: `newcomer${number}@home.example`,
    password: PASSWORD,
    mobile: '98765 43210',
    role: 'user' as const,
    type: 'user' as const,
  };
}

/** A registration that waits for its code. */
async function pending(scene: Scene) {
  const { shop } = scene;
  const typed = fields(scene);
  await shop.guest.call(register, typed);
  await shop.open.db
    .updateTable('registrations')
    .set({ code_hash: await hashPassword(CODE), code_expires_at: new Date(Date.now() + 600_000) })
    .where('email', '=', typed.email)
    .execute();
  return typed;
}

/** Coming in, going out, and one's own account. */
export const ACCOUNT_ROWS: readonly Row[] = [
  { call: 'POST /auth/register', answers: EVERYONE, gives: 'message', send: scene => ({ payload: fields(scene) }) },
  {
    call: 'POST /auth/verifyOtp',
    on: 'only the guest who registered knows the code',
    answers: '200 400 400 400 400 400 400',
    gives: 'message status user',
    refusal: wrongCode,
    send: async (scene, actor) => ({
      payload: { ...(await pending(scene)), otp: actor === 'guest' ? CODE : '314159' },
    }),
  },
  {
    call: 'POST /auth/login',
    answers: EVERYONE,
    gives: 'message user',
    send: ({ asha }) => ({ payload: { email: asha.email, password: PASSWORD } }),
  },
  {
    call: 'POST /auth/token',
    answers: EVERYONE,
    gives: 'token user',
    send: ({ asha }) => ({ payload: { email: asha.email, password: PASSWORD } }),
  },
  { call: 'POST /auth/logout', answers: EVERYONE, gives: 'message', send: () => ({}) },
  {
    call: 'POST /auth/forgot-password',
    answers: EVERYONE,
    gives: 'message reset',
    send: scene => ({ payload: { email: fields(scene).email } }),
  },
  {
    call: 'POST /auth/reset-password',
    on: 'only with the mailed code',
    answers: '400 400 400 400 400 400 400',
    gives: 'message',
    refusal: wrongAccountCode,
    send: async ({ shop, asha }) => {
      await shop.api.throttle.forget('reset.email', asha.email);
      const { reset } = await shop.guest.call(forgotPassword, { email: asha.email });
      return { payload: { reset, code: 'AAAA-AAAA', password: `${PASSWORD} phir` } };
    },
  },
  {
    call: 'POST /auth/guest-code',
    answers: EVERYONE,
    gives: 'message entry',
    send: scene => ({ payload: { email: fields(scene).email } }),
  },
  {
    call: 'POST /auth/guest',
    on: 'only with the mailed code',
    answers: '400 400 400 400 400 400 400',
    gives: 'message user',
    refusal: wrongAccountCode,
    send: async scene => {
      const { entry } = await scene.shop.guest.call(askGuestCode, { email: fields(scene).email });
      return { payload: { entry, code: 'AAAA-AAAA' } };
    },
  },
  { call: 'GET /auth/check-auth', answers: SIGNED_IN, gives: 'user', send: () => ({}) },
];

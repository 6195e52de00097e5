import { register, wrongCode } from '#features/accounts/contract.ts';
import { noSuchSession, wrongPassword } from '#features/accounts/own-account.contract.ts';
import { forgotPassword, wrongAccountCode } from '#features/accounts/password-reset.contract.ts';
import { hashPassword } from '#features/accounts/server/passwords.ts';
import { startSession } from '#features/accounts/server/sessions.ts';
import { newId } from '#shared/id.ts';
import { EVERYONE, type Row, SIGNED_IN } from './row.ts';
import { PASSWORD, type Scene } from './scene.ts';

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
  { call: 'POST /auth/logout', answers: EVERYONE, gives: 'message', send: () => ({}) },
  {
    call: 'POST /auth/forgot-password',
    answers: EVERYONE,
    gives: 'message reset',
    send: scene => ({ payload: { email: fields(scene).email } }),
  },
  {
    call: 'POST /auth/reset-password',
    on: 'nobody without the code that was mailed',
    answers: '400 400 400 400 400 400 400',
    gives: 'message',
    refusal: wrongAccountCode,
    send: async ({ shop, asha }) => {
      await shop.api.throttle.forget('reset.email', asha.email);
      const { reset } = await shop.guest.call(forgotPassword, { email: asha.email });
      return { payload: { reset, code: 'AAAA-AAAA', password: `${PASSWORD} phir` } };
    },
  },
  { call: 'GET /auth/check-auth', answers: SIGNED_IN, gives: 'user', send: () => ({}) },
  { call: 'GET /account', answers: SIGNED_IN, gives: 'data', send: () => ({}) },
  {
    call: 'PUT /account/password',
    on: 'nobody without the old one',
    answers: '401 400 400 400 400 400 400',
    gives: 'message',
    refusal: wrongPassword,
    send: () => ({ payload: { oldPassword: 'not this one', password: `${PASSWORD} phir` } }),
  },
  {
    call: 'POST /account/email',
    on: 'nobody without the password',
    answers: '401 400 400 400 400 400 400',
    gives: 'message change',
    refusal: wrongPassword,
    send: scene => ({ payload: { email: fields(scene).email, password: 'not this one' } }),
  },
  {
    call: 'PUT /account/email',
    on: 'nobody without the code that was mailed',
    answers: '401 400 400 400 400 400 400',
    gives: 'message data',
    refusal: wrongAccountCode,
    send: () => ({ payload: { change: newId<'account code'>(), code: 'AAAA-AAAA' } }),
  },
  {
    call: 'PUT /account/mobile',
    answers: SIGNED_IN,
    gives: 'message data',
    send: () => ({ payload: { mobile: '98765 43210' } }),
  },
  { call: 'GET /account/sessions', answers: SIGNED_IN, gives: 'data', send: () => ({}) },
  {
    call: 'DELETE /account/sessions/:sessionId',
    on: "a stranger's",
    answers: '401 404 404 404 404 404 404',
    gives: 'message',
    refusal: noSuchSession,
    send: async ({ shop, stranger }) => {
      await startSession(shop.open.db, stranger.id, 'matrix');
      const { id } = await shop.open.db
        .selectFrom('sessions')
        .select('id')
        .where('user_id', '=', stranger.id)
        .executeTakeFirstOrThrow();
      return { params: { sessionId: id } };
    },
  },
  { call: 'DELETE /account/sessions', answers: SIGNED_IN, gives: 'message', send: () => ({}) },
];

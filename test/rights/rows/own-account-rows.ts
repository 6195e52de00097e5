import { noSuchKey } from '#people/accounts/keys/keys.contract.ts';
import { noSuchSession, noTexts, wrongPassword } from '#people/accounts/own-account.contract.ts';
import { wrongAccountCode } from '#people/accounts/password/password-reset.contract.ts';
import { newId } from '#shared/id.ts';
import { type Row, SIGNED_IN } from '#test/rights/row.ts';
import { PASSWORD } from '#test/rights/scene.ts';

const NOT_MINE = 'nobody has this password';
const INVALID = '401 400 400 400 400 400 400';
const MISSING = '401 404 404 404 404 404 404';

/** One's own account, whoever one is. No call names a person, so there is nothing of another's to reach for. */
export const OWN_ACCOUNT_ROWS: readonly Row[] = [
  { call: 'GET /account', answers: SIGNED_IN, gives: 'data', send: () => ({}) },
  {
    call: 'PUT /account/password',
    on: 'only with the old password',
    answers: INVALID,
    gives: 'message',
    refusal: wrongPassword,
    send: () => ({ payload: { oldPassword: NOT_MINE, password: `${NOT_MINE} either` } }),
  },
  {
    call: 'POST /account/email',
    on: 'only with the password',
    answers: INVALID,
    gives: 'message change',
    refusal: wrongPassword,
    send: () => ({ payload: { email: 'another@home.example', password: NOT_MINE } }),
  },
  {
    call: 'PUT /account/email',
    on: 'only with the mailed code',
    answers: INVALID,
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
  {
    call: 'POST /account/texts',
    on: 'a shop that sends no text messages',
    answers: '401 409 409 409 409 409 409',
    gives: 'message change',
    refusal: noTexts,
    send: () => ({ payload: {} }),
  },
  {
    call: 'PUT /account/texts',
    on: 'only with the texted code',
    answers: INVALID,
    gives: 'message data',
    refusal: wrongAccountCode,
    send: () => ({ payload: { change: newId<'account code'>(), code: 'AAAA-AAAA' } }),
  },
  { call: 'DELETE /account/texts', answers: SIGNED_IN, gives: 'message data', send: () => ({}) },
  {
    call: 'PUT /account/language',
    answers: SIGNED_IN,
    gives: 'message data',
    send: () => ({ payload: { language: 'hi' } }),
  },
  { call: 'GET /account/sessions', answers: SIGNED_IN, gives: 'data', send: () => ({}) },
  {
    call: 'DELETE /account/sessions/:sessionId',
    on: 'a session that does not exist',
    answers: MISSING,
    gives: 'message',
    refusal: noSuchSession,
    send: () => ({ params: { sessionId: newId<'session'>() } }),
  },
  { call: 'GET /account/keys', answers: SIGNED_IN, gives: 'data scopes', send: () => ({}) },
  {
    call: 'POST /account/keys/add',
    answers: SIGNED_IN,
    gives: 'message data key',
    send: (_scene, actor) => ({
      payload: {
        name: 'Robot',
        scopes: [actor.endsWith('shopper') ? 'shopping:read' : 'orders:read'],
        password: PASSWORD,
      },
    }),
  },
  {
    call: 'POST /account/keys/replace/:keyId',
    on: 'a key that does not exist',
    answers: MISSING,
    gives: 'message data key',
    refusal: noSuchKey,
    send: () => ({ params: { keyId: newId<'API key'>() }, payload: { overlapHours: 0, password: PASSWORD } }),
  },
  {
    call: 'DELETE /account/keys/delete/:keyId',
    on: 'a key that does not exist',
    answers: MISSING,
    gives: 'message',
    refusal: noSuchKey,
    send: () => ({ params: { keyId: newId<'API key'>() } }),
  },
  { call: 'GET /account/export', answers: SIGNED_IN, gives: 'data', send: () => ({}) },
  {
    call: 'POST /account/delete',
    on: 'only with the password',
    answers: INVALID,
    gives: 'message',
    refusal: wrongPassword,
    send: () => ({ payload: { password: NOT_MINE } }),
  },
  { call: 'DELETE /account/sessions', answers: SIGNED_IN, gives: 'message', send: () => ({}) },
];

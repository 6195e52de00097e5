import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { register, tooManyPasswords, tooManyRegistrations, wrongCredentials } from '#people/accounts/contract.ts';
import { networkOf } from '#platform/http/safety/network-of.ts';
import { LIMITS } from '#platform/throttle/limits.ts';
import { Throttle } from '#platform/throttle/throttle.ts';
import { codeFor, cookieIn, type Fields, otherThan, registerWhole, shopperFields } from '#test/builders/registering.ts';
import { startTestShop, type TestShop } from '#test/fixtures/shop.ts';
import { type ShopProcess, startProcess } from './start-process.ts';

const DAY = 24 * 60 * 60;
const WRONG_CODES = process.env.LONG === '1' ? 200 : 50;

let shop: TestShop;
let servers: ShopProcess[];
beforeAll(async () => {
  shop = await startTestShop('postgres');
  servers = await Promise.all([1, 2].map(() => startProcess(String(shop.databaseUrl))));
});
afterAll(async () => {
  await Promise.all(servers.map(server => server.kill()));
  await shop.end();
});

interface Answer {
  readonly status: number;
  readonly body: { readonly code?: string; readonly message?: string };
  readonly retryAfter: number;
  readonly headers: Headers;
}

let networks = 0;
/** A network that nobody has come from yet. */
function fromAnywhere(): string {
  networks += 1;
  return `2001:db8:${networks.toString(16)}::1`;
}

/** Posts to one of the servers, turn by turn, as a proxy hands it on. */
async function post(turn: number, path: string, fields: object, from: string, cookie?: string): Promise<Answer> {
  const answer = await fetch(`${servers[turn % servers.length]?.url}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': from,
      ...(cookie && { cookie }),
    },
    body: JSON.stringify(fields),
  });
  const body = (await answer.json()) as Answer['body'];
  return {
    status: answer.status,
    body,
    headers: answer.headers,
    retryAfter: Number(answer.headers.get('retry-after')),
  };
}

const verify = (turn: number, fields: Fields, otp: string) =>
  post(turn, '/api/auth/verifyOtp', { ...fields, otp }, fromAnywhere());
const login = (
  turn: number,
  { email, password }: Pick<Fields, 'email' | 'password'>,
  from = fromAnywhere(),
  cookie = '',
) => post(turn, '/api/auth/login', { email, password }, from, cookie);

async function opened(): Promise<{ fields: Fields; code: string }> {
  const fields = shopperFields();
  await shop.guest.call(register, fields);
  return { fields, code: await codeFor(shop, fields.email) };
}
const usersWith = async (email: string) =>
  (await sql`select from users where email = ${email}`.execute(shop.open.db)).rows.length;
/** As if so long had passed for every counter. */
const later = (seconds: number) => sql`update throttles set expire = expire - ${seconds * 1000}`.execute(shop.open.db);

it('lets one of fifty right codes at two servers through (A2)', async () => {
  const { fields, code } = await opened();
  const answers = await Promise.all(Array.from({ length: 50 }, (_, turn) => verify(turn, fields, code)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await usersWith(fields.email)).toBe(1);
});

it(`evaluates five of ${WRONG_CODES} wrong codes at two servers, and the right one no more (A3)`, async () => {
  const { fields, code } = await opened();
  const answers = await Promise.all(
    Array.from({ length: WRONG_CODES }, (_, turn) => verify(turn, fields, otherThan(code))),
  );
  for (const { status } of answers) expect([400, 503]).toContain(status);
  const { rows } = await sql<{ tries: number }>`
    select tries from registrations where email = ${fields.email}`.execute(shop.open.db);
  expect(rows).toEqual([{ tries: 5 }]);
  expect((await verify(0, fields, code)).status).toBe(400);
  expect(await usersWith(fields.email)).toBe(0);
});

it('looks at five of sixty passwords that come to two servers at once (A13)', async () => {
  const wrong = { ...shopperFields(), password: 'not the password' };
  const answers = await Promise.all(Array.from({ length: 60 }, (_, turn) => login(turn, wrong)));
  expect(answers.filter(({ body }) => body.code === wrongCredentials.code)).toHaveLength(5);
  expect(answers.filter(({ body }) => body.code === tooManyPasswords.code)).toHaveLength(55);
});

it('pauses longer and longer, looks at a hundred in a row, and lets the owner in where they are known (A13)', {
  timeout: 600_000,
}, async () => {
  const owner = shopperFields();
  await registerWhole(shop, owner);
  const atHome = `browser=${cookieIn(await signInAt(owner), 'browser')}`;
  const wrong = { ...owner, password: 'not the password' };
  const pauses: number[] = [];
  let looked = 0;
  for (let turn = 0; (pauses.at(-1) ?? 0) < 30 * DAY; turn += 1) {
    const { status, retryAfter } = await login(turn, wrong);
    if (status === 400) looked += 1;
    else {
      pauses.push(retryAfter);
      if (retryAfter < 30 * DAY) await later(retryAfter);
    }
  }
  expect(looked).toBe(100);
  expect(pauses.length).toBeGreaterThan(15);
  for (const [from, to] of [
    [1, 300],
    [300, 3_600],
    [3_600, DAY],
  ] as const)
    expect(pauses.some(pause => pause > from && pause <= to)).toBe(true);

  expect(await login(0, owner)).toMatchObject({ status: 429, body: { code: tooManyPasswords.code } });
  expect((await login(1, owner, fromAnywhere(), `browser=${'A'.repeat(43)}`)).status).toBe(429);
  expect((await login(0, wrong, fromAnywhere(), atHome)).status).toBe(400);
  expect((await login(1, owner, fromAnywhere(), atHome)).status).toBe(200);
});

it('counts at two servers together, and a new one goes on where an ended one was (E4)', async () => {
  const wrong = { ...shopperFields(), password: 'not the password' };
  for (let turn = 0; turn < 5; turn += 1) expect((await login(turn, wrong)).status).toBe(400);
  for (const turn of [0, 1]) expect((await login(turn, wrong)).status).toBe(429);

  const from = fromAnywhere();
  // Its e-mail address is asked for too often, so nothing is hashed.
  const fields = shopperFields();
  const ask = (turn: number) => post(turn, '/api/auth/register', fields, from);
  for (let turn = 0; turn < 20; turn += 1) expect((await ask(turn)).body.code).not.toBe(tooManyRegistrations.code);
  for (const turn of [0, 1]) expect((await ask(turn)).body.code).toBe(tooManyRegistrations.code);

  await servers[0]?.kill();
  servers[0] = await startProcess(String(shop.databaseUrl));
  const still = await login(0, wrong);
  expect(still).toMatchObject({ status: 429, body: { code: tooManyPasswords.code } });
  expect(still.retryAfter).toBeGreaterThan(200);
  expect((await ask(0)).body.code).toBe(tooManyRegistrations.code);
});

it('is not got round by spellings of the address, forged proxies, or other hosts of a network (E3)', async () => {
  const from = '2001:db8:aaaa:aaaa::1';
  const wrong = () => ({ email: shopperFields().email, password: 'not the password' });
  const before = new Throttle(shop.open, LIMITS);
  for (let turn = 0; turn < 60; turn += 1) await before.take('login.network', networkOf(from));
  expect((await login(0, wrong(), from)).status).toBe(429);
  for (let turn = 0; turn < 50; turn += 1) {
    const forged = `203.0.113.${turn}, 198.51.100.${turn}, ${from}`;
    const host = `2001:db8:aaaa:aaaa:${turn.toString(16)}::${turn.toString(16)}`;
    expect((await login(turn, wrong(), forged)).status).toBe(429);
    expect((await login(turn, wrong(), host)).status).toBe(429);
  }
  for (const path of ['//api/auth/login', '/API/auth/login', '/api/auth/Login', '/api/auth/login/', '/api//auth/login'])
    expect([path, (await post(0, path, wrong(), fromAnywhere())).status]).toEqual([path, 404]);
  // A spelling that is served is counted like the plain one.
  expect((await post(0, '/api/auth/%6Cogin', wrong(), from)).status).not.toBe(400);
});

it('answers known and unknown addresses alike when they pause (A11)', async () => {
  const owner = shopperFields();
  await registerWhole(shop, owner);
  const refused = [];
  for (const email of [owner.email, shopperFields().email]) {
    for (let turn = 0; turn < 5; turn += 1) await login(turn, { email, password: 'not the password' });
    refused.push(await login(0, { email, password: owner.password }));
  }
  // But for the seconds that have passed between the two.
  const [known, unknown] = refused.map(({ status, headers, body }) => ({
    status,
    headers: [...headers.keys()].sort(),
    body: JSON.stringify(body).replaceAll(/\d+/g, 'so many'),
  }));
  expect(known).toMatchObject({ status: 429, body: expect.stringContaining(tooManyPasswords.code) });
  expect(known).toEqual(unknown);
});

async function signInAt({ email, password }: Fields) {
  const answer = await login(0, { email, password });
  return { headers: { 'set-cookie': answer.headers.getSetCookie() } };
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendMessage } from '#office/contact/contract.ts';
import { addToCart } from '#orders/cart/contract.ts';
import { login, register, verifyOtp } from '#people/accounts/contract.ts';
import { forgotPassword, resetPassword } from '#people/accounts/password/password-reset.contract.ts';
import { addAddress } from '#people/addresses/contract.ts';
import { cookieIn, otherThan, sellerFields, shopperFields } from '#test/builders/registering.ts';
import { startTraceCollector, type TraceCollector } from '#test/fakes/trace-collector.ts';
import { castOf, makeProduct } from '#test/fixtures/cast.ts';
import { type Client, clientOf, ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

const PASSWORD = 'canary sings at four';
const EMAIL = 'canary.bird@mine.example';
/** The mail server refuses it, and says so with the address in its words. */
const REFUSED = 'refused.canary@mine.example';
const PHONE = '9812345670';
const CANARY = shopperFields({ userName: 'Yellow Bird', email: EMAIL, password: PASSWORD, mobile: PHONE });

describe.each(ENGINES)('nothing of a person reaches the log, the jobs or the traces on the %s engine (G5)', engine => {
  const log: string[] = [];
  const mails: string[] = [];
  /** What must be found nowhere, with what it is; the rest is learnt on the way. */
  const secrets: [what: string, RegExp][] = [
    ['password', /canary sings/i],
    ['e-mail address', /canary\.bird|refused\.canary|mine\.example/i],
    // Its first half, also with the country before it. An id and the fraction of a second may have these digits by chance.
    ['phone', /(?<![0-9a-f]|:\d\d\.\d?)(?:0|91|0091)?98123(?![0-9a-f]*[a-f])/],
    ['name', /yellow bird/i],
  ];
  const server = mailServer(mails);
  const folder = mkdtempSync(join(tmpdir(), 'canary-'));
  let shop: TestShop;
  let collector: TraceCollector;

  beforeAll(async () => {
    await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready));
    const address = server.server.address();
    const smtpUrl = `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
    collector = await startTraceCollector();
    shop = await startTestShop(engine, {
      ...collector.settings,
      logLevel: 'trace',
      logTo: { write: line => log.push(line) },
      mail: { smtpUrl, dataDir: folder, publicUrl: undefined },
      // Every statement is said to be slow, so that all that could be said of one is.
      slowStatementMs: 0,
    });
  });
  afterAll(async () => {
    await shop.end();
    await collector.close();
    rmSync(folder, { recursive: true, force: true });
    await new Promise<void>(closed => server.close(closed));
  });

  const post = (path: string, payload: unknown, client: Client = shop.guest) =>
    client.inject({ method: 'POST', url: `/api${path}`, payload: payload as object });
  const resetCode = () => /^Subject: (\d{6}) is your code for/m.exec(mails.join('\n'))?.[1] ?? '';
  const wrote = (address: string) => () => mails.some(mail => mail.includes(`To: ${address}`));

  it('when somebody registers, signs in, writes, orders and leaves, with mistakes on the way', async () => {
    const { deccan } = await castOf(shop);
    const product = await makeProduct(shop, deccan.sellerId);
    await post('/auth/register', { ...CANARY, password: PASSWORD.slice(0, 12), mobile: `${PHONE}9` });
    await post('/auth/register', { ...CANARY, surprise: EMAIL });
    await shop.guest.call(register, CANARY);
    await expect.poll(wrote(EMAIL)).toBe(true);
    const code = /^Subject: (\d{6}) is your/m.exec(mails.join('\n'))?.[1] ?? '';
    expect(code).toMatch(/^\d{6}$/);
    await post('/auth/verifyOtp', { ...CANARY, otp: otherThan(code) });
    await shop.guest.call(verifyOtp, { ...CANARY, otp: code });
    await post('/auth/login', { email: EMAIL, password: `${PASSWORD}!` });
    const answer = await post('/auth/login', { email: EMAIL, password: PASSWORD });
    const token = cookieIn(answer, 'session') ?? '';
    secrets.push(['code', new RegExp(`\\b${code}\\b`)], ['token', new RegExp(token)]);
    expect(token).toHaveLength(43);

    const { reset } = await shop.guest.call(forgotPassword, { email: EMAIL });
    await expect.poll(resetCode).toMatch(/^\d{6}$/);
    secrets.push(['code of a reset', new RegExp(`\\b${resetCode()}\\b`)]);
    await post('/auth/reset-password', { reset, code: otherThan(resetCode()), password: PASSWORD });
    await shop.guest.call(resetPassword, { reset, code: resetCode(), password: PASSWORD });
    const renewed = cookieIn(await post('/auth/login', { email: EMAIL, password: PASSWORD }), 'session') ?? '';
    secrets.push(['token', new RegExp(renewed)]);

    const bird = clientOf(shop, renewed);
    await shop.guest.inject({
      url: `/api/auth/check-auth?email=${EMAIL}`,
      headers: { authorization: `Bearer ${token}` },
    });
    const street = { address: '7 Mine Road', city: 'Pune', pincode: '411001', phone: PHONE, notes: 'Ring' };
    const { data: address } = await bird.call(addAddress, street);
    await bird.call(addToCart, { productId: product, quantity: 1 });
    expect((await post('/shop/order/create', { addressInfo: { addressId: address._id } }, bird)).statusCode).toBe(200);
    const note = { name: 'Yellow Bird', email: EMAIL, subject: 'My mine', message: `Please call me at ${PHONE}.` };
    const { data: receipt } = await shop.guest.call(sendMessage, note);
    secrets.push(['ticket', new RegExp(receipt.ticket)]);
    await shop.guest.inject({ url: `/api/common/contact/${receipt.ticket}` });
    for (const typed of [EMAIL, PHONE]) await shop.guest.inject({ url: `/api/shop/search/${typed}` });
    await shop.guest.inject({ url: `/login?from=${encodeURIComponent(`/${EMAIL}`)}` });
    await post('/auth/logout', {}, bird);
    await expectNothing();
  });

  it('when calls can not be read, the database fails, and mail is refused', async () => {
    const json = { 'content-type': 'application/json' };
    for (const payload of [
      `{"password":"${PASSWORD}"`,
      `{"email":"${EMAIL}","email":1}`,
      `"${PASSWORD.repeat(4_000)}"`,
    ])
      await shop.guest.inject({ method: 'POST', url: '/api/auth/login', payload, headers: json });
    await shop.guest.inject({ method: 'POST', url: '/api/auth/login', payload: PASSWORD });

    // A row that the database refuses for a reason nobody foresaw: its own words quote all of it.
    const db = shop.open.db;
    await sql`alter table registrations add constraint surprise check (email <> 'canary.bird2@mine.example')`.execute(
      db,
    );
    const second = { ...CANARY, userName: 'Yellow Bird Two', email: 'canary.bird2@mine.example' };
    expect((await post('/auth/register', second)).statusCode).toBe(500);
    await sql`alter table users rename to users_away`.execute(db);
    for (const [path, body] of [
      ['/auth/login', { email: EMAIL, password: PASSWORD }],
      ['/auth/register', { ...CANARY, userName: 'Yellow Bird Three' }],
      ['/auth/verifyOtp', { ...CANARY, otp: '482913' }],
    ] as const)
      await post(path, body);
    await sql`alter table users_away rename to users`.execute(db);

    await shop.guest.call(register, sellerFields({ userName: 'Refused Canary', email: REFUSED, password: PASSWORD }));
    const failed = () => log.some(line => line.includes('"job failed"'));
    await expect.poll(failed).toBe(true);
    expect(log.filter(line => line.includes('request failed')).length).toBeGreaterThan(1);
    await shop.guest.call(login, { email: EMAIL, password: PASSWORD });
    await expectNothing();
  });

  async function expectNothing() {
    await expect.poll(waitingJobs).toBe(0);
    const { rows } = await sql<{ row: string }>`select job::text as row from jobs.job`.execute(shop.open.db);
    expect(rows.length).toBeGreaterThan(0);
    expect(log.length).toBeGreaterThan(10);
    const names = () => collector.spans.map(({ name }) => name);
    await expect.poll(names, { timeout: 10_000 }).toContain('POST /api/auth/login');
    const lines = [...log, ...rows.map(({ row }) => row), ...collector.bodies];
    expect(secrets.flatMap(([what, form]) => lines.filter(line => form.test(line)).map(line => [what, line]))).toEqual(
      [],
    );
  }

  /** Jobs that have not been tried yet. */
  async function waitingJobs() {
    const { rows } = await sql<{ waiting: number }>`
      select count(*)::int as waiting from jobs.job where state in ('created', 'active') and name like '%.%'`.execute(
      shop.open.db,
    );
    return rows[0]?.waiting;
  }
});

function mailServer(mails: string[]): SMTPServer {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo({ address }, _session, done) {
      const isRefused = address === REFUSED;
      done(isRefused ? Object.assign(new Error(`No mailbox <${address}>`), { responseCode: 550 }) : undefined);
    },
    onData(stream, _session, done) {
      let message = '';
      stream.setEncoding('utf8').on('data', chunk => {
        message += chunk;
      });
      stream.on('end', () => {
        mails.push(message);
        done();
      });
    },
  });
  server.on('error', () => {});
  return server;
}

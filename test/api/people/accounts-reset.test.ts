import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkAuth, login, wrongCredentials } from '#people/accounts/contract.ts';
import {
  forgotPassword,
  inputInvalid,
  resetPassword,
  wrongAccountCode,
} from '#people/accounts/password/password-reset.contract.ts';
import { startSession } from '#people/accounts/server/sign-in/sessions.ts';
import { type Id, newId } from '#shared/id.ts';
import { type Fields, mailsTo, otherThan, registerWhole, shopperFields } from '#test/builders/registering.ts';
import { ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

const NEW = 'kal ho na ho';
type Reset = Id<'account code'>;

describe.each(ENGINES)('a forgotten password on the %s engine', engine => {
  let shop: TestShop;
  const log: string[] = [];
  beforeAll(async () => {
    shop = await startTestShop(engine, { logLevel: 'debug', logTo: { write: line => log.push(line) } });
  });
  afterAll(() => shop.end());

  async function someone(): Promise<Fields> {
    const fields = shopperFields();
    await registerWhole(shop, fields);
    return fields;
  }

  /** Asks for a code and reads it from the newest mail. */
  async function ask(typed: string, mails: number, email = typed): Promise<{ reset: Reset; code: string }> {
    const { reset } = await shop.guest.call(forgotPassword, { email: typed });
    // Mails of different kinds come from different queues, in either order.
    const mailed = (await mailsTo(shop, email, mails)).flatMap(
      mail => /^Subject: (\d{6}) is your code for/m.exec(mail)?.[1] ?? [],
    );
    const code = mailed.at(-1);
    if (!code) throw new Error(`no code for ${email}`);
    return { reset, code };
  }

  const choose = (reset: Reset, code: string, password = NEW) =>
    shop.guest.call(resetPassword, { reset, code, password });
  const wrong = { code: wrongAccountCode.code, status: 400 };

  it('is replaced by a mailed code, once; all sessions end and the owner is notified (A17)', async () => {
    const { email, password } = await someone();
    const { user } = await shop.guest.call(login, { email, password });
    const browser = await shop.as(user);
    const { reset, code } = await ask(email.toUpperCase(), 2, email);
    await choose(reset, code);
    await expect(browser.call(checkAuth, {})).rejects.toMatchObject({ status: 401 });
    await expect(shop.guest.call(login, { email, password })).rejects.toMatchObject({ code: wrongCredentials.code });
    expect((await shop.guest.call(login, { email, password: NEW })).user.email).toBe(email);
    await expect(choose(reset, code, 'another one of mine')).rejects.toMatchObject(wrong);
    expect((await mailsTo(shop, email, 3)).at(-1)).toContain('Your password was changed');
    await shop.guest.call(login, { email, password: NEW });
  });

  it('is answered alike for an address that nobody has, to which nothing is mailed (A10)', async () => {
    const { email } = await someone();
    const stranger = 'nobody.at.all@home.example';
    const send = (to: string) =>
      shop.guest.inject({ method: 'POST', url: '/api/auth/forgot-password', payload: { email: to } });
    const [known, unknown] = [await send(email), await send(stranger)];
    const shape = (answer: typeof known) => ({
      status: answer.statusCode,
      body: { ...answer.json(), reset: 'an id' },
      length: answer.body.length,
      headers: Object.keys(answer.headers).sort(),
    });
    expect(shape(unknown)).toEqual(shape(known));
    await mailsTo(shop, email, 2);
    await until(async () => (await codes(stranger)).every(({ code_hash }) => code_hash));
    expect((await shop.mails(1)).filter(mail => mail.includes(stranger))).toEqual([]);
    await expect(choose(unknown.json().reset, '000000')).rejects.toMatchObject(wrong);
  });

  it('takes five tries of a code, also at the same moment, and then none (A23)', async () => {
    const { email } = await someone();
    const { reset, code } = await ask(email, 2);
    const other = otherThan(code);
    const answers = await Promise.allSettled(Array.from({ length: 10 }, () => choose(reset, other)));
    for (const answer of answers) expect(answer).toMatchObject({ status: 'rejected', reason: wrong });
    expect(await codes(email)).toMatchObject([{ tries: 5 }]);
    await expect(choose(reset, code)).rejects.toMatchObject(wrong);
  });

  it('takes the right code many times at the same moment for one success (A23)', async () => {
    const { email } = await someone();
    const { reset, code } = await ask(email, 2);
    const answers = await Promise.allSettled([1, 2, 3, 4].map(at => choose(reset, code, `${NEW} ${at}`)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('takes a code with its own request only, before it expires, and none once another has changed the password', async () => {
    const { email } = await someone();
    const first = await ask(email, 2);
    const second = await ask(email, 3);
    await expect(choose(second.reset, first.code)).rejects.toMatchObject(wrong);
    await expect(choose(newId<'account code'>(), first.code)).rejects.toMatchObject(wrong);
    await choose(second.reset, second.code);
    await expect(choose(first.reset, first.code)).rejects.toMatchObject(wrong);
    const late = await ask(email, 5);
    await sql`update account_codes set code_expires_at = now() - interval '1 second' where id = ${late.reset}`.execute(
      shop.open.db,
    );
    await expect(choose(late.reset, late.code)).rejects.toMatchObject(wrong);
  });

  it('spends no try on a password that nobody should have, and refuses what is no code or address', async () => {
    const { email } = await someone();
    const { reset, code } = await ask(email, 2);
    for (const password of ['short', 'password', 'x'.repeat(129)])
      await expect(choose(reset, code, password)).rejects.toMatchObject({
        code: inputInvalid.code,
        fields: { password: expect.any(String) },
      });
    for (const noCode of [
      '',
      '１２３４５６',
      '12345',
      ` ${code}`,
      `${code.slice(0, 3)}-${code.slice(3)}`,
      "' or 1=1 --",
    ])
      await expect(choose(reset, noCode)).rejects.toMatchObject(wrong);
    expect(await codes(email)).toMatchObject([{ tries: 0 }]);
    await expect(shop.guest.call(forgotPassword, { email: 'nowhere' })).rejects.toMatchObject({
      fields: { email: expect.any(String) },
    });
    await choose(reset, code);
  });

  it('can’t be bypassed by a concurrent login with the old password (A17)', async () => {
    const { email } = await someone();
    const { rows } = await sql<{ id: never; password_hash: string }>`
      select id, password_hash from users where email = ${email}`.execute(shop.open.db);
    const [before] = rows;
    if (!before) throw new Error('nobody');
    const { reset, code } = await ask(email, 2);
    await choose(reset, code);
    await expect(startSession(shop.open.db, before.id, 'late', before.password_hash)).rejects.toMatchObject({
      code: wrongCredentials.code,
    });
  });

  it('leaves its code in no answer, log line, job or row (A5)', async () => {
    const { email } = await someone();
    const { code } = await ask(email, 2);
    const jobs = await sql<{ data: string }>`select job::text as data from jobs.job`.execute(shop.open.db);
    const rows = await sql<{ row: string }>`select account_codes::text as row from account_codes`.execute(shop.open.db);
    expect(jobs.rows.length).toBeGreaterThan(0);
    const kept = [...log, ...jobs.rows.map(({ data }) => data), ...rows.rows.map(({ row }) => row)].join('\n');
    // A whole word, because milliseconds may hold any six figures.
    expect(kept).not.toMatch(new RegExp(`\\b${code}\\b`));
  });

  async function codes(email: string) {
    const { rows } = await sql<{ tries: number; code_hash: string | null }>`
      select tries, code_hash from account_codes where email = ${email}`.execute(shop.open.db);
    return rows;
  }
});

async function until(done: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 15_000;
  while (!(await done())) {
    if (Date.now() > end) throw new Error('waited in vain');
    await new Promise(resolve => setTimeout(resolve, 50));
  }
}

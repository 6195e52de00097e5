import { readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { formatWithOptions } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_LOGINS, DEMO_PASSWORD } from '#demo/people/logins.ts';
import { hashPassword } from '#people/accounts/server/sign-in/passwords.ts';
import { LIMITS } from '#platform/throttle/limits.ts';
import { newId } from '#shared/id.ts';
import { castOf, makeProduct } from '#test/fixtures/cast.ts';
import { ONE_ENGINE, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

const GUIDE = resolve(import.meta.dirname, '../../../docs/api-guide.md');
const CLIENT = pathToFileURL(resolve(import.meta.dirname, '../../../packages/client/src/index.ts')).href;
const BLOCK = /```(js|text)\n(.*?)```/gs;

/** The examples of docs/api-guide.md, against a shop. */
describe('the guide to the API', () => {
  let shop: TestShop;
  let at: string;
  beforeAll(async () => {
    shop = await startTestShop(ONE_ENGINE, { limits: LIMITS });
    const cast = await castOf(shop);
    const hash = await hashPassword(DEMO_PASSWORD);
    const [shopper, seller] = ['Shopper', 'Seller'].map(of => DEMO_LOGINS.find(({ who }) => who === of)?.email);
    await sql`update users set password_hash = ${hash}, email = case user_name when 'asha' then ${shopper}
      when 'deccan' then ${seller} else email end`.execute(shop.open.db);
    for (const _ of [1, 2, 3]) await makeProduct(shop, cast.deccan.sellerId);
    await shop.app.listen({ port: 0, host: '127.0.0.1' });
    at = `http://127.0.0.1:${(shop.app.server.address() as AddressInfo).port}`;
  });
  afterAll(() => shop.end());

  it('is right that a program is told how to sign in, and where calls are listed', async () => {
    const ask = (url: string, authorization?: string) =>
      shop.app.inject({ url, headers: { ...(authorization && { authorization }) } });
    const challenge = async (authorization?: string) =>
      (await ask('/api/account', authorization)).headers['www-authenticate'];
    expect(await challenge()).toBe('Bearer');
    expect(await challenge('Bearer bbk_unknown')).toBe('Bearer error="invalid_token"');
    expect((await ask('/api/orders')).json()).toMatchObject({
      ...{ code: 'request.not_found', message: expect.stringContaining('/api/docs') },
    });
  });

  it('has examples that work', { timeout: 30_000 }, async () => {
    const blocks = [...(await readFile(GUIDE, 'utf8')).matchAll(BLOCK)].map(([, kind, text = '']) => ({ kind, text }));
    const examples = blocks.filter(({ kind }) => kind === 'js').map(({ text }) => text);
    const printed: string[][] = [];
    const say = (...words: unknown[]) => printed.at(-1)?.push(formatWithOptions({ colors: false }, ...words));
    const file = join(tmpdir(), `guide-${newId()}.mjs`);
    const program = examples.map(text => `begin();\n${text}`).join('\n');
    await writeFile(
      file,
      `export default async (begin, console) => {\n${program}\n};\n`
        .replace('http://127.0.0.1:3000', at)
        .replace('@bijli-bazaar/client', CLIENT),
    );
    const { default: run } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as {
      default: (begin: () => void, to: object) => Promise<void>;
    };
    await run(() => printed.push([]), { log: say });
    await rm(file);
    const expected = blocks.filter(({ kind }) => kind === 'text').map(({ text }) => text.trim());
    expect(expected.length).toBe(examples.length);
    for (const [which, text] of expected.entries()) expect(printed[which]?.join('\n')).toMatch(patternOf(text));
  });
});

/** What is printed, with `…` for what differs each time. */
function patternOf(text: string): RegExp {
  return new RegExp(
    `^${text
      .split('…')
      .map(plain => plain.replace(/[[\]().?*+^$|\\{}]/g, '\\$&'))
      .join('[^ ,]+')}$`,
  );
}

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listenInOnDriver } from '#bench/bare/record-statements.ts';
import { catalogueStatements, shown } from '#bench/catalogue/plans.ts';
import { growShop } from '#bench/stand/grow-shop.ts';
import { startTestShop, type TestShop } from '#test/fixtures/shop.ts';

/** More than are read at once. */
const PRODUCTS = 1_100;

const folder = mkdtempSync(join(tmpdir(), 'plans-'));
let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop('postgres');
  await growShop(shop.open, folder, PRODUCTS, () => {});
}, 60_000);
afterAll(async () => {
  await shop.end();
  rmSync(folder, { recursive: true });
});

it('docs/query-plans.md shows statements that the shop sends', async () => {
  const sent = new Map(await catalogueStatements(shop, listenInOnDriver()));
  const sections = readFileSync('docs/query-plans.md', 'utf8').split(/^## /m).slice(1);
  expect(sections.map(section => section.slice(0, section.indexOf('\n')))).toEqual([...sent.keys()]);
  for (const section of sections) {
    const title = section.slice(0, section.indexOf('\n'));
    const written = [...section.matchAll(/^```sql\n(.*)\n```$/gm)].map(([, text]) => text);
    expect(written.length, title).toBeGreaterThan(0);
    expect(sent.get(title)?.map(shown), title).toEqual(expect.arrayContaining(written));
  }
});

import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { castOf } from '#test/fixtures/cast.ts';
import { startTestShop, type TestShop } from '#test/fixtures/shop.ts';

const MIGRATION = new URL('../../../db/migrations/0031_mails_and_gst_numbers.sql', import.meta.url);
const BEFORE = '^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z][Z1-9ABD-J][0-9A-Z]$';
const DEDUCTOR = '27AAPFU0939F1D5';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop('postgres', { worksJobs: false });
});
afterAll(() => shop.end());

it('a shop that has a seller with a number for deducting tax is brought to have none, and takes none again', async () => {
  const { deccan, ritchie } = await castOf(shop);
  const put = () => shop.open.execute('update sellers set gstin = $1 where id = $2', [DEDUCTOR, deccan.sellerId]);
  const numbers = async () => {
    const { rows } = await shop.open.execute('select gstin from sellers where id = any($1::uuid[]) order by name', [
      [deccan.sellerId, ritchie.sellerId],
    ]);
    return rows;
  };
  await expect(put()).rejects.toThrow(/sellers_gstin_format/);
  for (const undo of [
    'drop table farewells',
    'drop table low_stock_told',
    'alter table sellers drop column low_stock_mailed_at',
    'alter table sellers drop constraint sellers_state_is_that_of_the_gstin',
    'alter table sellers drop constraint sellers_gstin_format',
    `alter table sellers add constraint sellers_gstin_format check (gstin ~ '${BEFORE}')`,
  ])
    await shop.open.execute(undo, []);
  await put();
  expect(await numbers()).toEqual([{ gstin: DEDUCTOR }, { gstin: '33BKYPM6203J1ZS' }]);
  for (const statement of (await readFile(MIGRATION, 'utf8')).split(/;\n/).filter(part => part.trim() !== ''))
    await shop.open.execute(statement, []);
  expect(await numbers()).toEqual([{ gstin: null }, { gstin: '33BKYPM6203J1ZS' }]);
  await expect(put()).rejects.toThrow(/sellers_gstin_format/);
});

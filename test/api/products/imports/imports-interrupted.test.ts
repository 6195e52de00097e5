import { readdir } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Ctx } from '#platform/context.ts';
import type { StoragePort } from '#platform/storage/storage.ts';
import { type ImportDetail, listReport, runImport, showImport, stopImport } from '#products/imports/contract.ts';
import { importNotUnderWay, tooManyImports } from '#products/imports/import-problems.ts';
import { goOnWithImports, workImport } from '#products/imports/server/imports.ts';
import { type ImportingShop, startImportingShop } from '#test/builders/importing.ts';
import { zipOf } from '#test/builders/zip-of.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { BOTH_ENGINES, type Client, type TestShop } from '#test/fixtures/shop.ts';

const ROWS = 400;
const numbers = Array.from({ length: ROWS }, (_, at) => at + 1);

function fileOf(prefix: string): string {
  const rows = numbers.map(at => `${prefix}-${at},Cable ${at},A cable.,accessories,boat,${100 + at},5`);
  return ['SKU,Title,Description,Section,Brand,MRP,Stock', ...rows].join('\n');
}

describe.each(BOTH_ENGINES)('an import that is interrupted on the %s engine', engine => {
  let shop: ImportingShop;
  let cast: Cast;
  let deccan: Client;
  beforeAll(async () => {
    shop = await startImportingShop(engine);
    cast = await castOf(shop);
    deccan = await shop.as(cast.deccan);
  });
  afterAll(() => shop.end());

  /** One piece of work and no more. */
  const piece = (id: ImportDetail['id'], ctx: Ctx = shop.context) =>
    workImport(shop.storage, shop.files, 0)(ctx, { id });
  /** A process that dies when it would have committed for the so many-th time. */
  const dying = (commits: number): Ctx => {
    let left = commits;
    return {
      ...shop.context,
      tx: work =>
        shop.context.tx(async tx => {
          const result = await work(tx);
          if (left-- <= 0) throw new Error('killed');
          return result;
        }),
    };
  };
  const seen = async (id: ImportDetail['id']) => (await deccan.call(showImport, { id })).data;
  const written = async (prefix: string) => {
    const { rows } = await sql<{ goods: number; stock: number; moved: number }>`
      select count(*)::int as goods, sum(p.stock)::int as stock, (
        select sum(quantity)::int from stock_movements m join products q on q.id = m.product_id
        where q.sku like ${`${prefix}-%`}
      ) as moved
      from products p where sku like ${`${prefix}-%`}`.execute(shop.open.db);
    return rows[0];
  };

  it('goes on where the process died, checks no row twice and writes none twice', async () => {
    const id = await shop.send(deccan, fileOf('KILL'));
    await expect(piece(id, dying(2))).rejects.toThrow('killed');
    expect(await seen(id)).toMatchObject({ state: 'checking', rows: ROWS, checked: 150 });
    // The dead process still holds it for some seconds.
    await piece(id);
    expect(await seen(id)).toMatchObject({ checked: 150 });
    await letGo(shop);
    expect(await shop.work(deccan, id)).toMatchObject({ state: 'checked', checked: ROWS, added: ROWS });

    await deccan.call(runImport, { id });
    await expect(piece(id, dying(0))).rejects.toThrow('killed');
    await letGo(shop);
    expect(await written('KILL')).toMatchObject({ goods: 0 });
    await piece(id);
    expect(await written('KILL')).toEqual({ goods: 150, stock: 750, moved: 750 });
    await piece(id);
    await piece(id);
    await piece(id);
    expect(await seen(id)).toMatchObject({ state: 'done', done: ROWS });
    expect(await written('KILL')).toEqual({ goods: ROWS, stock: 5 * ROWS, moved: 5 * ROWS });
  });

  it('reads a file as often as it takes to understand it, and no more in many turns than in one', async () => {
    const rows = Array.from(
      { length: 1_500 },
      (_, at) => `MANY-${at},Cable,${'A long cable. '.repeat(100)},accessories`,
    );
    const table = ['SKU,Title,Description,Section', ...rows].join('\n');
    for (const [name, bytes] of [
      ['goods.csv', Buffer.from(table)],
      ['goods.zip', await zipOf({ 'goods.csv': table })],
    ] as const) {
      const id = await shop.send(deccan, bytes, { name });
      let [read, turns] = [0, 0];
      const counting: StoragePort = {
        ...shop.storage,
        open: async key => {
          const file = await shop.storage.open(key);
          const counted = async function* (stream: Readable) {
            for await (const piece of stream as AsyncIterable<Buffer>) {
              read += piece.length;
              yield piece;
            }
          };
          return file && { ...file, stream: Readable.from(counted(file.stream)) };
        },
      };
      while ((await seen(id)).state !== 'checked') {
        await workImport(counting, shop.files, 0)(shop.context, { id });
        turns += 1;
      }
      expect(await seen(id)).toMatchObject({ rows: 1_500, checked: 1_500 });
      expect(turns, name).toBeGreaterThanOrEqual(10);
      // Each turn looks at the first piece, to see whether the file is a zip.
      expect(read, name).toBeLessThanOrEqual(4 * bytes.length + turns * 2 * 64 * 1024);
    }
  });

  it('leaves nothing on the disk of the process that ran it, also when it was stopped between two steps', async () => {
    const [ended, stopped] = [await shop.send(deccan, fileOf('LEAVE')), await shop.send(deccan, fileOf('HALT'))];
    await piece(ended);
    expect(await readdir(shop.folder)).toHaveLength(1);
    await shop.work(deccan, ended);
    expect(await readdir(shop.folder)).toEqual([]);
    await piece(stopped);
    await goOnWithImports(shop.files)(shop.context, {});
    expect(await readdir(shop.folder)).toHaveLength(1);
    await deccan.call(stopImport, { id: stopped });
    await goOnWithImports(shop.files)(shop.context, {});
    expect(await readdir(shop.folder)).toEqual([]);
  });

  it('is found by the next process', async () => {
    const id = await shop.send(deccan, fileOf('LEFT'));
    await sql`delete from jobs.job where name = 'imports.work'`.execute(shop.open.db);
    await goOnWithImports(shop.files)(shop.context, {});
    const { rows } = await sql`select data from jobs.job where name = 'imports.work'`.execute(shop.open.db);
    expect(rows).toEqual([{ data: { id } }]);
    await deccan.call(stopImport, { id });
  });

  it('can be stopped and gone on with; what is written stays', async () => {
    const id = await shop.send(deccan, fileOf('STOP'));
    await shop.work(deccan, id);
    await deccan.call(runImport, { id });
    await piece(id);
    await deccan.call(stopImport, { id });
    await piece(id);
    expect(await seen(id)).toMatchObject({ state: 'stopped', done: 150 });
    await expect(deccan.call(stopImport, { id })).rejects.toMatchObject({ code: importNotUnderWay.code });
    expect(await shop.run(deccan, id)).toMatchObject({ state: 'done', done: ROWS });
    expect(await written('STOP')).toMatchObject({ goods: ROWS });
  });

  it('keeps what was sold meanwhile sold, and does not write over what was changed meanwhile', async () => {
    const { sellerId } = cast.deccan;
    const sold = await makeProduct(shop, sellerId, { sku: 'SOLD', stock: 6 });
    await makeProduct(shop, sellerId, { sku: 'EDITED', title: 'As it was' });
    const file = 'SKU,Title,Stock\nSOLD,Sold well,10\nEDITED,From the file,\nNEW,,';
    const id = await shop.send(deccan, file);
    await shop.work(deccan, id);
    await sql`update products set stock = 4 where id = ${sold}`.execute(shop.open.db);
    await sql`insert into stock_movements (product_id, quantity, reason) values (${sold}, -2, 'placed')`.execute(
      shop.open.db,
    );
    await sql`update products set title = 'By hand', version = 2 where sku = 'EDITED'`.execute(shop.open.db);
    expect(await shop.run(deccan, id)).toMatchObject({ state: 'done', changed: 1, refused: 2, done: 1 });

    const { data } = await deccan.call(listReport, { id });
    expect(data[1]?.faults).toMatchObject([{ column: 'title', sentence: expect.stringContaining('after the check') }]);
    const { rows } = await sql`
      select sku, title, stock, (select sum(quantity)::int from stock_movements m where m.product_id = p.id) as moved
      from products p where sku in ('SOLD', 'EDITED') order by sku`.execute(shop.open.db);
    expect(rows).toEqual([
      { sku: 'EDITED', title: 'By hand', stock: 10, moved: 10 },
      { sku: 'SOLD', title: 'Sold well', stock: 8, moved: 8 },
    ]);
  });

  it('ends with a sentence when the seller may not sell any more', async () => {
    const ritchie = await shop.as(cast.ritchie);
    const id = await shop.send(ritchie, fileOf('GONE'));
    await shop.work(ritchie, id);
    await ritchie.call(runImport, { id });
    await sql`update sellers set status = 'Rejected' where id = ${cast.ritchie.sellerId}`.execute(shop.open.db);
    await piece(id);
    const { data } = await (await shop.as(cast.admin)).call(showImport, { id });
    expect(data).toMatchObject({
      state: 'failed',
      done: 0,
      fault: expect.stringContaining('can’t sell at the moment'),
    });
  });

  it('leaves room for others: no seller has more than three files in work', async () => {
    const sent = [];
    for (const name of ['A', 'B', 'C']) sent.push(await shop.send(deccan, fileOf(name)));
    await expect(shop.send(deccan, fileOf('D'))).rejects.toMatchObject({ code: tooManyImports.code });
    for (const id of sent) await deccan.call(stopImport, { id });
  });
});

/** As if the seconds had passed for which a process holds what it works on. */
async function letGo(shop: TestShop): Promise<void> {
  await sql`update imports set worked_until = now() - interval '1 second' where worked_until is not null`.execute(
    shop.open.db,
  );
}

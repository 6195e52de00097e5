import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listReport, showImport, takeProposals } from '#products/imports/contract.ts';
import { type ImportingShop, startImportingShop } from '#test/builders/importing.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { type Client, ENGINES } from '#test/fixtures/shop.ts';

const HEADS = 'SKU,Title,Description,Category,Brand,Price,Stock,attr.ram';

describe.each(ENGINES)('attributes in the texts of files, on the %s engine', engine => {
  let shop: ImportingShop;
  let cast: Cast;
  let deccan: Client;
  beforeAll(async () => {
    shop = await startImportingShop(engine);
    cast = await castOf(shop);
    deccan = await shop.as(cast.deccan);
  });
  afterAll(() => shop.end());

  const check = async (...rows: string[]) => shop.work(deccan, await shop.send(deccan, [HEADS, ...rows].join('\n')));
  const row = (sku: string, title: string, ram = '') => `${sku},"${title}",x,smartphone,boat,9999,4,${ram}`;
  const attributesOf = async (sku: string) =>
    (await shop.open.db.selectFrom('products').select('attributes').where('sku', '=', sku).executeTakeFirstOrThrow())
      .attributes;

  it('are proposed with their words and the number of rows, and change nothing', async () => {
    const { proposals, id, added } = await check(
      row('P1', 'Nandi One 8 GB RAM | 128 GB ROM'),
      row('P2', 'Nandi Two (Black, 6GB RAM)'),
      row('P3', 'Nandi Three 8 GB RAM', '12 GB'),
    );
    expect(added).toBe(3);
    expect(proposals).toEqual([
      { attribute: 'ram', label: 'RAM', rows: 2, example: '8 GB', source: '8 GB RAM', isTaken: false },
      { attribute: 'storage', label: 'Storage', rows: 1, example: '128 GB', source: '128 GB ROM', isTaken: false },
    ]);
    const { data } = await deccan.call(listReport, { id });
    expect(data[0]?.changes.map(({ column }) => column)).not.toContain('attr.ram');
    await shop.run(deccan, id);
    expect(await attributesOf('P1')).toEqual({});
    expect(await attributesOf('P3')).toEqual({ ram: 12_288 });
  });

  it('are imported once they are taken, also from the next file, until they are not any more', async () => {
    const { id } = await check(row('T1', 'Nandi One 8 GB RAM | 128 GB ROM'), row('T2', 'Nandi Two 6GB RAM', '4 GB'));
    await deccan.call(takeProposals, { id, take: ['ram'], leave: [] });
    const taken = await shop.work(deccan, id);
    expect(taken.proposals.map(({ attribute, rows, isTaken }) => [attribute, rows, isTaken])).toEqual([
      ['ram', 1, true],
      ['storage', 1, false],
    ]);
    const { data } = await deccan.call(listReport, { id });
    expect(data[0]?.changes).toContainEqual({ column: 'attr.ram', from: null, to: '8 GB' });
    expect(data[0]?.notes).toContain('attr.ram 8 GB is from “8 GB RAM” (title).');
    await shop.run(deccan, id);
    expect(await attributesOf('T1')).toEqual({ ram: 8_192 });
    expect(await attributesOf('T2')).toEqual({ ram: 4_096 });

    const next = await check(row('N1', 'Nandi 16 GB RAM'));
    await deccan.call(takeProposals, { id: next.id, take: [], leave: ['ram'] });
    const left = await shop.work(deccan, next.id);
    expect(left.proposals.map(({ isTaken }) => isTaken)).toEqual([false]);
    await shop.run(deccan, next.id);
    expect(await attributesOf('N1')).toEqual({});
  });

  it('are not proposed for products that have a value', async () => {
    await makeProduct(shop, cast.deccan.sellerId, {
      ...{ sku: 'HAS', kind: 'smartphone', title: 'Nandi 8 GB RAM', attributes: { ram: 4_096 } },
    } as never);
    const { proposals } = await shop.work(deccan, await shop.send(deccan, 'SKU,Price\nHAS,8888'));
    expect(proposals).toEqual([]);
  });

  it('are taken only of attributes that there are, before anything is written, by their seller', async () => {
    const { id } = await check(row('R1', 'Nandi 8 GB RAM'));
    const take = (client: Client, attribute = 'ram') =>
      client.call(takeProposals, { id, take: [attribute], leave: [] });
    await expect(take(deccan, 'wings')).rejects.toMatchObject({ code: 'import.no_such_attribute' });
    await expect(take(await shop.as(cast.ritchie))).rejects.toMatchObject({ status: 404 });
    await shop.run(deccan, id);
    await expect(take(deccan)).rejects.toMatchObject({ code: 'import.not_checked' });
    expect((await deccan.call(showImport, { id })).data.proposals).toHaveLength(1);
  });
});

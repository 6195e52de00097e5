import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Throttle } from '#platform/throttle/throttle.ts';
import { listApprovals } from '#products/approvals/contract.ts';
import { listPictures, listReport, retryPictures, showImport } from '#products/imports/contract.ts';
import { fetchPictures, goOnWithImports } from '#products/imports/server/imports.ts';
import { MAX_WAITING_PICTURES } from '#products/imports/server/pictures/ask-for-pictures.ts';
import { editProduct } from '#products/inventory/product/products.contract.ts';
import { setApproval } from '#test/builders/approving.ts';
import { type ImportingShop, startImportingShop } from '#test/builders/importing.ts';
import { pictureFile, pictureOn } from '#test/builders/uploading.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { type Client, ENGINES } from '#test/fixtures/shop.ts';

const HEADS = 'SKU,Title,Description,Section,Brand,Price,Stock,Image URLs';

describe.each(ENGINES)('pictures of other sites by file on the %s engine', engine => {
  let shop: ImportingShop;
  let cast: Cast;
  let deccan: Client;
  let site: Server;
  let at: string;
  let port: number;
  /** What the site has, and how often each was asked for. */
  const files = new Map<string, Buffer | ((response: ServerResponse) => void)>();
  const asked: string[] = [];

  beforeAll(async () => {
    shop = await startImportingShop(engine);
    cast = await castOf(shop);
    deccan = await shop.as(cast.deccan);
    site = createServer(({ url = '' }, response) => {
      asked.push(url);
      const file = files.get(url);
      if (typeof file === 'function') file(response);
      else if (file) response.end(file);
      else response.writeHead(404).end();
    });
    await new Promise<void>(listening => site.listen(0, '127.0.0.1', listening));
    ({ port } = site.address() as AddressInfo);
    at = `http://127.0.0.1:${port}`;
  });
  afterAll(async () => {
    site.close().closeAllConnections();
    await shop.end();
  });
  beforeEach(() => {
    files.clear();
    asked.length = 0;
  });

  const imported = async (...rows: string[]) => {
    const checked = await shop.work(deccan, await shop.send(deccan, [HEADS, ...rows].join('\n')));
    await shop.run(deccan, checked.id);
    return checked.id;
  };
  const fetchAll = async (id: Awaited<ReturnType<typeof imported>>) => {
    await fetchPictures({ store: shop.storage, ownPort: port, turnMs: 60_000 })(shop.context, { id });
    return (await deccan.call(showImport, { id })).data.pictures;
  };
  const productOf = (sku: string) =>
    shop.open.db.selectFrom('products').selectAll().where('sku', '=', sku).executeTakeFirstOrThrow();
  const row = (sku: string, images: string) => `${sku},Nandi ${sku},x,trending,boat,999,4,"${images}"`;

  it('are fetched after the rows are written, drawn anew, and put the product on sale', async () => {
    files.set('/front', await pictureFile('jpeg', 300, 200));
    files.set('/back.png?size=1,2', await pictureFile('png'));
    const id = await imported(row('WEB', `${at}/front | ${at}/back.png?size=1,2`));
    expect(await productOf('WEB')).toMatchObject({ status: 'draft', images: [] });
    expect((await deccan.call(showImport, { id })).data).toMatchObject({
      ...{ state: 'done', done: 1, pictures: { waiting: 2, fetched: 0, refused: 0 } },
    });
    expect(asked).toEqual([]);
    expect(await fetchAll(id)).toEqual({ waiting: 0, fetched: 2, refused: 0 });
    const product = await productOf('WEB');
    expect(product).toMatchObject({ status: 'live', listed: true });
    expect(product.images.map(({ src }) => src)).toEqual([
      expect.stringMatching(/^\/media\/photos\/\d+_[0-9a-f]+_front\.webp$/),
      expect.stringMatching(/back\.webp$/),
    ]);
    expect(await shop.storage.sizeOf(product.images[0]?.src.replace('/media/', '') ?? '')).toBeGreaterThan(0);
  });

  it('are not fetched again for the same file', async () => {
    files.set('/once', await pictureFile());
    const line = row('ONCE', `${at}/once`);
    await fetchAll(await imported(line));
    expect(asked).toEqual(['/once']);
    const { id, ...again } = await shop.work(deccan, await shop.send(deccan, `${HEADS}\n${line}`));
    expect(again).toMatchObject({ unchanged: 1, changed: 0 });
    await fetchAll(await imported(row('TWICE', `${at}/once`)));
    expect(asked).toEqual(['/once']);
    expect((await productOf('TWICE')).images.map(({ src }) => src)).toEqual(
      (await productOf('ONCE')).images.map(({ src }) => src),
    );
  });

  it('that can’t be had are reported with a sentence, and can be tried again', async () => {
    files.set('/good', await pictureFile());
    files.set('/page', Buffer.from('<!doctype html><title>x</title>'));
    const id = await imported(
      row('GONE', `${at}/gone`),
      row('SOME', `${at}/good | ${at}/page`),
      row('INSIDE', 'http://169.254.169.254/latest/meta-data'),
    );
    expect(await fetchAll(id)).toEqual({ waiting: 0, fetched: 1, refused: 3 });
    const { data } = await deccan.call(listPictures, { id, state: 'refused' });
    expect(data.map(({ fault }) => fault)).toEqual([
      expect.stringContaining('error 404'),
      expect.stringContaining('can’t be used'),
      expect.stringContaining('not on the public internet'),
    ]);
    expect(await productOf('GONE')).toMatchObject({ status: 'draft', images: [] });
    expect((await productOf('SOME')).images).toHaveLength(1);

    files.set('/gone', await pictureFile());
    files.set('/page', await pictureFile('png', 90, 90));
    await deccan.call(retryPictures, { id });
    expect(await fetchAll(id)).toEqual({ waiting: 0, fetched: 3, refused: 1 });
    expect(await productOf('GONE')).toMatchObject({ status: 'live' });
    expect((await productOf('SOME')).images).toHaveLength(2);
    const ritchie = await shop.as(cast.ritchie);
    for (const endpoint of [listPictures, retryPictures])
      await expect(ritchie.call(endpoint as typeof retryPictures, { id })).rejects.toMatchObject({ status: 404 });
  });

  it('leave a product its pictures until they are there, and those that it got meanwhile', async () => {
    const before = await pictureOn(shop, cast.deccan.sellerId);
    const other = await pictureOn(shop, cast.deccan.sellerId);
    for (const sku of ['KEEPS', 'EDITED'])
      await makeProduct(shop, cast.deccan.sellerId, {
        sku,
        images: JSON.stringify([{ src: before, alt: 'x' }]),
      } as never);
    files.set('/new', await pictureFile('jpeg', 111, 77));
    const { id } = await shop.work(deccan, await shop.send(deccan, `SKU,Images\nKEEPS,${at}/new\nEDITED,${at}/new?2`));
    await shop.run(deccan, id);
    expect((await productOf('KEEPS')).images.map(({ src }) => src)).toEqual([before]);
    await deccan.call(editProduct, { id: (await productOf('EDITED')).id, images: [other] } as never);
    files.set('/new?2', await pictureFile('png', 70, 70));
    await fetchAll(id);
    expect((await productOf('KEEPS')).images.map(({ src }) => src)).toEqual([expect.stringContaining('new')]);
    expect((await productOf('EDITED')).images.map(({ src }) => src)).toEqual([other]);
  });

  it('go on after a process has died, and are at most two at once of one site', async () => {
    let open = 0;
    let most = 0;
    const picture = await pictureFile();
    const slow = (response: ServerResponse) => {
      open += 1;
      most = Math.max(most, open);
      setTimeout(() => {
        open -= 1;
        response.end(picture);
      }, 30);
    };
    for (const name of ['a', 'b', 'c', 'd', 'e']) files.set(`/slow-${name}`, slow);
    const id = await imported(row('SLOW', ['a', 'b', 'c', 'd', 'e'].map(name => `${at}/slow-${name}`).join('|')));
    await sql`update imports set pictures_until = now() + interval '1 minute' where id = ${id}`.execute(shop.open.db);
    expect(await fetchAll(id)).toMatchObject({ waiting: 5 });
    await sql`update imports set pictures_until = now() - interval '1 second' where id = ${id}`.execute(shop.open.db);
    await sql`delete from jobs.job where name = 'imports.fetch-pictures'`.execute(shop.open.db);
    await goOnWithImports(shop.files)(shop.context, {});
    const { rows } = await sql`select data from jobs.job where name = 'imports.fetch-pictures'`.execute(shop.open.db);
    expect(rows).toEqual([{ data: expect.objectContaining({ id }) }]);
    expect(await fetchAll(id)).toMatchObject({ waiting: 0, fetched: 5 });
    expect(most).toBe(2);
    // The same picture at five addresses is one picture.
    expect((await productOf('SLOW')).images).toHaveLength(1);
  });

  it('are given to the other products if one is gone, and those of the house if an administrator imports', async () => {
    for (const name of ['kept', 'lost', 'beside'])
      files.set(`/${name}`, await pictureFile('jpeg', 50, name.length * 9));
    const admin = await shop.as(cast.admin);
    const ofHouse = await pictureOn(shop, cast.house);
    const rows = [row('KEPT', `${at}/kept`), row('LOST', `${at}/lost`), row('BESIDE', `${ofHouse} | ${at}/beside`)];
    const { id } = await shop.work(
      admin,
      await shop.send(admin, [HEADS, ...rows].join('\n'), { userName: cast.deccan.userName }),
    );
    await shop.run(admin, id);
    await sql`
      update import_addresses set state = 'fetched', src = '/media/photos/lost.webp'
      where import_id = ${id} and address = ${`${at}/lost`}`.execute(shop.open.db);
    expect(await fetchAll(id)).toEqual({ waiting: 0, fetched: 2, refused: 1 });
    expect(await productOf('KEPT')).toMatchObject({ status: 'live' });
    expect(await productOf('LOST')).toMatchObject({ status: 'draft', images: [] });
    expect((await productOf('BESIDE')).images.map(({ src }) => src)).toEqual([
      ofHouse,
      expect.stringContaining('beside'),
    ]);
    await deccan.call(retryPictures, { id });
    expect(await fetchAll(id)).toEqual({ waiting: 0, fetched: 3, refused: 0 });
    expect(await productOf('LOST')).toMatchObject({ status: 'live' });
  });

  it('wait while their seller may not sell', async () => {
    files.set('/later', await pictureFile('jpeg', 44, 55));
    const id = await imported(row('LATER', `${at}/later`));
    const become = (status: string) =>
      sql`update sellers set status = ${status} where id = ${cast.deccan.sellerId}`.execute(shop.open.db);
    await become('Rejected');
    await fetchPictures({ store: shop.storage, ownPort: port, turnMs: 60_000 })(shop.context, { id });
    expect(await productOf('LATER')).toMatchObject({ status: 'draft', images: [] });
    await become('Approved');
    await fetchAll(id);
    expect(await productOf('LATER')).toMatchObject({ status: 'live', listed: true });
  });

  it('wait while their import is stopped, and go on with it', async () => {
    files.set('/stopped', await pictureFile('jpeg', 66, 33));
    const id = await imported(row('STOPPED', `${at}/stopped`));
    const become = (state: string) => sql`update imports set state = ${state} where id = ${id}`.execute(shop.open.db);
    await become('stopped');
    expect(await fetchAll(id)).toMatchObject({ waiting: 1 });
    await sql`delete from jobs.job where name = 'imports.fetch-pictures'`.execute(shop.open.db);
    await goOnWithImports(shop.files)(shop.context, {});
    const { rows } = await sql`select from jobs.job where name = 'imports.fetch-pictures'`.execute(shop.open.db);
    expect(rows).toEqual([]);
    expect(asked).toEqual([]);
    await become('done');
    expect(await fetchAll(id)).toMatchObject({ fetched: 1 });
  });

  it('are as many megabytes as may be uploaded', async () => {
    files.set('/first', await pictureFile('png', 31, 13));
    files.set('/second', await pictureFile('png', 13, 31));
    const id = await imported(row('LIMITED', `${at}/first | ${at}/second`));
    const limit = { by: 'account', kept: 'memory', windows: [[1, 3_600]] } as const;
    const throttle = new Throttle(shop.open, { 'upload-megabytes.account': limit });
    await fetchPictures({ store: shop.storage, ownPort: port })({ ...shop.context, throttle }, { id });
    const { data } = await deccan.call(listPictures, { id });
    expect(data).toEqual([
      expect.objectContaining({ state: 'fetched' }),
      expect.objectContaining({ state: 'refused', fault: expect.stringContaining('uploaded a lot') }),
    ]);
  });

  it('are so many at once of one file, the others later', async () => {
    files.set('/late', await pictureFile('png', 17, 71));
    const { id } = await shop.work(deccan, await shop.send(deccan, `${HEADS}\n${row('MANY', `${at}/late`)}`));
    await sql`
      insert into import_addresses (import_id, address)
      select ${id}, 'https://cdn.example/' || n from generate_series(1, ${MAX_WAITING_PICTURES}) n`.execute(
      shop.open.db,
    );
    await shop.run(deccan, id);
    const pictures = async () => (await deccan.call(showImport, { id })).data.pictures;
    const full = { waiting: MAX_WAITING_PICTURES, fetched: 0, refused: 1 };
    expect(await pictures()).toEqual(full);
    expect((await deccan.call(listPictures, { id, state: 'refused' })).data[0]?.fault).toContain(
      '20,000 pictures at once',
    );
    await deccan.call(retryPictures, { id });
    expect(await pictures()).toEqual(full);
    await sql`delete from import_addresses where import_id = ${id} and address like 'https:%'`.execute(shop.open.db);
    await deccan.call(retryPictures, { id });
    expect(await fetchAll(id)).toEqual({ waiting: 0, fetched: 1, refused: 0 });
  });

  it('put no product on sale that an administrator has to approve', async () => {
    await setApproval(shop, { trustedAfter: 1_000 });
    await makeProduct(shop, cast.deccan.sellerId, {
      ...{ sku: 'DRAFT', status: 'draft', images: '[]', approved: false, listed: false },
    } as never);
    files.set('/checked', await pictureFile('png', 80, 40));
    const rows = ['CHECKED', 'DRAFT'].map(sku => `${row(sku, `${at}/checked`)},live`);
    const { id } = await shop.work(deccan, await shop.send(deccan, [`${HEADS},Status`, ...rows].join('\n')));
    await shop.run(deccan, id);
    expect(await fetchAll(id)).toMatchObject({ fetched: 1 });
    for (const sku of ['CHECKED', 'DRAFT'])
      expect(await productOf(sku)).toMatchObject({ status: 'live', approved: false, listed: false });
    const { data } = await (await shop.as(cast.admin)).call(listApprovals, {});
    expect(data).toEqual([expect.objectContaining({ fileName: 'goods.csv', products: 2 })]);
    await setApproval(shop, { isOn: false });
  });

  it('are announced in the report', async () => {
    const { id } = await shop.work(
      deccan,
      await shop.send(deccan, `${HEADS}\n${row('NOTED', 'https://cdn.example/a')}`),
    );
    const { data } = await deccan.call(listReport, { id });
    expect(data[0]?.notes).toEqual(['Pictures on the web are fetched after the import.']);
  });
});

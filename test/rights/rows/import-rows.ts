import { importIsMissing } from '#products/imports/import-problems.ts';
import { newId } from '#shared/id.ts';
import { upload } from '#test/builders/uploading.ts';
import type { Actor } from '#test/rights/actors.ts';
import type { Row } from '#test/rights/row.ts';
import { ownSeller, type Scene } from '#test/rights/scene.ts';

/** For approved sellers and administrators. */
const SELLERS = '401 403 403 403 200 200 200';
/** For the one seller it is about, found by nobody else. */
const ITS_SELLER = '401 403 403 403 200 404 200';
const CSV = 'text/csv; charset=utf-8';
const LIST = 'data currentPage totalPages totalItems';

const CHANGE = JSON.stringify([{ field: 'title', from: 'Old', to: 'Nandi by file' }]);

/** A checked file of the seller's with one row to import and one that is refused. */
async function ofTheSeller({ shop, cast }: Scene, state: 'checked' | 'checking' = 'checked') {
  const id = newId<'import'>();
  const { db } = shop.open;
  const file = { file_key: 'others/nandi.csv', file_name: 'nandi.csv', file_bytes: 100 };
  const counts = { row_count: 2, changed: 1, refused: 1 };
  await db
    .insertInto('imports')
    .values({ id, seller_id: cast.deccan.sellerId, state, ...file, ...counts })
    .execute();
  const fault = { column: 'price', text: 'x', sentence: 'Not an amount.' };
  const row = { import_id: id, sku: 'NANDI', cells: '["NANDI"]', notes: '[]' };
  await db
    .insertInto('import_rows')
    .values([
      { ...row, number: 2, outcome: 'changed', changes: CHANGE, faults: '[]' },
      { ...row, number: 3, outcome: 'refused', changes: '[]', faults: JSON.stringify([fault]) },
    ])
    .execute();
  return { params: { id } };
}

/** A file that an actor has sent, or the seller when they may send none; nothing is in work any more. */
async function sentBy({ shop, cast, personOf }: Scene, actor: Actor): Promise<string> {
  await shop.open.db.updateTable('imports').set({ state: 'stopped' }).execute();
  const mayUpload = actor === 'other seller' || actor === 'administrator';
  const client = await shop.as(mayUpload ? personOf(actor) : cast.deccan);
  const file = { name: 'any.csv', purpose: 'import' } as const;
  return (await upload(shop, client, Buffer.from('SKU\nA'), file)).upload;
}

/** Goods by file. */
export const IMPORT_ROWS: readonly Row[] = [
  {
    call: 'GET /admin/imports/get',
    answers: SELLERS,
    gives: LIST,
    send: async scene => {
      await ofTheSeller(scene);
      return { query: { limit: '100' } };
    },
    shows: { text: () => 'nandi.csv', to: ['seller', 'administrator'] },
  },
  {
    call: 'POST /admin/imports/add',
    on: 'for your own products; for administrators those of the shop itself',
    answers: SELLERS,
    gives: 'data',
    send: async (scene, actor) => ({ payload: { upload: await sentBy(scene, actor), name: 'any.csv' } }),
  },
  {
    call: 'POST /admin/imports/add',
    on: "for one seller's products, by name",
    answers: '401 403 403 403 200 403 200',
    gives: 'data',
    send: async (scene, actor) => ({
      payload: { upload: await sentBy(scene, actor), name: 'any.csv', userName: scene.cast.deccan.userName },
    }),
  },
  {
    call: 'GET /admin/imports/details/:id',
    answers: ITS_SELLER,
    gives: 'data',
    refusal: importIsMissing,
    send: scene => ofTheSeller(scene),
  },
  {
    call: 'GET /admin/imports/rows/:id',
    answers: ITS_SELLER,
    gives: LIST,
    refusal: importIsMissing,
    send: scene => ofTheSeller(scene),
    shows: { text: () => 'Nandi by file', to: ['seller', 'administrator'] },
  },
  {
    call: 'POST /admin/imports/proposals/:id',
    answers: ITS_SELLER,
    gives: 'data',
    refusal: importIsMissing,
    send: async scene => ({ ...(await ofTheSeller(scene)), payload: { take: ['ram'], leave: [] } }),
  },
  {
    call: 'GET /admin/imports/pictures/:id',
    answers: ITS_SELLER,
    gives: LIST,
    refusal: importIsMissing,
    send: scene => ofTheSeller(scene),
  },
  {
    call: 'POST /admin/imports/pictures/retry/:id',
    answers: ITS_SELLER,
    gives: 'data',
    refusal: importIsMissing,
    send: scene => ofTheSeller(scene),
  },
  {
    call: 'POST /admin/imports/run/:id',
    answers: ITS_SELLER,
    gives: 'data',
    refusal: importIsMissing,
    send: scene => ofTheSeller(scene),
  },
  {
    call: 'POST /admin/imports/words/:id',
    answers: ITS_SELLER,
    gives: 'data',
    refusal: importIsMissing,
    send: async scene => ({
      ...(await ofTheSeller(scene)),
      payload: { words: [{ word: 'Mobile sets', category: 'smartphone' }] },
    }),
  },
  {
    call: 'POST /admin/imports/stop/:id',
    answers: ITS_SELLER,
    gives: 'data',
    refusal: importIsMissing,
    send: scene => ofTheSeller(scene, 'checking'),
  },
  {
    call: 'GET /admin/imports/errors/:id',
    answers: ITS_SELLER,
    gives: CSV,
    isFile: true,
    refusal: importIsMissing,
    send: scene => ofTheSeller(scene),
  },
  {
    call: 'GET /admin/imports/goods',
    on: "one seller's products, by name",
    answers: '401 403 403 403 200 403 200',
    gives: CSV,
    isFile: true,
    send: ({ cast }) => ({ query: { userName: cast.deccan.userName } }),
  },
  {
    call: 'GET /admin/imports/goods',
    on: 'your own',
    answers: SELLERS,
    gives: CSV,
    isFile: true,
    send: (scene, actor) => ({ query: { userName: ownSeller(scene, actor).userName } }),
  },
  { call: 'GET /admin/imports/template', answers: SELLERS, gives: CSV, isFile: true, send: () => ({}) },
];

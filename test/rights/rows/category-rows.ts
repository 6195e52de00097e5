import * as calls from '#products/categories/contract.ts';
import type { Row } from '#test/rights/row.ts';
import type { Scene } from '#test/rights/scene.ts';

const ADMINISTRATORS = '401 403 403 403 403 403 200';
const FACTS = { parent: null, said: '', hsn: null, gstRate: null, serialKind: null, hidden: false };

/** A category holds 60 others, and every actor of every row gets one. */
const PARENTS = ['mobiles', 'computers', 'networking', 'printing', 'gaming', 'lighting', 'office', 'spares'] as const;

/** A category without products, another each time. */
async function newCategory({ shop, cast, next }: Scene): Promise<calls.EditedCategory> {
  const { call } = await shop.as(cast.admin);
  const number = next();
  const parent = PARENTS[number % PARENTS.length] ?? null;
  return (await call(calls.addCategory, { ...FACTS, parent, names: { en: `Category ${number}` } })).data;
}

/** The tree of categories, as those see it who edit it. */
export const CATEGORY_ROWS: readonly Row[] = [
  { call: 'GET /admin/categories/get', answers: ADMINISTRATORS, gives: 'data', send: () => ({}) },
  {
    call: 'POST /admin/categories/add',
    answers: ADMINISTRATORS,
    gives: 'message data',
    send: ({ next }) => ({ payload: { ...FACTS, names: { en: `Category ${next()}` } } }),
  },
  {
    call: 'PUT /admin/categories/update/:id',
    answers: ADMINISTRATORS,
    gives: 'message data',
    send: async scene => {
      const category = await newCategory(scene);
      return { params: { id: category._id }, payload: { ...category, said: 'things' } };
    },
  },
  {
    call: 'GET /admin/categories/removal/:id',
    answers: ADMINISTRATORS,
    gives: 'data',
    send: async scene => ({ params: { id: (await newCategory(scene))._id } }),
  },
  {
    call: 'DELETE /admin/categories/delete/:id',
    answers: ADMINISTRATORS,
    gives: 'message',
    send: async scene => {
      const { _id: id } = await newCategory(scene);
      const { call } = await scene.shop.as(scene.cast.admin);
      const { version } = (await call(calls.previewRemoval, { id })).data;
      return { params: { id }, query: { version } };
    },
  },
];

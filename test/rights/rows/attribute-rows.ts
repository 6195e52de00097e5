import * as calls from '#products/attributes/contract.ts';
import { attributesOf, PLAIN_ATTRIBUTE } from '#test/builders/editing-attributes.ts';
import type { Row } from '#test/rights/row.ts';
import type { Scene } from '#test/rights/scene.ts';

const ADMINISTRATORS = '401 403 403 403 403 403 200';

/** An attribute of no category, another each time. */
async function newAttribute({ shop, cast, next }: Scene): Promise<calls.EditedAttribute> {
  return attributesOf(await shop.as(cast.admin)).add(`Attribute ${next()}`);
}

/** The attributes of products, as those see them who edit them. */
export const ATTRIBUTE_ROWS: readonly Row[] = [
  {
    ...{ call: 'GET /admin/attributes/get', answers: ADMINISTRATORS, send: () => ({}) },
    gives: 'data currentPage totalPages totalItems counts',
  },
  {
    ...{ call: 'GET /admin/attributes/get/:id', answers: ADMINISTRATORS, gives: 'data' },
    send: async scene => ({ params: { id: (await newAttribute(scene))._id } }),
  },
  {
    ...{ call: 'POST /admin/attributes/add', answers: ADMINISTRATORS, gives: 'message data' },
    send: ({ next }) => ({ payload: { ...PLAIN_ATTRIBUTE, names: { en: `Attribute ${next()}` } } }),
  },
  {
    ...{ call: 'PUT /admin/attributes/update/:id', answers: ADMINISTRATORS, gives: 'message data' },
    send: async scene => {
      const attribute = await newAttribute(scene);
      return { params: { id: attribute._id }, payload: { ...attribute, said: 'things' } };
    },
  },
  {
    ...{ call: 'DELETE /admin/attributes/delete/:id', answers: ADMINISTRATORS, gives: 'message' },
    send: async scene => {
      const { _id: id, version } = await newAttribute(scene);
      return { params: { id }, query: { version } };
    },
  },
  {
    ...{ call: 'POST /admin/attributes/restore/:id', answers: ADMINISTRATORS, gives: 'message data' },
    send: async scene => {
      const { _id: id, version } = await newAttribute(scene);
      await (await scene.shop.as(scene.cast.admin)).call(calls.removeAttribute, { id, version });
      return { params: { id } };
    },
  },
  {
    ...{ call: 'GET /admin/attributes/category/:category', answers: ADMINISTRATORS, gives: 'data' },
    send: () => ({ params: { category: 'smartphone' } }),
  },
  {
    ...{ call: 'PUT /admin/attributes/category/:category', answers: ADMINISTRATORS, gives: 'message data' },
    send: async ({ shop, cast }) => {
      const admin = await shop.as(cast.admin);
      const { own, version } = (await admin.call(calls.getCategoryAttributes, { category: 'tablet' })).data;
      return { params: { category: 'tablet' }, payload: { own, version } };
    },
  },
];

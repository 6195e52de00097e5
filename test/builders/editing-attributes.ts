import * as calls from '#products/attributes/contract.ts';
import type { Client } from '#test/fixtures/shop.ts';

type Attribute = calls.EditedAttribute;

/** What a new attribute says where a test says nothing else. */
export const PLAIN_ATTRIBUTE = {
  ...{ said: '', type: 'text' as const, unit: null, min: null, max: null, options: [], categories: [] },
  ...{ required: false, filterable: false, comparable: true },
};

/** The attributes of products as an administrator reads and changes them. */
export function attributesOf(admin: Client) {
  const send = ({ _id: id, ...attribute }: Attribute, more: object) => {
    const { products: _, removed: _removed, ...said } = attribute;
    return admin.call(calls.changeAttribute, { ...said, id, ...more });
  };
  const one = async (id: string): Promise<Attribute> => (await admin.call(calls.getAttribute, { id })).data;
  return {
    one,
    add: async (name: string, more: object = {}) =>
      (await admin.call(calls.addAttribute, { ...PLAIN_ATTRIBUTE, names: { en: name }, ...more })).data,
    /** A change that does nothing to products, or is refused. */
    change: async (attribute: Attribute, more: object) => (await send(attribute, more)).data,
    /** What a change would do to products. */
    preview: async (attribute: Attribute, more: object): Promise<calls.AttributeChange> => {
      const refusal = await send(attribute, more).then(
        () => undefined,
        (error: { readonly data?: calls.AttributeChange }) => error,
      );
      if (!refusal?.data) throw new Error('the change was made without a preview', { cause: refusal });
      return refusal.data;
    },
    /** A change whose preview was seen. */
    changeSeen: async (attribute: Attribute, more: object, { version: seen }: calls.AttributeChange) =>
      (await send(attribute, { ...more, seen })).data,
  };
}

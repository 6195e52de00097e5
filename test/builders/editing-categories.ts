import { expect } from 'vitest';
import * as calls from '#products/categories/contract.ts';
import type { Client } from '#test/fixtures/shop.ts';

type Category = calls.EditedCategory;

/** What a new category says where a test says nothing else. */
export const PLAIN = { parent: null, said: '', hsn: null, gstRate: null, serialKind: null, hidden: false } as const;

/** The tree of categories as an administrator reads and changes it. */
export function categoriesOf(admin: Client) {
  const all = async () => (await admin.call(calls.listCategories, {})).data;
  const removal = async (id: string, to?: string) => (await admin.call(calls.previewRemoval, { id, to })).data;
  return {
    all,
    one: async (id: string): Promise<Category> =>
      (await all()).find(({ _id }) => _id === id) ?? expect.fail(`there is no ${id}`),
    within: async (parent: string | null) => (await all()).filter(each => each.parent === parent).map(({ _id }) => _id),
    add: async (name: string, more: object = {}) =>
      (await admin.call(calls.addCategory, { ...PLAIN, names: { en: name }, ...more })).data,
    change: async ({ _id, position: _, ...category }: Category, more: object) =>
      (await admin.call(calls.changeCategory, { ...category, id: _id, ...more })).data,
    /** The preview of a deletion. */
    removal,
    drop: async (id: string, to?: string) =>
      admin.call(calls.deleteCategory, { id, to, version: (await removal(id, to)).version }),
  };
}

/** A refusal, with a sentence at a field. */
export const refused = (code: string, field?: string) =>
  expect.objectContaining({ code, ...(field && { fields: { [field]: expect.any(String) } }) });

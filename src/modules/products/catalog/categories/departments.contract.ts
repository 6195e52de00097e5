import * as z from 'zod/mini';
import { KindCount } from '#products/catalog/contract.ts';
import { get } from '#shared/api/endpoint.ts';
import { languageQuery } from '#shared/api/in-language.ts';
import { dataOf } from '#shared/api/wire.ts';

/**
 * A category at the top of the tree with those below it, as far as they have products and are not hidden. Its count is that
 * of all its products.
 */
export const Department = z.extend(KindCount, { within: z.array(KindCount) });
export type Department = z.output<typeof Department>;

export const getDepartments = get('/shop/products/departments', {
  summary: 'The departments that have products, each with the categories below it and their numbers of products',
  query: languageQuery,
  output: dataOf(z.array(Department)),
});

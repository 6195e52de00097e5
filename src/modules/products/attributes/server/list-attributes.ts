import type { Ctx } from '#platform/context.ts';
import type { listAttributes as endpoint } from '#products/attributes/contract.ts';
import { hasWords, searchWords } from '#products/catalog/search/search-words.ts';
import { readCategories } from '#products/catalog/server/catalog.ts';
import type { InputOf, WireAnswerOf } from '#shared/api/endpoint.ts';
import { askedPage } from '#shared/api/page-of-list.ts';
import { countProductsByAttribute, listAttributesOnFile } from './attributes.queries.ts';

/** One page of attributes, by their English names. The counts cover those that match the search. */
export async function listAttributes(
  { db }: Ctx,
  { find = '', removed = false, category, ...query }: InputOf<typeof endpoint>,
): Promise<Omit<WireAnswerOf<typeof endpoint>, 'success'>> {
  const sought = searchWords(find);
  const tree = await readCategories(db);
  const above = category === undefined ? undefined : new Set(tree.upFrom(category).map(({ id }) => id));
  const found = (await listAttributesOnFile(db)).filter(
    each =>
      hasWords([each.id, ...Object.values(each.names), each.said].join(' '), sought) &&
      (!above || each.categories.some(id => above.has(id))),
  );
  const listed = found.filter(each => each.removed === removed);
  const page = askedPage(query);
  const rows = listed.slice(page.offset, page.offset + page.limit);
  const products = await countProductsByAttribute(db);
  const data = rows.map(({ id, names, categories, ...facts }) => {
    const { type, unit, required, filterable, comparable } = facts;
    return {
      ...{ _id: id, names: { ...names }, type, unit, required, filterable, comparable, removed: facts.removed },
      ...{ categories: categories.length, products: products.get(id) ?? 0 },
    };
  });
  const gone = found.filter(each => each.removed).length;
  return { ...page.of(data, listed.length), counts: { all: found.length - gone, removed: gone } };
}

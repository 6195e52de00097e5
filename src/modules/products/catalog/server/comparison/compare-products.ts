import type { Ctx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import { type ReturnRule, returnsText } from '#products/catalog/categories/return-rule.ts';
import type { compareProducts as endpoint } from '#products/catalog/comparison/comparison.contract.ts';
import { inLanguage } from '#products/catalog/product/in-language.ts';
import { TRANSLATED_FIELDS } from '#products/catalog/product/translations.ts';
import { knownAttributes } from '#products/catalog/server/attributes.ts';
import { knownCategories } from '#products/catalog/server/categories.ts';
import { presentProductSummary } from '#products/catalog/server/reading/catalog.present.ts';
import { type ComparedRow, listCompared } from '#products/catalog/server/reading/catalog.queries.ts';
import { warrantyNote } from '#products/catalog/server/reading/warranty-note.ts';
import type { WireAnswerOf } from '#shared/api/endpoint.ts';
import { SOURCE_LANGUAGE } from '#shared/language/language.ts';
import { speaking } from '#shared/language/speaking.ts';
import { compareAttributes } from './compare-attributes.ts';

type Compared = WireAnswerOf<typeof endpoint>['data'];

/** The products side by side. Those that are not on sale are left out, without saying whether there are such. */
export async function compareProducts(
  ctx: Ctx,
  { slugs, language = SOURCE_LANGUAGE }: { readonly slugs: readonly string[]; readonly language?: string | undefined },
): Promise<{ data: Compared }> {
  const wanted = [...new Set(slugs)];
  const rows = await listCompared(ctx.db, wanted);
  const known = await knownAttributes(ctx);
  const categories = await knownCategories(ctx);
  ctx.dependsOn(...rows.map(({ id }) => cacheTag.product(id)));
  // One that is left out may come on sale.
  if (rows.length < wanted.length) ctx.dependsOn(cacheTag.catalog);
  return {
    data: speaking(language, () => ({
      products: rows.map(row => presentCompared(row, categories.returnsOf(row.kind), language)),
      ...compareAttributes(rows, { known, categories }, language),
    })),
  };
}

/** In the language that is spoken. */
function presentCompared(row: ComparedRow, returns: ReturnRule, language: string): Compared['products'][number] {
  return {
    ...inLanguage(language, TRANSLATED_FIELDS, presentProductSummary(row), row.translations),
    warrantyNote: warrantyNote(row),
    returnsNote: returnsText(returns, language),
  };
}

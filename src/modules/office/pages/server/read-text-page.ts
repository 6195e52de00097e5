import type { TextPage } from '#office/pages/page.contract.ts';
import type { ProviderName } from '#payments/payments/payment-states.ts';
import type { Ctx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import { SOURCE_LANGUAGE } from '#shared/language/language.ts';
import { dayIn } from '#shared/time/india-clock.ts';
import { readShopFront } from '#shop/shop/server/shop.ts';
import { type DatedText, defaultDocument } from './default-documents.ts';
import { makePage } from './make-page.ts';
import { findPublishedPage, type PageKey, type PageVersionRow } from './page-versions.queries.ts';

/** A text page as shoppers see it: in English if there are no words in the language. */
export async function readTextPage(ctx: Ctx, key: PageKey, payments: readonly ProviderName[]): Promise<TextPage> {
  ctx.dependsOn(cacheTag.pages);
  const shop = await readShopFront(ctx, payments);
  for (const language of new Set([key.language, SOURCE_LANGUAGE])) {
    const own = pageTextOf(await findPublishedPage(ctx.db, { ...key, language }), { ...key, language });
    if (own) return { ...makePage(own.text, shop, language), changed: own.changed, language };
  }
  throw new Error(`languages/${SOURCE_LANGUAGE} has no page ${key.page}`);
}

/** The words of a version; without one, or if it says so, those that come with the shop. */
export function pageTextOf(row: PageVersionRow | undefined, { page, language }: PageKey): DatedText | undefined {
  const given = defaultDocument(page, language);
  const text = row?.body ?? given?.text;
  return text === undefined ? undefined : { text, changed: row ? dayIn(row.changed_at) : (given?.changed ?? '') };
}

import type { TextPage } from '#office/pages/page.contract.ts';
import { pageVersionMissing } from '#office/pages/page-texts.contract.ts';
import type { ProviderName } from '#payments/payments/payment-states.ts';
import type { Ctx } from '#platform/context.ts';
import { dayIn } from '#shared/time/india-clock.ts';
import { readShopFront } from '#shop/shop/server/shop.ts';
import { makePage } from './make-page.ts';
import { isDiscarded, listPageVersions, type PageKey } from './page-versions.queries.ts';
import { pageTextOf } from './read-text-page.ts';
import { checkText, tidyPageText } from './save-page-text.ts';

/** A page as it would look today. @throws pageTextInvalid */
export async function previewText(
  ctx: Ctx,
  { language, text }: PageKey & { readonly text: string },
  payments: readonly ProviderName[],
): Promise<TextPage> {
  const tidy = tidyPageText(text);
  checkText(tidy);
  return { ...makePage(tidy, await readShopFront(ctx, payments), language), changed: dayIn(ctx.now()), language };
}

/** An older version, as text and as it would look today. @throws pageVersionMissing */
export async function readVersion(
  ctx: Ctx,
  { version, ...key }: PageKey & { readonly version: number },
  payments: readonly ProviderName[],
): Promise<{ text: string; page: TextPage }> {
  const [row] = version === 0 ? [] : await listPageVersions(ctx.db, key, version);
  const own = version === 0 || (row && !isDiscarded(row)) ? pageTextOf(row, key) : undefined;
  if (!own) throw pageVersionMissing();
  const page = makePage(own.text, await readShopFront(ctx, payments), key.language);
  return { text: own.text, page: { ...page, changed: own.changed, language: key.language } };
}

import { plainText } from '#office/pages/document/read-runs.ts';
import { pageFacts } from '#office/pages/facts/page-facts.ts';
import type { SentPageText } from '#office/pages/page-texts.contract.ts';
import type { ProviderName } from '#payments/payments/payment-states.ts';
import type { Ctx } from '#platform/context.ts';
import { SOURCE_LANGUAGE } from '#shared/language/language.ts';
import { speaking } from '#shared/language/speaking.ts';
import { paise } from '#shared/money/money.ts';
import { DEFAULT_IDENTITY } from '#shop/shop/identity/default-identity.ts';
import { readShopFront } from '#shop/shop/server/shop.ts';
import { isDiscarded, listPageVersions, type PageKey, type PageVersionRow } from './page-versions.queries.ts';
import { pageTextOf } from './read-text-page.ts';

/** A page in one language, to edit. */
export async function pageText(ctx: Ctx, key: PageKey, payments: readonly ProviderName[]): Promise<SentPageText> {
  const shop = await readShopFront(ctx, payments);
  const rows = await listPageVersions(ctx.db, key);
  const versions = rows.filter(row => !isDiscarded(row));
  const { text } = pageTextOf(versions[0], key) ??
    pageTextOf(undefined, { ...key, language: SOURCE_LANGUAGE }) ?? { text: '' };
  const facts = speaking(key.language, () => pageFacts(shop));
  return {
    title: plainText(/^\s*# +(.+)$/m.exec(text)?.[1] ?? '', facts),
    text,
    version: rows[0]?.version ?? 0,
    versions: versions.map(presentVersion),
    placeholders: [...facts].map(([name, says]) => ({ name, says })),
  };
}

function presentVersion({
  version,
  is_draft,
  body,
  changed_at,
  changed_by,
}: PageVersionRow): SentPageText['versions'][number] {
  return {
    version,
    isDraft: is_draft,
    isDefault: body === null,
    changedAt: changed_at.toISOString(),
    changedBy: changed_by,
  };
}

/** The facts that texts may name, whatever they say. */
export function factNames(): ReadonlySet<string> {
  return new Set(
    pageFacts({
      ...DEFAULT_IDENTITY,
      payments: [],
      guestCheckout: false,
      codCap: null,
      deliveryCharge: paise(0),
      isDemo: false,
      returnsVary: false,
    }).keys(),
  );
}

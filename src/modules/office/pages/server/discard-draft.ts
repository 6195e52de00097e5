import { pageDraftMissing, type SentPageText } from '#office/pages/page-texts.contract.ts';
import type { ProviderName } from '#payments/payments/payment-states.ts';
import type { ActorCtx } from '#platform/context.ts';
import { recordAct } from '#shop/audit/server/audit.ts';
import { lockAtVersion, pageSubject } from './lock-at-version.ts';
import { insertPageVersion, isDiscarded, listPageVersions, type PageKey } from './page-versions.queries.ts';
import { pageText } from './read-page-text.ts';

/**
 * Discards the draft of a page; what is published stays. A draft without words takes its place, so that a save on the
 * discarded one is refused.
 * @throws pageTextChanged with the page as it is now, pageDraftMissing
 */
export async function discardDraft(
  ctx: ActorCtx,
  { page, language, version }: PageKey & { readonly version: number },
  payments: readonly ProviderName[],
): Promise<SentPageText> {
  const key = { page, language };
  await ctx.tx(async tx => {
    await lockAtVersion(tx, { ...key, version }, payments);
    const [draft] = await listPageVersions(tx.db, key);
    if (!draft?.is_draft || isDiscarded(draft)) throw pageDraftMissing();
    const now = { changed_at: tx.now(), changed_by: ctx.actor.userName };
    await insertPageVersion(tx.db, { ...key, version: version + 1, body: null, is_draft: true, ...now });
    await recordAct(tx, {
      act: 'page.discarded',
      on: pageSubject(key),
      after: { language, version: String(version) },
    });
  });
  return pageText(ctx, key, payments);
}

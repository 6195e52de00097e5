import { documentFault } from '#office/pages/document/document-faults.ts';
import { pageTextInvalid, type SentPageText } from '#office/pages/page-texts.contract.ts';
import type { ProviderName } from '#payments/payments/payment-states.ts';
import type { ActorCtx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import type { Act } from '#shop/audit/acts.ts';
import { recordAct } from '#shop/audit/server/audit.ts';
import { lockAtVersion, pageSubject } from './lock-at-version.ts';
import { insertPageVersion, type PageKey } from './page-versions.queries.ts';
import { factNames, pageText } from './read-page-text.ts';

interface TypedPage extends PageKey {
  readonly text: string | null;
  readonly publish: boolean;
  readonly version: number;
}

/** A text as it is stored: lines end alike, and letters with marks have one form. */
export function tidyPageText(text: string): string {
  return `${text.normalize('NFC').replaceAll(/\r\n?/g, '\n').trim()}\n`;
}

/** @throws pageTextInvalid */
export function checkText(text: string): void {
  const fault = () => documentFault(text, factNames()) ?? '';
  if (fault() !== '') throw pageTextInvalid(fault).with({ fields: { text: fault } });
}

/**
 * Adds a version to a page, on the version it was read at. What is published is on the page at once, in all processes.
 * @throws pageTextInvalid, pageTextChanged with the page as it is now
 */
export async function savePage(
  ctx: ActorCtx,
  typed: TypedPage,
  payments: readonly ProviderName[],
): Promise<SentPageText> {
  const { page, language, publish } = typed;
  const key = { page, language };
  const body = typed.text === null ? null : tidyPageText(typed.text);
  if (body !== null) checkText(body);
  await ctx.tx(async tx => {
    await lockAtVersion(tx, typed, payments);
    const version = typed.version + 1;
    const now = { changed_at: tx.now(), changed_by: ctx.actor.userName };
    await insertPageVersion(tx.db, { ...key, version, body, is_draft: !publish, ...now });
    await recordAct(tx, {
      act: actOf(typed),
      on: pageSubject(key),
      after: { language, version: String(version) },
    });
    if (publish) tx.changed(cacheTag.pages);
  });
  return pageText(ctx, key, payments);
}

function actOf({ text, publish }: TypedPage): Act {
  if (text === null) return 'page.reset';
  return publish ? 'page.published' : 'page.drafted';
}

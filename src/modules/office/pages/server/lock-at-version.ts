import { pageTextChanged } from '#office/pages/page-texts.contract.ts';
import { storedPage } from '#office/pages/stored-page.ts';
import { DOCUMENT_NAMES } from '#office/pages/text-pages.ts';
import type { ProviderName } from '#payments/payments/payment-states.ts';
import type { TxCtx } from '#platform/context.ts';
import { isDiscarded, listPageVersions, lockPages, type PageKey } from './page-versions.queries.ts';
import { pageText } from './read-page-text.ts';

/**
 * Locks the pages, if nobody has changed this one since it was read at a version.
 * @throws pageTextChanged with the page as it is now
 */
export async function lockAtVersion(
  tx: TxCtx,
  { page, language, version }: PageKey & { readonly version: number },
  payments: readonly ProviderName[],
): Promise<void> {
  await lockPages(tx.db);
  const key = { page, language };
  const [newest] = await listPageVersions(tx.db, key);
  if ((newest?.version ?? 0) === version) return;
  const said = { by: newest?.changed_by ?? '', version: newest?.version ?? 0 };
  const isGone = newest !== undefined && isDiscarded(newest);
  throw pageTextChanged({ ...said, isGone }).with({ data: await pageText(tx, key, payments) });
}

/** A page as the audit log names it. Pages have no row with an id, so each has a fixed one. */
export function pageSubject({ page, language }: PageKey) {
  const number = String(DOCUMENT_NAMES.indexOf(page)).padStart(2, '0');
  return {
    kind: 'page',
    id: `00000000-0000-7000-8000-0000000001${number}`,
    name: storedPage({ page, language }),
  } as const;
}

import type { TxCtx } from '#platform/context.ts';
import { isWebAddress } from '#products/imports/readers/read-images.ts';
import type { CheckedRow, WrittenRow } from '#products/imports/server/import-rows.queries.ts';
import type { ImportId } from '#shared/id.ts';
import { insertAddresses, setRowAddresses } from './picture-addresses.queries.ts';

/** Notes which pictures of other sites the products of written rows are to get, and asks for them. */
export async function askForPictures(
  tx: TxCtx,
  id: ImportId,
  rows: readonly CheckedRow[],
  written: readonly WrittenRow[],
): Promise<void> {
  const isWritten = new Set(written.filter(({ outcome }) => outcome !== 'refused').map(({ number }) => number));
  const asking = rows
    .map(({ number, changes }) => ({ number, addresses: webAddressesIn(changes) }))
    .filter(({ number, addresses }) => addresses.length > 0 && isWritten.has(number));
  if (asking.length === 0) return;
  await insertAddresses(tx.db, id, [...new Set(asking.flatMap(({ addresses }) => addresses))]);
  await setRowAddresses(tx.db, id, asking);
  await tx.later('imports.fetch-pictures', { id, language: tx.language });
}

function webAddressesIn(changes: CheckedRow['changes']): readonly string[] {
  const images = changes.find(({ field }) => field === 'images')?.to;
  return Array.isArray(images) ? images.filter(isWebAddress) : [];
}

import type { TxCtx } from '#platform/context.ts';
import { isWebAddress } from '#products/imports/readers/read-images.ts';
import type { CheckedRow, WrittenRow } from '#products/imports/server/import-rows.queries.ts';
import type { ImportId } from '#shared/id.ts';
import { speaking } from '#shared/language/speaking.ts';
import { t } from '#shared/language/t.ts';
import { countAddresses, insertAddresses, setRowAddresses } from './picture-addresses.queries.ts';

/** Pictures of an import that wait at once; others can be fetched when these are there. */
export const MAX_WAITING_PICTURES = 20_000;

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
  const addresses = [...new Set(asking.flatMap(row => row.addresses))];
  const room = Math.max(0, MAX_WAITING_PICTURES - (await countAddresses(tx.db, id)).waiting);
  await insertAddresses(tx.db, id, addresses.slice(0, room));
  const fault = speaking(tx.language, () =>
    t('products.imports.pictures.fault.tooMany', { most: MAX_WAITING_PICTURES }),
  );
  await insertAddresses(tx.db, id, addresses.slice(room), fault);
  await setRowAddresses(tx.db, id, asking);
  await tx.later('imports.fetch-pictures', { id, language: tx.language });
}

function webAddressesIn(changes: CheckedRow['changes']): readonly string[] {
  const images = changes.find(({ field }) => field === 'images')?.to;
  return Array.isArray(images) ? images.filter(isWebAddress) : [];
}

import type { TxCtx } from '#platform/context.ts';
import { claimFinished, listShownBy } from '#products/media/server/uploads/uploads.queries.ts';
import { pictureUnknown } from '#products/media/uploads.contract.ts';
import type { SellerId } from '#shared/id.ts';

const OWN = /^\/media\/(photos\/.+)$/;

/**
 * Makes sure, in the transaction that writes them down, that pictures are really there: uploaded to the end for this
 * seller or by whoever writes, or shown by a product of the seller already. Such a picture is not swept any more.
 * @param sellerId whose product it is; null where the shop itself shows them
 * @param already what stood there before, which may stay
 * @throws pictureUnknown
 */
export async function checkPictures(
  tx: TxCtx,
  pictures: readonly string[],
  sellerId: SellerId | null,
  already: readonly string[] = [],
): Promise<void> {
  const owners = [...new Set([sellerId, tx.actor?.sellerId ?? null])].filter(id => id !== null);
  const keys = pictures.flatMap(src => OWN.exec(src)?.[1] ?? []);
  const known = new Set(already);
  for (const key of await claimFinished(tx.db, keys, owners)) known.add(`/media/${key}`);
  const left = pictures.filter(src => !known.has(src));
  if (sellerId !== null) for (const src of await listShownBy(tx.db, left, sellerId)) known.add(src);
  if (pictures.some(src => !known.has(src))) throw pictureUnknown();
}

import { serialsMissing } from '#orders/serials/serial-problems.ts';
import type { TxCtx } from '#platform/context.ts';
import type { PartId } from '#shared/id.ts';
import { deleteSerials, listSerialLines, type SerialLineRow } from './serials.queries.ts';

/** Lets parts leave only with a number for each piece of items that are sold by number. @throws serialsMissing */
export async function requireSerials(tx: TxCtx, leaving: readonly PartId[]): Promise<void> {
  refuseGaps(await listSerialLines(tx.db, leaving));
}

/** @throws serialsMissing when any piece of these lines lacks its number */
export function refuseGaps(lines: readonly Omit<SerialLineRow, 'lineId'>[]): void {
  const lacking = lines.filter(({ kind, numbers, quantity }) => kind !== 'none' && numbers.length < quantity);
  if (lacking.length === 0) return;
  throw serialsMissing().with({
    data: lacking.map(({ productId, title, kind, quantity, numbers }) => ({
      ...{ productId, title, kind, quantity },
      noted: numbers.length,
    })),
  });
}

/** Gives free the numbers of parts that fell away: the pieces go to other buyers. */
export async function freeSerials(tx: TxCtx, fallen: readonly PartId[]): Promise<void> {
  const lines = await listSerialLines(tx.db, fallen);
  await deleteSerials(
    tx.db,
    lines.filter(({ numbers }) => numbers.length > 0).map(({ lineId }) => lineId),
  );
}

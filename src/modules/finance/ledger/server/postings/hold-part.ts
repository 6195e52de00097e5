import type { TxCtx } from '#platform/context.ts';
import type { PartId } from '#shared/id.ts';

/** Keeps a part's earnings from being paid out while a return is open. Idempotent. */
export async function holdPart(
  tx: TxCtx,
  { partId, causeId }: { readonly partId: PartId; readonly causeId: string },
): Promise<void> {
  await tx.db
    .insertInto('ledger_holds')
    .values({ cause_id: causeId, part_id: partId, held_at: tx.now(), released_at: null })
    .onConflict(conflict => conflict.column('cause_id').doNothing())
    .execute();
}

/** Ends the hold of a cause. */
export async function releasePart(tx: TxCtx, causeId: string): Promise<void> {
  await tx.db
    .updateTable('ledger_holds')
    .set({ released_at: tx.now() })
    .where('cause_id', '=', causeId)
    .where('released_at', 'is', null)
    .execute();
}

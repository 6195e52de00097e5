import type { CashHolder, CashState } from '#finance/cash/cash-states.ts';
import type { TxCtx } from '#platform/context.ts';
import type { PartId } from '#shared/id.ts';
import type { Paise } from '#shared/money/money.ts';

/** Where a part's cash is and, once the shop has it, how it arrived. */
interface CashNow {
  readonly state: CashState;
  readonly holder: CashHolder | null;
  readonly received: { readonly amount: Paise; readonly on: string; readonly reference: string } | null;
}

/** Stores where the cash of a delivered part is. The caller holds the lock on its order and has checked the change. */
export async function setCash(tx: TxCtx, id: PartId, { state, holder, received }: CashNow): Promise<void> {
  await tx.db
    .updateTable('order_parts')
    .set({
      cash_state: state,
      cash_holder: holder,
      cash_amount_paise: received?.amount ?? null,
      cash_on: received?.on ?? null,
      cash_reference: received?.reference ?? null,
      updated_at: tx.now(),
    })
    .where('id', '=', id)
    .execute();
}

import { cashWords, isCashIn } from '#finance/cash/cash-states.ts';
import { cashIsSpent, cashNotIn, type undoReceived as endpoint } from '#finance/cash/contract.ts';
import { takeCreditBack } from '#finance/ledger/server/ledger.ts';
import { isLive } from '#orders/orders/order-status.ts';
import { setCash } from '#orders/orders/server/orders.ts';
import type { ActorCtx } from '#platform/context.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import { type CashOfPart, findCashUse } from './cash.queries.ts';
import { finish, holdCash } from './record-cash.ts';

/**
 * Undoes a receipt that was recorded by mistake. The cash is with its collector again; if none is known, the seller's
 * credit is reversed until it is recorded.
 * @throws cashIsMissing; cashNotIn; cashIsSpent once paid out or refunded
 */
export async function undoReceived(ctx: ActorCtx, { partId, reason }: InputOf<typeof endpoint>): Promise<CashOfPart> {
  return ctx.tx(async tx => {
    const cash = await holdCash(tx, partId);
    if (!isCashIn(cash.state)) throw cashNotIn(whyNotIn(cash));
    const use = await findCashUse(tx.db, partId);
    if (use && isLive(use.status) && use.status !== 'delivered')
      throw cashNotIn('This delivery was reversed. Set the order to Delivered first, then undo its cash.');
    if (use?.isRefunded) throw cashIsSpent('This cash was already refunded to the shopper, so it can’t be undone.');
    const { sellerId, holder } = cash;
    const note = `Its cash was recorded by mistake: ${reason}`;
    if (!(await takeCreditBack(tx, { partId, sellerId, isNowhere: holder === null, note })))
      throw cashIsSpent(
        `This cash was already paid out to ${cash.seller}, so it can’t be undone. Reverse the payout first, or adjust the balance.`,
      );
    await setCash(tx, partId, { state: holder === null ? 'expected' : 'collected', holder, received: null });
    return finish(tx, cash, { act: 'cash.undone', reason });
  });
}

function whyNotIn({ state, holder }: CashOfPart): string {
  const where = state === null ? 'not delivered yet' : cashWords({ state, holder }).toLowerCase();
  return `No cash is recorded as received here: ${where}.`;
}

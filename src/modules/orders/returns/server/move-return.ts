import { orderNumber } from '#orders/orders/order-number.ts';
import { lockOrder, moverOf, noteOnPart, orderScopeOf } from '#orders/orders/server/orders.ts';
import { returnIsMissing, returnMoved } from '#orders/returns/contract.ts';
import { type moveReturn as endpoint, sayWhatBecame, sayWhy } from '#orders/returns/desk.contract.ts';
import { returnNumber } from '#orders/returns/return/return-number.ts';
import {
  isOpenReturn,
  mayMoveReturn,
  RETURN_MOVES,
  type ReturnId,
  type ReturnMoveName,
} from '#orders/returns/return/return-states.ts';
import { settleReturn } from '#orders/returns/server/refunds/settle-return.ts';
import type { ActorCtx, TxCtx } from '#platform/context.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import { invalidInput } from '#shared/api/problems.ts';
import { t } from '#shared/language/t.ts';
import { recordAct } from '#shop/audit/server/audit.ts';
import { compareBack, NOTHING_COMPARED } from './compare-back.ts';
import { type HeldReturn, holdReturn } from './held-return.ts';
import { findReturn, insertReturnEvent, isOfServices, listReturnLines, setReturn } from './returns.queries.ts';

type MoveInput = Pick<InputOf<typeof endpoint>, 'note' | 'goods' | 'serials'>;

/**
 * Moves a return to its next state, with all consequences. Idempotent: a return already in the target state is left
 * unchanged.
 * @throws returnIsMissing also for another person's return; returnMoved if it is in another state; sayWhy,
 *   sayWhatBecame; notDelivered if the order is no longer delivered and paid; numbersDiffer if other units came back
 *   and there is no reason to accept them; invalidInput for numbers this move does not take
 */
export async function moveReturn(
  ctx: ActorCtx,
  id: ReturnId,
  move: ReturnMoveName,
  input: MoveInput = {},
): Promise<void> {
  const scope = orderScopeOf(ctx.actor);
  const found = await findReturn(ctx.db, id, scope);
  if (!found) throw returnIsMissing();
  if (move === 'refuse' && !input.note) throw sayWhy().with({ fields: { note: () => sayWhy().message } });
  if (move === 'receive' && !input.goods)
    throw sayWhatBecame().with({ fields: { goods: () => sayWhatBecame().message } });
  if (move !== 'settle' && input.serials)
    throw invalidInput().with({ fields: { serials: () => t('orders.returns.refusal.numbersEarly') } });
  await ctx.tx(async tx => {
    await lockOrder(tx, found.order_id);
    const held = await holdReturn(tx, id);
    const { to } = RETURN_MOVES[move];
    if (held.row.state === to) return;
    if (!mayMoveReturn(held.row.state, move) && !(await maySettleAtOnce(tx, held, move)))
      throw returnMoved(held.row.state);
    await applyMove(tx, held, move, input);
    await recordMove(tx, held, move);
  });
}

/** Services come back without being sent or received. */
async function maySettleAtOnce(tx: TxCtx, { row }: HeldReturn, move: ReturnMoveName): Promise<boolean> {
  return move === 'settle' && isOpenReturn(row.state) && isOfServices(await listReturnLines(tx.db, [row.id]));
}

/** Notes in the order's timeline, stored in English. */
const NOTES: Readonly<Record<Exclude<ReturnMoveName, 'settle'>, (number: string, reason: string) => string>> = {
  approve: number => t('orders.returns.note.approved', { number }),
  receive: number => t('orders.returns.note.received', { number }),
  refuse: (number, reason) => t('orders.returns.note.refused', { number, reason }),
  withdraw: number => t('orders.returns.note.withdrawn', { number }),
};

async function applyMove(tx: TxCtx, held: HeldReturn, move: ReturnMoveName, input: MoveInput): Promise<void> {
  const { row, part } = held;
  const { note, goods } = input;
  const back = move === 'settle' ? await compareBack(tx, held, input) : NOTHING_COMPARED;
  const { to } = RETURN_MOVES[move];
  const by = moverOf(tx);
  const fate = move === 'settle' && row.goods === null ? ('written_off' as const) : undefined;
  await setReturn(tx, row.id, { state: to, goods: move === 'receive' ? goods : fate });
  await insertReturnEvent(tx, {
    return_id: row.id,
    state: to,
    actor_id: by.id,
    actor_name: by.userName,
    note: move === 'refuse' ? (note ?? null) : back.words,
  });
  if (move === 'settle') await settleReturn(tx, held, back);
  else await noteOnPart(tx, part, { by, note: NOTES[move](returnNumber(row.number), note ?? '') });
  if (to === 'refused' || to === 'withdrawn') await tx.ports.finance.releasePart(tx, row.id);
  const state = { returnId: row.id, state: to };
  // Sellers get no mail about their own decisions, except that a refund is due.
  if (move === 'settle' || tx.actor?.sellerId !== row.seller_id) await tx.notify('returns.moved-for-seller', state);
  await tx.notify('returns.moved', state);
}

/** An administrator's decision about a seller's items is recorded in the audit log. */
async function recordMove(tx: TxCtx, { row, order }: HeldReturn, move: ReturnMoveName): Promise<void> {
  if (tx.actor?.kind !== 'administrator') return;
  const name = returnNumber(row.number);
  await recordAct(tx, {
    act: 'return.moved',
    on: { kind: 'order', id: order.id, name: orderNumber(order.number) },
    before: { [name]: row.state },
    after: { [name]: RETURN_MOVES[move].to },
  });
}

import { exchangesOf } from '#orders/exchanges/server/exchanges.ts';
import { lessenUses } from '#orders/offers/server/offers.ts';
import { newCodExcess } from '#orders/orders/checkout/reserve-limits.ts';
import { aboveCodCap, orderIsMissing, orderTooLarge } from '#orders/orders/contract.ts';
import {
  editCostsMore,
  editHasExchange,
  editHasService,
  editLeavesNothing,
  editNotYours,
  editUnpaid,
  tooLateToEdit,
} from '#orders/orders/editing/edit.contract.ts';
import { differenceOf } from '#orders/orders/editing/edit-lines.ts';
import { storeEdit } from '#orders/orders/editing/stored-edit.ts';
import { mayBeCancelled } from '#orders/orders/order-status.ts';
import { refuseBooked } from '#orders/orders/server/courier-port.ts';
import { newCodOf } from '#orders/orders/server/placing/reserve.queries.ts';
import { newCodRefusal } from '#orders/orders/server/placing/reserve-units.ts';
import { listLines } from '#orders/orders/server/reading/orders.queries.ts';
import { refundPart } from '#payments/payments/server/payments.ts';
import type { TxCtx } from '#platform/context.ts';
import { newId } from '#shared/id.ts';
import { MAX_PAISE, paise, sum } from '#shared/money/money.ts';
import { insertEdit, isGivenBack, linesWithServices } from './edits.queries.ts';
import { fallOf } from './fall-edit.ts';
import { type Edited, type EditTerms, type HeldOrder, refuseInvoiced } from './held-order.ts';
import {
  fallenDiscounts,
  isMore,
  type LineChange,
  lineChangesOf,
  lineChangeWords,
  moveUnits,
  type WantedLines,
  writeChanges,
} from './line-changes.ts';
import { waitingDifferences } from './proposed-edits.queries.ts';
import { propose } from './proposed-edits.ts';

type Wanted = WantedLines & { readonly why: string };

/**
 * Changes quantities and products of one seller order. What was paid online and is not wanted any more is refunded; more is
 * collected in cash, or waits as a proposed edit until the buyer has paid it (decisions 166 and 181). An edit that waits
 * already is overtaken by this one.
 * @returns nothing if every line is as it was
 * @throws orderIsMissing, tooLateToEdit, bookingStands, editUnpaid, editHasService, editHasExchange, editNotYours, editNotSwappable, editOtherPrice, editOnDeal,
 *   editLeavesNothing, editCostsMore, orderTooLarge, aboveCodCap, newCodOpen, notEnoughStock, productLeft
 */
export async function editLines(tx: TxCtx, held: HeldOrder, wanted: Wanted, terms: EditTerms): Promise<Edited[]> {
  const { order, own, actor } = held;
  const part = own.find(({ id }) => id === wanted.partId);
  if (!part) throw orderIsMissing();
  const isCash = order.payment_method === 'COD';
  if (!mayBeCancelled(part.status) || part.cash_state !== null) throw tooLateToEdit();
  await refuseInvoiced(tx, [part]);
  if (!isCash && part.payment_status !== 'paid') throw editUnpaid();

  // Services stay as they were bought.
  const lines = (await listLines(tx.db, [part.id])).filter(({ service }) => service === null);
  const changes = await lineChangesOf(tx, part, lines, wanted);
  if (changes.length === 0) return [];
  await refuseBooked(tx, [part.id]);
  const served = new Set(await linesWithServices(tx, part.id));
  const bound = changes.find(({ line }) => served.has(line.id));
  if (bound) throw editHasService(bound.line.title);
  const phones = (await exchangesOf(tx.db, [part.id])).filter(({ state }) => state === 'open');
  const promised = changes.find(({ line, product }) => product && phones.some(({ lineId }) => lineId === line.id));
  if (promised) throw editHasExchange(promised.line.title);
  const ids = changes.map(({ line }) => line.id);
  if ((await isGivenBack(tx, ids)) || (await tx.ports.finance.isBooked(tx.db, ids))) throw tooLateToEdit();
  if (actor.kind === 'seller' && changes.some(isMore)) throw editNotYours();
  if (changes.length === lines.length && changes.every(({ after }) => after.quantity === 0)) throw editLeavesNothing();
  const difference = differenceOf(
    changes.map(({ before }) => before),
    changes.map(({ after }) => after),
  );
  const swappedIn = changes.flatMap(({ product }) => product?.id ?? []);
  await fallOf(tx, [part], 'overtaken', swappedIn);
  const waiting = isCash ? [] : await waitingDifferences(tx, order.id);
  const total = order.total_paise + difference;
  if (total + sum(waiting) > MAX_PAISE) throw orderTooLarge();
  if (isCash && difference > 0 && terms.codCap !== null && total > terms.codCap) throw aboveCodCap(terms.codCap);
  const note = storeEdit({ items: changes.map(lineChangeWords), difference, why: wanted.why });
  const facts = { ...wordsForLog(changes, wanted.why), parts: [part] };
  if (!isCash && difference > 0) {
    if (!terms.isPayable(order.payment_method) || !order.user_id) throw editCostsMore();
    const proposed = await propose(tx, part, { order, changes, note, difference: paise(difference) });
    return [{ ...facts, event: null, proposed }];
  }

  await moveUnits(tx, part, changes);
  await writeChanges(tx, part, changes);
  if (isCash && changes.some(isMore) && order.user_id) await refuseTooMuchCash(tx, order.user_id, terms);
  if (!isCash && difference < 0)
    await refundPart(tx, {
      ...{ orderId: order.id, partId: part.id, cause: 'edited', causeId: newId(), lines: [], delivery: paise(0) },
      amount: paise(-difference),
    });
  const event = await insertEdit(tx, { orderId: order.id, partId: part.id, note });
  // Last, because it locks counters that the orders of everybody share.
  await lessenUses(tx, order.id, fallenDiscounts(changes));
  return [{ ...facts, event }];
}

function wordsForLog(changes: readonly LineChange[], why: string): Pick<Edited, 'before' | 'after'> {
  const before = changes.map(({ line }) => [line.title, String(line.quantity)]);
  const after = changes.map(change => [change.line.title, lineChangeWords(change).split(' → ')[1] ?? '']);
  return { before: Object.fromEntries(before), after: { ...Object.fromEntries(after), why } };
}

/**
 * The limits of a buyer who has received nothing yet hold for what is added too; the order is counted as it is now.
 * @throws newCodOpen
 */
async function refuseTooMuchCash(tx: TxCtx, buyer: Parameters<typeof newCodOf>[1], { reserve }: EditTerms) {
  const now = await newCodOf(tx, buyer);
  const without = { ...now, orders: 0, units: 0, amount: 0 };
  if (now.isKnown || !newCodExcess(without, now, reserve.limits)) return;
  throw newCodRefusal(reserve.limits, reserve.takesOnline);
}

import type { OrderPart, OrderSummary } from '#orders/orders/order.schema.ts';
import { CHOOSABLE, type ChoosableStatus, ORDER_STATUS_WORDS } from '#orders/orders/order-status.ts';
import { t } from '#shared/language/t.ts';
import { leavesUnpaid, type MoveScope, partsToMove, waitsForPayment } from './order-move.ts';

export interface MoveChoice {
  readonly status: ChoosableStatus;
  readonly isAllowed: boolean;
}

type Part = Pick<OrderPart, 'orderStatus' | 'paymentStatus'>;

/** The selectable statuses for these parts. A status is allowed if at least one part would change. */
export function moveChoices(parts: readonly Part[], scope: MoveScope): readonly MoveChoice[] {
  return CHOOSABLE.map(status => ({ status, isAllowed: movingOf(parts, status, scope).moving.length > 0 }));
}

/** The parts an update changes, and those it leaves. */
export function movingOf<Moved extends Part>(parts: readonly Moved[], to: ChoosableStatus, scope: MoveScope) {
  return partsToMove(parts, to, part => ({ status: part.orderStatus, payment: part.paymentStatus }), scope);
}

/** Explains which parts stay unchanged when the whole order is updated; undefined if all change. */
export function leftWords(left: readonly Part[], count: number): string | undefined {
  if (left.length === 0) return undefined;
  const statuses = [...new Set(left.map(part => ORDER_STATUS_WORDS[part.orderStatus]))];
  return t('orders.orders.left', {
    changing: count - left.length,
    count,
    left: left.length,
    statuses: statuses.reduce((words, word) => t('orders.orders.or', { words, word })),
  });
}

/** Explains why some choices are disabled; undefined if nothing needs explaining. */
export function closedWords(choices: readonly MoveChoice[], isAdministrator: boolean): string | undefined {
  const open = choices.filter(choice => choice.isAllowed);
  if (isAdministrator) return open.length === 0 ? t('orders.orders.closed.final') : undefined;
  if (open.length === 0) return t('orders.orders.closed.administrator');
  if (open.every(choice => choice.status === 'rejected')) return t('orders.orders.closed.unpaid');
  return open.some(choice => choice.status === 'rejected')
    ? t('orders.orders.closed.forward')
    : t('orders.orders.closed.shipped');
}

/** The consequences of rejecting several orders. */
export function rejectManyWords(isAdministrator: boolean): string {
  const sentences = [t('orders.orders.reject.stockMany'), t('orders.orders.reject.moneyMany')];
  if (!isAdministrator) sentences.push(t('orders.orders.reject.reopenMany'));
  return sentences.join(' ');
}

/** The consequences of rejecting: the refund, and who can reopen it (decision 51). */
export function rejectWords(
  parts: readonly Pick<OrderPart, 'orderStatus' | 'paymentStatus'>[],
  isAdministrator: boolean,
  paysOnDelivery: boolean,
): string {
  const isPaid = parts.some(part => part.orderStatus !== 'rejected' && part.paymentStatus === 'paid');
  const words = [t('orders.orders.reject.stock')];
  if (isPaid && paysOnDelivery) words.push(t('orders.orders.reject.cash'));
  else if (isPaid) words.push(t('orders.orders.reject.money'));
  else if (!isAdministrator) words.push(t('orders.orders.reject.reopen'));
  return words.join(' ');
}

/** Numbers of the unpaid orders, which stay unchanged. An administrator may still ship unpaid orders with a reason. */
export function unpaidAmong(orders: readonly OrderSummary[], to: ChoosableStatus, isAdministrator: boolean): string[] {
  const stays = isAdministrator ? leavesUnpaid : waitsForPayment;
  return orders
    .filter(({ orderStatus: status, paymentStatus: payment, paymentMethod }) =>
      stays({ status, payment }, to, paymentMethod === 'COD'),
    )
    .map(({ number }) => number);
}

import type { ChoosableStatus } from '#orders/orders/order-status.ts';
import { DELIVERY, priceOf } from './goods.ts';
import type { PartShot } from './snapshot.ts';

/** One seller's part of an order, with what can't be seen of it. */
export interface Part extends PartShot {
  readonly isCash: boolean;
  /** The day on which it became what it is, if that is delivered. */
  readonly deliveredOn: number | null;
  readonly didSellerTakeCash: boolean;
  /** Where the cash is: nowhere known, with somebody who owes it, kept against earnings, or with the shop. */
  readonly cash: 'none' | 'expected' | 'owed' | 'kept' | 'in';
  /** Since when a rejected part's cash, which its seller kept, is owed. */
  readonly keptOn: number | null;
  /** Somebody decided that it leaves before it is paid. */
  readonly isTrusted: boolean;
  /** Of the delivery charge, what has gone back. */
  readonly deliveryBack: number;
}

/** The way of a part from its order to its door. */
const WAY = ['pending', 'confirmed', 'inProcess', 'inShipping', 'delivered'] as const;
const stepOf = (status: string) => WAY.indexOf(status as (typeof WAY)[number]);

export const wantsGoods = (part: Part) => stepOf(part.status) >= 0;
export const isWithSeller = (part: Part) => wantsGoods(part) && stepOf(part.status) < stepOf('inShipping');
export const isOnItsWay = (status: string) => stepOf(status) >= stepOf('inShipping');
export const totalOf = (part: Part) => priceOf(part.lines) + DELIVERY;

/** Whether a person may not move a part there. */
export function partRefusal(part: Part, to: ChoosableStatus, isAdministrator: boolean): boolean {
  const [from, goal] = [stepOf(part.status), stepOf(to)];
  if (part.owedBack > 0 && (from >= 0 || goal >= 0)) return true;
  if (isAdministrator) return false;
  if (from < 0 || part.status === 'delivered') return true;
  if (to === 'rejected') return from >= stepOf('inShipping');
  if (!part.isCash && part.payment !== 'paid') return true;
  return goal <= from;
}

/** Cash comes with the delivery and goes with its undoing, unless the shop has it; what falls away paid is owed back. */
export function partAfter(part: Part, to: ChoosableStatus | 'cancelled'): Part {
  const payment = part.isCash ? cash(part, to) : ahead(part, to);
  const isOwedBack = payment === 'refunded' && part.payment !== 'refunded';
  return { ...part, status: to, payment, owedBack: isOwedBack ? totalOf(part) : part.owedBack };
}

function cash({ status, payment, cash }: Part, to: string): Part['payment'] {
  if (stepOf(to) < 0) return payment === 'paid' ? 'refunded' : payment;
  if (to === 'delivered') return 'paid';
  return status === 'delivered' && cash !== 'in' ? 'pending' : payment;
}

function ahead({ payment }: Part, to: string): Part['payment'] {
  if (stepOf(to) < 0) return payment === 'paid' ? 'refunded' : payment === 'pending' ? 'failed' : payment;
  return payment === 'failed' ? 'pending' : payment;
}

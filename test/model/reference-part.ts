import type { ChoosableStatus } from '#features/orders/order-status.ts';
import type { PartShot } from './snapshot.ts';

/** The way of a part from its order to its door. */
const WAY = ['pending', 'confirmed', 'inProcess', 'inShipping', 'delivered'] as const;
const stepOf = (status: string) => WAY.indexOf(status as (typeof WAY)[number]);

export function wantsGoods(part: PartShot): boolean {
  return stepOf(part.status) >= 0;
}

/** Whether a person may not move a part there. */
export function partRefusal(part: PartShot, to: ChoosableStatus, isAdministrator: boolean, isCash: boolean): boolean {
  const [from, goal] = [stepOf(part.status), stepOf(to)];
  if (part.payment === 'refunded' && from < 0 && goal >= 0) return true;
  if (isAdministrator) return false;
  if (from < 0 || part.status === 'delivered') return true;
  if (to === 'rejected') return from >= stepOf('inShipping');
  if (!isCash && part.payment !== 'paid') return true;
  return goal <= from;
}

/** Cash comes with the delivery and goes with its undoing; what was paid ahead is owed back when the part falls away. */
export function partAfter(part: PartShot, to: ChoosableStatus, isCash: boolean): PartShot {
  return { ...part, status: to, payment: isCash ? cash(part, to) : ahead(part, to) };
}

function cash({ status, payment }: PartShot, to: ChoosableStatus): PartShot['payment'] {
  if (to === 'delivered') return 'paid';
  return status === 'delivered' ? 'pending' : payment;
}

function ahead({ payment }: PartShot, to: ChoosableStatus): PartShot['payment'] {
  if (to === 'rejected') return payment === 'paid' ? 'refunded' : payment === 'pending' ? 'failed' : payment;
  return payment === 'failed' ? 'pending' : payment;
}

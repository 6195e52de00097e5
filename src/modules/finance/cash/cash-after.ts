import { type CashHolder, type CashState, isCashIn } from './cash-states.ts';

/** Who collected the cash of a delivery, according to its proof (tracking number or delivery code). */
export type DeliveryProof = CashHolder | 'none';

export interface Cash {
  readonly state: CashState | null;
  readonly holder: CashHolder | null;
}

/** What determines where the cash is after a status change. */
export interface CashMove {
  readonly wasDelivered: boolean;
  readonly isDelivered: boolean;
  /** Rejected or cancelled, and its payment is refunded. */
  readonly isOwedBack: boolean;
  readonly proof: DeliveryProof;
  /** The seller keeps the cash, which is set off against their balance. */
  readonly isKept: boolean;
  /** The seller is the shop itself. */
  readonly isHouse: boolean;
}

/**
 * Where the cash is after a status change. Cash the shop has stays there. If a delivery is undone, its cash is nowhere;
 * if it is rejected after payment, the cash stays with whoever has it and owes it.
 */
export function cashAfter(before: Cash, move: CashMove): Cash {
  if (isCashIn(before.state) || move.wasDelivered === move.isDelivered) return before;
  if (!move.isDelivered) return move.isOwedBack ? before : { state: null, holder: null };
  if (move.isKept) return { state: 'kept', holder: 'seller' };
  if (move.proof === 'none') return { state: 'expected', holder: null };
  if (move.proof === 'seller' && move.isHouse) return { state: 'direct', holder: 'seller' };
  return { state: 'collected', holder: move.proof };
}

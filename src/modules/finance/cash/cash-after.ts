import { type CashHolder, type CashState, isCashIn } from './cash-states.ts';

/** Who took the cash of a delivery, as far as a tracking number or the buyer's code says. */
export type DeliveryProof = CashHolder | 'none';

export interface Cash {
  readonly state: CashState | null;
  readonly holder: CashHolder | null;
}

/** What of a move the cash depends on. */
export interface CashMove {
  readonly wasDelivered: boolean;
  readonly isDelivered: boolean;
  /** It falls away and what was paid for it is owed back. */
  readonly isOwedBack: boolean;
  readonly proof: DeliveryProof;
  /** The seller collects its own cash, which stands against what it is owed. */
  readonly isKept: boolean;
  /** The seller is the shop itself. */
  readonly isHouse: boolean;
}

/**
 * Where the cash is after a move. What the shop has stays with it. A delivery that is taken back was never made, so its
 * cash is nowhere; one that is rejected after it was paid leaves the cash with whoever has it, who owes it.
 */
export function cashAfter(before: Cash, move: CashMove): Cash {
  if (isCashIn(before.state) || move.wasDelivered === move.isDelivered) return before;
  if (!move.isDelivered) return move.isOwedBack ? before : { state: null, holder: null };
  if (move.isKept) return { state: 'kept', holder: 'seller' };
  if (move.proof === 'none') return { state: 'expected', holder: null };
  if (move.proof === 'seller' && move.isHouse) return { state: 'direct', holder: 'seller' };
  return { state: 'collected', holder: move.proof };
}

import type { Id } from '#shared/id.ts';

export type ReturnId = Id<'return'>;

export const RETURN_STATES = ['requested', 'approved', 'received', 'settled', 'refused', 'withdrawn'] as const;
export type ReturnState = (typeof RETURN_STATES)[number];

export const RETURN_STATE_LABELS: Readonly<Record<ReturnState, string>> = {
  requested: 'Requested',
  approved: 'Approved',
  received: 'Received',
  settled: 'Completed',
  refused: 'Rejected',
  withdrawn: 'Cancelled',
};

/** States in which something is still to be done; in the others a return stays for good. */
export const OPEN_STATES = ['requested', 'approved', 'received'] as const satisfies readonly ReturnState[];

/** States whose pieces count as given back, or on their way back: all but those that came to nothing. */
export const COUNTING_STATES = [...OPEN_STATES, 'settled'] as const satisfies readonly ReturnState[];

/** What became of items that came back. */
export const ITEMS_FATES = { restocked: 'Back to stock', written_off: 'Written off' } as const;
export type ItemsFate = keyof typeof ITEMS_FATES;

interface ReturnMove {
  readonly from: readonly ReturnState[];
  readonly to: ReturnState;
  /** The shopper who asked, or whoever sold the items; administrators act for sellers. */
  readonly by: 'shopper' | 'seller';
}

/** Every way from one state to another. What is not here can't happen. */
export const RETURN_MOVES = {
  approve: { from: ['requested'], to: 'approved', by: 'seller' },
  receive: { from: ['approved'], to: 'received', by: 'seller' },
  settle: { from: ['received'], to: 'settled', by: 'seller' },
  refuse: { from: OPEN_STATES, to: 'refused', by: 'seller' },
  withdraw: { from: OPEN_STATES, to: 'withdrawn', by: 'shopper' },
} as const satisfies Readonly<Record<string, ReturnMove>>;

export type ReturnMoveName = keyof typeof RETURN_MOVES;

/** What the seller's side may do. */
export const DESK_MOVES = ['approve', 'refuse', 'receive', 'settle'] as const satisfies readonly ReturnMoveName[];
export type DeskMove = (typeof DESK_MOVES)[number];

/** Whether a return may go this way from where it is. */
export function mayMoveReturn(state: ReturnState, move: ReturnMoveName): boolean {
  return (RETURN_MOVES[move].from as readonly ReturnState[]).includes(state);
}

export function isOpenReturn(state: ReturnState): boolean {
  return (OPEN_STATES as readonly ReturnState[]).includes(state);
}

import type { Id } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';

export type ReturnId = Id<'return'>;

export const RETURN_STATES = ['requested', 'approved', 'received', 'settled', 'refused', 'withdrawn'] as const;
export type ReturnState = (typeof RETURN_STATES)[number];

export const RETURN_STATE_LABELS: Readonly<Record<ReturnState, string>> = {
  get requested() {
    return t('orders.returns.state.requested');
  },
  get approved() {
    return t('orders.returns.state.approved');
  },
  get received() {
    return t('orders.returns.state.received');
  },
  get settled() {
    return t('orders.returns.state.settled');
  },
  get refused() {
    return t('orders.returns.state.refused');
  },
  get withdrawn() {
    return t('orders.returns.state.withdrawn');
  },
};

/** The same within a sentence. */
export const RETURN_STATE_WORDS: Readonly<Record<ReturnState, string>> = {
  get requested() {
    return t('orders.returns.stateWords.requested');
  },
  get approved() {
    return t('orders.returns.stateWords.approved');
  },
  get received() {
    return t('orders.returns.stateWords.received');
  },
  get settled() {
    return t('orders.returns.stateWords.settled');
  },
  get refused() {
    return t('orders.returns.stateWords.refused');
  },
  get withdrawn() {
    return t('orders.returns.stateWords.withdrawn');
  },
};

/** States in which something is still to be done; the others are final. */
export const OPEN_STATES = ['requested', 'approved', 'received'] as const satisfies readonly ReturnState[];

/** States whose units count as returned or being returned; rejected and cancelled returns don't count. */
export const COUNTING_STATES = [...OPEN_STATES, 'settled'] as const satisfies readonly ReturnState[];

/** What happened to returned items. */
export const ITEMS_FATES = {
  get restocked() {
    return t('orders.returns.fate.restocked');
  },
  get written_off() {
    return t('orders.returns.fate.writtenOff');
  },
} as const;
export type ItemsFate = keyof typeof ITEMS_FATES;

interface ReturnMove {
  readonly from: readonly ReturnState[];
  readonly to: ReturnState;
  /** The shopper who requested it, or the seller of the items; administrators act for sellers. */
  readonly by: 'shopper' | 'seller';
}

/** The state machine: all transitions between states. */
export const RETURN_MOVES = {
  approve: { from: ['requested'], to: 'approved', by: 'seller' },
  receive: { from: ['approved'], to: 'received', by: 'seller' },
  settle: { from: ['received'], to: 'settled', by: 'seller' },
  refuse: { from: OPEN_STATES, to: 'refused', by: 'seller' },
  withdraw: { from: OPEN_STATES, to: 'withdrawn', by: 'shopper' },
} as const satisfies Readonly<Record<string, ReturnMove>>;

export type ReturnMoveName = keyof typeof RETURN_MOVES;

/** The transitions a seller may make. */
export const DESK_MOVES = ['approve', 'refuse', 'receive', 'settle'] as const satisfies readonly ReturnMoveName[];
export type DeskMove = (typeof DESK_MOVES)[number];

export function mayMoveReturn(state: ReturnState, move: ReturnMoveName): boolean {
  return (RETURN_MOVES[move].from as readonly ReturnState[]).includes(state);
}

export function isOpenReturn(state: ReturnState): boolean {
  return (OPEN_STATES as readonly ReturnState[]).includes(state);
}

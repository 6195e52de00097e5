import type { ReturnState } from '#orders/returns/return/return-states.ts';
import type { Returning, Seller } from './command.ts';
import { DELIVERY, PRICES } from './goods.ts';
import { type Part, totalOf } from './reference-part.ts';

/** For so many days after delivery goods may be given back. */
const WINDOW = 7;

interface Order {
  parts: readonly Part[];
}

interface Asked {
  readonly order: Order;
  readonly seller: Seller;
  readonly what: number;
  readonly quantity: number;
  readonly isFaulty: boolean;
  state: ReturnState;
  isRestocked: boolean;
}

const NEXT: Readonly<Record<string, ReturnState>> = {
  requested: 'approved',
  approved: 'received',
  received: 'settled',
};
const LEADS_TO = { approve: 'approved', receive: 'received', settle: 'settled', refuse: 'refused' } as const;
const isOpen = ({ state }: Asked) => state in NEXT;
const canComeBack = ({ status, payment }: Part) =>
  status === 'delivered' && (payment === 'paid' || payment === 'partially_refunded');

/** Every return that was asked for, and what must become of it. */
export class ReferenceReturns {
  readonly #all: Asked[] = [];

  get states(): ReturnState[] {
    return this.#all.map(({ state }) => state);
  }

  /** Whether something about a part is undecided. */
  isOpenFor(order: Order, part: Part): boolean {
    return this.#all.some(asked => isOpen(asked) && asked.order === order && asked.seller === part.seller);
  }

  ask(order: Order, command: Extract<Returning, { do: 'ask back' }>, today: number): string {
    const { what, quantity, isFaulty, hasUpiId } = command;
    const part = order.parts.find(({ lines }) => (lines[what] ?? 0) > 0);
    if (!part) return 'done';
    if (!canComeBack(part) || part.deliveredOn === null) return 'returns.not_delivered';
    if (today > part.deliveredOn + WINDOW) return 'returns.window_over';
    const gone = this.#all
      .filter(asked => asked.order === order && asked.what === what && (isOpen(asked) || asked.state === 'settled'))
      .reduce((pieces, asked) => pieces + asked.quantity, 0);
    if (quantity > (part.lines[what] ?? 0) - gone) return 'returns.too_many';
    if (part.isCash && !hasUpiId) return 'returns.upi_needed';
    const { seller } = part;
    this.#all.push({ order, seller, what, quantity, isFaulty, state: 'requested', isRestocked: false });
    return 'done';
  }

  /** @param restock puts pieces on the shelf */
  decide(command: Exclude<Returning, { do: 'ask back' }>, restock: (what: number, pieces: number) => void): string {
    const asked = this.#all.at(-1 - (command.which % this.#all.length));
    if (!asked) return 'done';
    const to = goalOf(asked, command);
    if (to === undefined) return 'done';
    if (command.do === 'decide' && command.by !== 'administrator' && command.by !== asked.seller)
      return 'returns.missing';
    if (asked.state === to) return 'done';
    if (!isOpen(asked)) return 'returns.moved';
    if (to !== 'refused' && to !== 'withdrawn' && NEXT[asked.state] !== to) return 'returns.moved';
    const part = asked.order.parts.find(({ seller }) => seller === asked.seller);
    if (to === 'settled' && !(part && canComeBack(part))) return 'returns.not_delivered';
    if (to === 'received' && command.do === 'decide') asked.isRestocked = command.isRestocked;
    asked.state = to;
    if (to !== 'settled') return 'done';
    asked.order.parts = asked.order.parts.map(each => (each === part ? after(each, asked) : each));
    if (asked.isRestocked) restock(asked.what, asked.quantity);
    return 'done';
  }
}

/** What a decision would bring a return to; nothing where there is no next step. */
function goalOf(asked: Asked, command: Exclude<Returning, { do: 'ask back' }>): ReturnState | undefined {
  if (command.do === 'withdraw') return 'withdrawn';
  return command.move === 'next' ? NEXT[asked.state] : LEADS_TO[command.move];
}

/** The pieces go back at their price; with the first of them at fault the delivery charge goes too. */
function after(part: Part, { what, quantity, isFaulty }: Asked): Part {
  const delivery = isFaulty ? DELIVERY - part.deliveryBack : 0;
  const owedBack = part.owedBack + quantity * (PRICES[what] ?? 0) + delivery;
  return {
    ...part,
    owedBack,
    deliveryBack: part.deliveryBack + delivery,
    returned: part.returned.with(what, (part.returned[what] ?? 0) + quantity),
    payment: owedBack === totalOf(part) ? 'refunded' : 'partially_refunded',
  };
}

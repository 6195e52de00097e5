import { type Command, type Method, type Ordering, PRODUCTS, SELLER_OF, SELLERS, SHOPPERS, STOCK } from './command.ts';
import { ReferenceBooks } from './reference-books.ts';
import { isOnItsWay, isWithSeller, type Part, partAfter, partRefusal, wantsGoods } from './reference-part.ts';
import { ReferenceReturns } from './reference-returns.ts';
import type { Owed, Snapshot } from './snapshot.ts';

interface Order {
  readonly who: number;
  readonly method: Method;
  parts: readonly Part[];
  /** The payment that was opened with it can still pay all of it. */
  isPayable: boolean;
}

const NONE: readonly number[] = Array(PRODUCTS).fill(0);
const UNTOUCHED = { status: 'pending', payment: 'pending', returned: NONE, owedBack: 0, sentBack: 0 } as const;
const UNDELIVERED = { deliveredOn: null, didSellerTakeCash: false, deliveryBack: 0 } as const;
const UNPAID = { cash: 'none', keptOn: null, isTrusted: false } as const;

/** A shop in a few pages: what each command must come to, said once more and otherwise than the shop says it. */
export class ReferenceShop {
  #stock: readonly number[] = Array(PRODUCTS).fill(STOCK);
  #carts: readonly (readonly number[])[] = Array(SHOPPERS).fill(NONE);
  readonly #orders: Order[] = [];
  readonly #keys = new Map<string, Order>();
  readonly #returns = new ReferenceReturns();
  readonly #books = new ReferenceBooks();
  #today = 0;

  /** @returns the code of the refusal, or "done" */
  apply(command: Command): string {
    switch (command.do) {
      case 'add':
        return this.#put(command, this.#inCart(command) + command.quantity, 'cart.only_in_stock');
      case 'set':
        if (this.#inCart(command) === 0) return 'cart.line_missing';
        return this.#put(command, command.quantity, 'cart.only_this_many');
      case 'remove':
        return this.#put(command, 0, '');
      case 'order':
        return this.#order(command);
      case 'wait':
        this.#today += command.days;
        return 'done';
      case 'decide':
      case 'withdraw':
        return this.#returns.decide(command, (what, pieces) => this.#take(NONE.with(what, -pieces)));
      case 'pay out':
      case 'reverse':
      case 'adjust':
      case 'change who takes cash':
        return this.#books.apply(command, this.#owed(command.seller));
      default: {
        const order = this.#orders.at(-1 - (command.which % this.#orders.length));
        if (!order) return 'done';
        return command.do === 'ask back' ? this.#returns.ask(order, command, this.#today) : this.#about(order, command);
      }
    }
  }

  #about(order: Order, command: Ordering): string {
    switch (command.do) {
      case 'move':
        return this.#move(order, command);
      case 'pay':
        return pay(order);
      case 'cancel':
        return this.#cancel(order);
      case 'send back':
        return this.#sendBack(order);
      case 'receive cash':
        order.parts = order.parts.map(part => (isOut(part) ? { ...part, cash: 'in' } : part));
        return 'done';
      default:
        return this.#giveUp(order);
    }
  }

  /** The shop sends what it has, or what its seller's earnings cover. */
  #sendBack(order: Order): string {
    const waits = (part: Part) => isOut(part) || (part.cash === 'kept' && this.#owed(part.seller).balance < 0);
    const refused = order.parts.some(part => part.isCash && part.owedBack > part.sentBack && waits(part));
    order.parts = order.parts.map(part => (part.isCash && waits(part) ? part : { ...part, sentBack: part.owedBack }));
    return refused ? 'refunds.cash_not_in' : 'done';
  }

  get snapshot(): Snapshot {
    return {
      stock: this.#stock,
      carts: this.#carts,
      orders: this.#orders.map(({ who, parts }) => ({ who, parts: parts.map(shotOf) })),
      returns: this.#returns.states,
      sellers: { deccan: this.#owed('deccan'), ritchie: this.#owed('ritchie') },
    };
  }

  #owed(seller: (typeof SELLERS)[number]): Owed {
    const sold = this.#orders.flatMap(order =>
      order.parts.map(part => ({ part, isOpen: this.#returns.isOpenFor(order, part) })),
    );
    return this.#books.standing(seller, sold, this.#today);
  }

  #inCart({ who, what }: { who: number; what: number }): number {
    return this.#carts[who]?.[what] ?? 0;
  }

  #put({ who, what }: { who: number; what: number }, quantity: number, tooMany: string): string {
    if (quantity > (this.#stock[what] ?? 0)) return tooMany;
    this.#carts = this.#carts.with(who, (this.#carts[who] ?? NONE).with(what, quantity));
    return 'done';
  }

  #order({ who, key, method }: Extract<Command, { do: 'order' }>): string {
    const name = `${who}/${key}`;
    const earlier = this.#keys.get(name);
    if (earlier) return earlier.method === method ? 'done' : 'orders.key_reused';
    const cart = this.#carts[who] ?? NONE;
    if (cart.every(quantity => quantity === 0)) return 'orders.cart_empty';
    if (!this.#take(cart)) return 'orders.not_enough_stock';
    const parts = SELLERS.map(seller => ({
      ...{ seller, isCash: method === 'COD', ...UNTOUCHED, ...UNDELIVERED, ...UNPAID },
      lines: cart.map((quantity, what) => (SELLER_OF[what] === seller ? quantity : 0)),
    })).filter(({ lines }) => lines.some(quantity => quantity > 0));
    const order = { who, method, parts, isPayable: method !== 'COD' };
    this.#carts = this.#carts.with(who, NONE);
    this.#orders.push(order);
    this.#keys.set(name, order);
    return 'done';
  }

  #move(order: Order, { to, by, isDecided = false }: Extract<Command, { do: 'move' }>): string {
    const own = order.parts.filter(({ seller }) => by === 'administrator' || seller === by);
    if (own.length === 0) return 'orders.missing';
    // docs/decisions/0060: what is over stays as it is while anything is live.
    const isOver = ({ status }: Part) => status === 'rejected' || status === 'cancelled';
    const others = own.filter(({ status }) => status !== to);
    const moving = others.filter(
      part => !(isOver(part) && !own.every(isOver)) && !partRefusal(part, to, by === 'administrator'),
    );
    if (moving.length === 0 && others.length === own.length) return 'orders.move_not_allowed';
    const unpaid = moving.filter(
      part =>
        !part.isCash && isOnItsWay(to) && !part.isTrusted && (part.payment === 'pending' || part.payment === 'failed'),
    );
    if (unpaid.length > 0 && !isDecided) return 'orders.not_paid';
    return this.#become(
      order,
      part =>
        moving.includes(part) ? { ...partAfter(part, to), isTrusted: part.isTrusted || unpaid.includes(part) } : part,
      by === 'administrator' ? 'expected' : 'owed',
    );
  }

  #cancel(order: Order): string {
    if (order.parts.some(isWithSeller))
      return this.#become(order, part => (isWithSeller(part) ? partAfter(part, 'cancelled') : part));
    return order.parts.some(({ status }) => status === 'cancelled') ? 'done' : 'orders.too_late_to_cancel';
  }

  #giveUp(order: Order): string {
    if (order.method === 'COD') return 'done';
    return this.#become(order, part =>
      part.payment === 'pending' && isWithSeller(part) ? partAfter(part, 'cancelled') : part,
    );
  }

  /** All parts change or none: goods go back first, then they are taken. */
  #become(order: Order, change: (part: Part) => Part, cash: 'expected' | 'owed' = 'expected'): string {
    const after = order.parts.map(part => this.#dated(part, change(part), cash));
    const before = this.#stock;
    for (const [at, part] of order.parts.entries())
      if (wantsGoods(part) && !wantsGoods(after[at] ?? part)) this.#take(part.lines.map(quantity => -quantity));
    for (const [at, part] of order.parts.entries()) {
      if (wantsGoods(part) || !wantsGoods(after[at] ?? part) || this.#take(part.lines)) continue;
      this.#stock = before;
      return 'orders.stock_gone';
    }
    order.parts = after;
    if (after.some(part => !wantsGoods(part))) order.isPayable = false;
    return 'done';
  }

  /** A delivery has its day, and whoever takes cash at doors on that day has taken it. */
  #dated(before: Part, after: Part, cash: 'expected' | 'owed'): Part {
    if (after.status !== 'delivered') {
      if (before.status !== 'delivered') return after;
      const isOwed = after.payment === 'refunded';
      const keptOn = isOwed && before.cash === 'kept' ? before.deliveredOn : null;
      return { ...after, ...UNDELIVERED, keptOn, cash: isOwed || before.cash === 'in' ? before.cash : 'none' };
    }
    if (before.status === 'delivered') return after;
    const didSellerTakeCash = after.isCash && before.cash !== 'in' && this.#books.takesCash(after.seller);
    const taken = !after.isCash ? 'none' : before.cash === 'in' ? 'in' : didSellerTakeCash ? 'kept' : cash;
    return { ...after, deliveredOn: this.#today, didSellerTakeCash, cash: taken };
  }

  /** @returns false when there is too little of anything; then nothing is taken */
  #take(lines: readonly number[]): boolean {
    const left = this.#stock.map((stock, what) => stock - (lines[what] ?? 0));
    if (left.some((stock, what) => stock < 0 && (lines[what] ?? 0) > 0)) return false;
    this.#stock = left;
    return true;
  }
}

const isOut = ({ cash }: Part) => cash === 'expected' || cash === 'owed';

/** Nobody pays what can't be paid with the first payment any more: how that ends is shown elsewhere. */
function pay(order: Order): string {
  if (!order.isPayable) return 'done';
  order.isPayable = false;
  order.parts = order.parts.map(part => ({
    ...part,
    payment: 'paid',
    status: part.status === 'pending' ? 'confirmed' : part.status,
  }));
  return 'done';
}

function shotOf({ seller, status, payment, lines, returned, owedBack, sentBack }: Part) {
  return { seller, status, payment, lines, returned, owedBack, sentBack };
}

import { type Command, type Method, PRODUCTS, SELLER_OF, SHOPPERS, STOCK } from './command.ts';
import { partAfter, partRefusal, wantsGoods } from './reference-part.ts';
import type { PartShot, Snapshot } from './snapshot.ts';

interface Order {
  readonly who: number;
  readonly method: Method;
  parts: readonly PartShot[];
  /** The payment that was opened with it can still pay all of it. */
  isPayable: boolean;
}

const NONE: readonly number[] = Array(PRODUCTS).fill(0);

/** A shop in a hundred lines: what each command must come to, said once more and otherwise than the shop says it. */
export class ReferenceShop implements Snapshot {
  stock: readonly number[] = Array(PRODUCTS).fill(STOCK);
  carts: readonly (readonly number[])[] = Array(SHOPPERS).fill(NONE);
  orders: readonly Order[] = [];
  readonly #keys = new Map<string, Order>();

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
      default: {
        const order = this.orders[command.which % this.orders.length];
        if (!order) return 'done';
        if (command.do === 'move') return this.#move(order, command);
        return command.do === 'pay' ? pay(order) : this.#giveUp(order);
      }
    }
  }

  #inCart({ who, what }: { who: number; what: number }): number {
    return this.carts[who]?.[what] ?? 0;
  }

  #put({ who, what }: { who: number; what: number }, quantity: number, tooMany: string): string {
    if (quantity > (this.stock[what] ?? 0)) return tooMany;
    this.carts = this.carts.with(who, (this.carts[who] ?? NONE).with(what, quantity));
    return 'done';
  }

  #order({ who, key, method }: Extract<Command, { do: 'order' }>): string {
    const name = `${who}/${key}`;
    const earlier = this.#keys.get(name);
    if (earlier) return earlier.method === method ? 'done' : 'orders.key_reused';
    const cart = this.carts[who] ?? NONE;
    if (cart.every(quantity => quantity === 0)) return 'orders.cart_empty';
    if (!this.#take(cart)) return 'orders.not_enough_stock';
    const parts = (['deccan', 'ritchie'] as const)
      .map(seller => ({ seller, lines: cart.map((quantity, what) => (SELLER_OF[what] === seller ? quantity : 0)) }))
      .filter(({ lines }) => lines.some(quantity => quantity > 0))
      .map(part => ({ ...part, status: 'pending' as const, payment: 'pending' as const }));
    const order = { who, method, parts, isPayable: method !== 'COD' };
    this.carts = this.carts.with(who, NONE);
    this.orders = [...this.orders, order];
    this.#keys.set(name, order);
    return 'done';
  }

  #move(order: Order, { to, by }: Extract<Command, { do: 'move' }>): string {
    const own = order.parts.filter(({ seller }) => by === 'administrator' || seller === by);
    if (own.length === 0) return 'orders.missing';
    const moving = own.filter(({ status }) => status !== to);
    if (moving.some(part => partRefusal(part, to, by === 'administrator', order.method === 'COD')))
      return 'orders.move_not_allowed';
    return this.#become(order, part => (moving.includes(part) ? partAfter(part, to, order.method === 'COD') : part));
  }

  #giveUp(order: Order): string {
    if (order.method === 'COD') return 'done';
    return this.#become(order, part =>
      part.payment === 'pending' && ['pending', 'confirmed', 'inProcess'].includes(part.status)
        ? { ...part, status: 'cancelled', payment: 'failed' }
        : part,
    );
  }

  /** All parts change or none: goods go back first, then they are taken. */
  #become(order: Order, change: (part: PartShot) => PartShot): string {
    const after = order.parts.map(change);
    const before = this.stock;
    for (const [at, part] of order.parts.entries())
      if (wantsGoods(part) && !wantsGoods(after[at] ?? part)) this.#take(part.lines.map(quantity => -quantity));
    for (const [at, part] of order.parts.entries()) {
      if (wantsGoods(part) || !wantsGoods(after[at] ?? part) || this.#take(part.lines)) continue;
      this.stock = before;
      return 'orders.stock_gone';
    }
    order.parts = after;
    if (after.some(part => !wantsGoods(part))) order.isPayable = false;
    return 'done';
  }

  /** @returns false when there is too little of anything; then nothing is taken */
  #take(lines: readonly number[]): boolean {
    const left = this.stock.map((stock, what) => stock - (lines[what] ?? 0));
    if (left.some((stock, what) => stock < 0 && (lines[what] ?? 0) > 0)) return false;
    this.stock = left;
    return true;
  }
}

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

import { sql } from 'kysely';
import { addToCart, removeFromCart, updateCart } from '#orders/cart/contract.ts';
import { updateOrder } from '#orders/orders/contract.ts';
import { cancelOrder } from '#orders/orders/moves/cancel.contract.ts';
import { giveUpUnpaid } from '#orders/orders/server/orders.ts';
import { settleRefund } from '#orders/returns/refunds/refunds.contract.ts';
import { Problem } from '#shared/api/problem.ts';
import type { OrderId, ProductId } from '#shared/id.ts';
import { type Buyer, place } from '#test/builders/buying.ts';
import { approve, comeBack, endHold, work } from '#test/builders/paying-online.ts';
import { receiveCash } from '#test/builders/selling.ts';
import type { Cast } from '#test/fixtures/cast.ts';
import type { TestShop } from '#test/fixtures/shop.ts';
import type { StandingClock } from '#test/fixtures/standing-clock.ts';
import type { Command, Ordering, Shopping } from './command.ts';
import { RealBooks } from './real-books.ts';
import { gatherPeople, type People } from './real-people.ts';
import { RealReturns } from './real-returns.ts';
import { lookAt } from './real-snapshot.ts';
import type { Snapshot } from './snapshot.ts';

interface Placed {
  readonly id: OrderId;
  readonly who: number;
  readonly approvalURL: string | null;
  isPayable: boolean;
}

/** The same commands, given to the shop itself as its people give them. */
export class RealShop {
  readonly #shop: TestShop;
  readonly #clock: StandingClock;
  readonly #people: People;
  readonly #orders: Placed[] = [];
  readonly #returns: RealReturns;
  readonly #books: RealBooks;

  private constructor(shop: TestShop, clock: StandingClock, people: People) {
    this.#shop = shop;
    this.#clock = clock;
    this.#people = people;
    this.#returns = new RealReturns(shop.open.db, people);
    this.#books = new RealBooks(people, clock);
  }

  static async open(shop: TestShop, cast: Cast, clock: StandingClock): Promise<RealShop> {
    clock.restart();
    return new RealShop(shop, clock, await gatherPeople(shop, cast));
  }

  /** @returns the code of the refusal, or "done" */
  async apply(command: Command): Promise<string> {
    try {
      return (await this.#do(command)) ?? 'done';
    } catch (error) {
      if (error instanceof Problem) return error.code;
      throw error;
    }
  }

  snapshot(): Promise<Snapshot> {
    return lookAt(this.#shop.open.db, {
      people: this.#people,
      orders: this.#orders,
      returns: this.#returns.ids,
    });
  }

  async #do(command: Command): Promise<string | undefined> {
    if ('who' in command) return this.#shopping(command, this.#people.buyers[command.who] as Buyer);
    if (command.do === 'wait') this.#clock.pass(command.days);
    else if ('seller' in command) await this.#books.apply(command);
    else if (command.do === 'decide' || command.do === 'withdraw') await this.#returns.decide(command);
    else {
      const order = this.#orders.at(-1 - (command.which % this.#orders.length));
      if (!order) return undefined;
      const buyer = this.#people.buyers[order.who] as Buyer;
      if (command.do === 'ask back') await this.#returns.ask({ orderId: order.id, buyer }, command);
      else return this.#about(order, buyer, command);
    }
    return undefined;
  }

  async #shopping(command: Shopping, buyer: Buyer): Promise<string | undefined> {
    if (command.do === 'order') return this.#order(command, buyer);
    const productId = this.#people.goods[command.what] as ProductId;
    if (command.do === 'remove') await buyer.call(removeFromCart, { userId: buyer.id, productId });
    else await buyer.call(command.do === 'add' ? addToCart : updateCart, { productId, quantity: command.quantity });
    return undefined;
  }

  async #order({ who, key, method }: Extract<Shopping, { do: 'order' }>, buyer: Buyer): Promise<string | undefined> {
    const answer = await place(buyer, `the-key-${key}`, { paymentMethod: method });
    const { orderId: id, approvalURL, code } = answer.json();
    if (id && !this.#orders.some(order => order.id === id))
      this.#orders.push({ id, who, approvalURL, isPayable: approvalURL !== null });
    return code;
  }

  async #about(order: Placed, buyer: Buyer, command: Ordering): Promise<string | undefined> {
    const { id: orderId, approvalURL } = order;
    if (command.do === 'move')
      await this.#people.desks[command.by].call(updateOrder, {
        ...{ orderId, orderStatus: command.to, ...(await this.#proofOf(orderId, command)) },
        ...(command.isDecided && { againstLaterPayment: 'A known customer' }),
      });
    else if (command.do === 'cancel') await buyer.call(cancelOrder, { orderId });
    else if (command.do === 'give up') await this.#giveUp(orderId);
    else if (command.do === 'send back') return this.#sendBack(orderId);
    else if (command.do === 'receive cash') await receiveCash(this.#shop, this.#people.desks.administrator, orderId);
    else if (approvalURL && (await this.#canBePaid(order))) {
      order.isPayable = false;
      await comeBack(buyer, await approve(buyer, approvalURL, 'pay'));
    }
    return undefined;
  }

  /** Sellers bring goods themselves and are told the code at the door; administrators go by what they hear. */
  async #proofOf(orderId: OrderId, { by, to }: Extract<Ordering, { do: 'move' }>) {
    if (by === 'administrator' || to !== 'delivered') return {};
    const parts = this.#shop.open.db.selectFrom('order_parts').select('delivery_code').where('order_id', '=', orderId);
    const part = await parts.where('seller_id', '=', this.#people.sellers[by]).executeTakeFirst();
    return part ? { deliveryCode: part.delivery_code } : {};
  }

  async #giveUp(id: OrderId): Promise<void> {
    await endHold(this.#shop, id);
    await this.#shop.context.tx(tx => giveUpUnpaid(tx, id));
  }

  /** Through the provider, as the job does it, or by hand. */
  async #sendBack(orderId: OrderId): Promise<string | undefined> {
    let refusal: string | undefined;
    const { db } = this.#shop.open;
    const refunds = db.selectFrom('refunds').select(['id', 'payment_id']).where('order_id', '=', orderId);
    for (const { id, payment_id } of await refunds.where('state', '=', 'owed').execute())
      if (payment_id) await work(this.#shop, 'payments.send-refund', { refundId: id });
      else
        await this.#people.desks.administrator
          .call(settleRefund, { _id: id, reference: 'by UPI' })
          .catch((error: unknown) => {
            if (!(error instanceof Problem)) throw error;
            refusal = error.code;
          });
    return refusal;
  }

  /** With its first payment: as long as nothing of it ever fell away. */
  async #canBePaid({ id, isPayable }: Placed): Promise<boolean> {
    if (!isPayable) return false;
    const { rows } = await sql`
      select 1 from order_events where order_id = ${id} and status in ('rejected', 'cancelled')`.execute(
      this.#shop.open.db,
    );
    return rows.length === 0;
  }
}

import { sql } from 'kysely';
import { addToCart, removeFromCart, updateCart } from '#features/cart/contract.ts';
import { updateOrder } from '#features/orders/contract.ts';
import { giveUpUnpaid } from '#features/orders/server/orders.ts';
import type { OrderId, ProductId } from '#shared/id.ts';
import { Problem } from '#shared/problem.ts';
import { type Buyer, newBuyer, place } from '#test/buying.ts';
import { type Cast, makeProduct } from '#test/cast.ts';
import { approve, comeBack, endHold } from '#test/paying-online.ts';
import type { Client, TestShop } from '#test/shop.ts';
import { type Command, PRODUCTS, SELLER_OF, SHOPPERS, STOCK } from './command.ts';
import type { PartShot, Snapshot } from './snapshot.ts';

interface Placed {
  readonly id: OrderId;
  readonly who: number;
  readonly approvalURL: string | null;
  isPayable: boolean;
}

type People = Readonly<Record<'deccan' | 'ritchie' | 'administrator', Client>>;

/** The same commands, given to the shop itself as its people give them, with shoppers and goods of one run alone. */
export class RealShop {
  readonly #shop: TestShop;
  readonly #people: People;
  readonly #buyers: readonly Buyer[];
  readonly #goods: readonly ProductId[];
  readonly #orders: Placed[] = [];

  private constructor(shop: TestShop, people: People, buyers: readonly Buyer[], goods: readonly ProductId[]) {
    this.#shop = shop;
    this.#people = people;
    this.#buyers = buyers;
    this.#goods = goods;
  }

  static async open(shop: TestShop, cast: Cast): Promise<RealShop> {
    const [deccan, ritchie, administrator] = [cast.deccan, cast.ritchie, cast.admin].map(each => shop.as(each));
    const buyers: Buyer[] = [];
    const goods: ProductId[] = [];
    while (buyers.length < SHOPPERS) buyers.push(await newBuyer(shop));
    while (goods.length < PRODUCTS)
      goods.push(await makeProduct(shop, cast[SELLER_OF[goods.length] ?? 'deccan'].sellerId, { stock: STOCK }));
    const people = {
      deccan: (await deccan) as Client,
      ritchie: (await ritchie) as Client,
      administrator: (await administrator) as Client,
    };
    return new RealShop(shop, people, buyers, goods);
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

  async #do(command: Command): Promise<string | undefined> {
    if ('who' in command) return this.#shopping(command, this.#buyers[command.who] as Buyer);
    const order = this.#orders[command.which % this.#orders.length];
    if (!order) return undefined;
    if (command.do === 'move')
      await this.#people[command.by].call(updateOrder, { orderId: order.id, orderStatus: command.to });
    else if (command.do === 'give up') await this.#giveUp(order);
    else if (order.approvalURL && (await this.#canBePaid(order))) await this.#pay(order, order.approvalURL);
    return undefined;
  }

  async #shopping(command: Extract<Command, { who: number }>, buyer: Buyer): Promise<string | undefined> {
    if (command.do === 'order') return this.#order(command, buyer);
    const productId = this.#goods[command.what] as ProductId;
    if (command.do === 'remove') await buyer.call(removeFromCart, { userId: buyer.id, productId });
    else await buyer.call(command.do === 'add' ? addToCart : updateCart, { productId, quantity: command.quantity });
    return undefined;
  }

  async #order({ who, key, method }: Extract<Command, { do: 'order' }>, buyer: Buyer): Promise<string | undefined> {
    const answer = await place(buyer, `the-key-${key}`, { paymentMethod: method });
    const { orderId: id, approvalURL, code } = answer.json();
    if (id && !this.#orders.some(order => order.id === id))
      this.#orders.push({ id, who, approvalURL, isPayable: approvalURL !== null });
    return code;
  }

  async #giveUp({ id }: Placed): Promise<void> {
    await endHold(this.#shop, id);
    await this.#shop.context.tx(tx => giveUpUnpaid(tx, id));
  }

  async #pay(order: Placed, approvalURL: string): Promise<void> {
    const buyer = this.#buyers[order.who] as Buyer;
    order.isPayable = false;
    await comeBack(buyer, await approve(buyer, approvalURL, 'pay'));
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

  async snapshot(): Promise<Snapshot> {
    const { db } = this.#shop.open;
    const goods = await sql<{ id: ProductId; stock: number }>`
      select id, stock from products where id in (${sql.join(this.#goods)})`.execute(db);
    const items = await sql<{ user: string; product: ProductId; quantity: number }>`
      select user_id as user, product_id as product, quantity from cart_items
      where user_id in (${sql.join(this.#buyers.map(buyer => buyer.id))})`.execute(db);
    const lines = await this.#lines();
    return {
      stock: this.#byProduct(goods.rows.map(({ id, stock }) => [id, stock])),
      carts: this.#buyers.map(({ id }) =>
        this.#byProduct(items.rows.filter(({ user }) => user === id).map(item => [item.product, item.quantity])),
      ),
      orders: this.#orders.map(({ id, who }) => ({ who, parts: this.#parts(lines.filter(line => line.order === id)) })),
    };
  }

  async #lines(): Promise<LineRow[]> {
    if (this.#orders.length === 0) return [];
    const { rows } = await sql<LineRow>`
      select part.order_id as order, part.seller_name as seller, part.status, part.payment_status as payment,
        line.product_id as product, line.quantity
      from order_parts part join order_lines line on line.part_id = part.id
      where part.order_id in (${sql.join(this.#orders.map(({ id }) => id))}) order by seller`.execute(
      this.#shop.open.db,
    );
    return rows;
  }

  #parts(lines: readonly LineRow[]): PartShot[] {
    return [...Map.groupBy(lines, line => line.seller)].map(([seller, own]) => ({
      seller,
      status: own[0]?.status ?? 'pending',
      payment: own[0]?.payment ?? 'pending',
      lines: this.#byProduct(own.map(line => [line.product, line.quantity])),
    }));
  }

  #byProduct(pairs: readonly (readonly [ProductId, number])[]): number[] {
    const known = new Map(pairs);
    return this.#goods.map(id => known.get(id) ?? 0);
  }
}

interface LineRow extends Omit<PartShot, 'lines'> {
  readonly order: OrderId;
  readonly product: ProductId;
  readonly quantity: number;
}

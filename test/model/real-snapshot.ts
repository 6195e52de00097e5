import { sql } from 'kysely';
import { getEarnings } from '#finance/ledger/contract.ts';
import type { ReturnId, ReturnState } from '#orders/returns/return/return-states.ts';
import type { Database } from '#platform/db/database.ts';
import type { OrderId, ProductId, SellerId } from '#shared/id.ts';
import type { People } from './real-people.ts';
import type { Owed, PartShot, Snapshot } from './snapshot.ts';

interface Seen {
  readonly people: People;
  readonly orders: readonly { readonly id: OrderId; readonly who: number }[];
  readonly returns: readonly ReturnId[];
}

/** Looks at everything that the reference knows: rows of this run's people, and the balances as the shop says them. */
export async function lookAt(db: Database, { people, orders, returns }: Seen): Promise<Snapshot> {
  const { goods, buyers, sellers } = people;
  const stock = await sql<{ id: ProductId; stock: number }>`
    select id, stock from products where id in (${sql.join(goods)})`.execute(db);
  const items = await sql<{ user: string; product: ProductId; quantity: number }>`
    select user_id as user, product_id as product, quantity from cart_items
    where user_id in (${sql.join(buyers.map(buyer => buyer.id))})`.execute(db);
  const lines = await listLines(db, orders);
  const byProduct = (pairs: readonly (readonly [ProductId, number])[]) => {
    const known = new Map(pairs);
    return goods.map(id => known.get(id) ?? 0);
  };
  const partsOf = (order: OrderId): PartShot[] =>
    [
      ...Map.groupBy(
        lines.filter(line => line.order === order),
        line => line.seller,
      ),
    ].map(([seller, own]) => ({
      seller: seller === sellers.deccan ? 'deccan' : 'ritchie',
      status: own[0]?.status ?? 'pending',
      payment: own[0]?.payment ?? 'pending',
      lines: byProduct(own.map(line => [line.product, line.quantity])),
      returned: byProduct(own.map(line => [line.product, line.returned])),
      owedBack: own[0]?.owedBack ?? 0,
      sentBack: own[0]?.sentBack ?? 0,
    }));
  return {
    stock: byProduct(stock.rows.map(row => [row.id, row.stock])),
    carts: buyers.map(({ id }) =>
      byProduct(items.rows.filter(({ user }) => user === id).map(item => [item.product, item.quantity])),
    ),
    orders: orders.map(({ id, who }) => ({
      who,
      parts: partsOf(id).toSorted((one, other) => one.seller.localeCompare(other.seller)),
    })),
    returns: await listStates(db, returns),
    sellers: { deccan: await owedTo(people, sellers.deccan), ritchie: await owedTo(people, sellers.ritchie) },
  };
}

interface LineRow extends Pick<PartShot, 'status' | 'payment' | 'owedBack' | 'sentBack'> {
  readonly order: OrderId;
  readonly seller: SellerId;
  readonly product: ProductId;
  readonly quantity: number;
  readonly returned: number;
}

/** Sent is what was noted as sent by hand, or what the provider for trying has in its own books. */
async function listLines(db: Database, orders: Seen['orders']): Promise<LineRow[]> {
  if (orders.length === 0) return [];
  const { rows } = await sql<LineRow>`
    select part.order_id as order, part.seller_id as seller, part.status, part.payment_status as payment,
      line.product_id as product, line.quantity,
      coalesce((select sum(back.quantity) from return_lines back join returns r on r.id = back.return_id
        where back.line_id = line.id and r.state = 'settled'), 0)::int as returned,
      coalesce((select sum(r.amount_paise) from refunds r where r.part_id = part.id), 0)::bigint as "owedBack",
      coalesce((select sum(r.amount_paise) from refunds r where r.part_id = part.id and payment_id is null
        and state = 'settled'), 0)::bigint + coalesce((select sum(sent.amount_paise) from sandbox_refunds sent
        join refunds r on r.id = sent.refund_id where r.part_id = part.id), 0)::bigint as "sentBack"
    from order_parts part join order_lines line on line.part_id = part.id
    where part.order_id in (${sql.join(orders.map(({ id }) => id))})`.execute(db);
  return rows;
}

async function listStates(db: Database, ids: readonly ReturnId[]): Promise<ReturnState[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('returns').select(['id', 'state']).where('id', 'in', ids).execute();
  return ids.map(id => rows.find(row => row.id === id)?.state ?? 'withdrawn');
}

async function owedTo({ desks }: People, seller: SellerId): Promise<Owed> {
  const { balance, payable, held, awaitingCash } = (await desks.administrator.call(getEarnings, { seller, limit: 1 }))
    .summary;
  return { balance, payable, held, awaitingCash };
}

import { sql } from 'kysely';
import { type Times, timed } from '#bench/load/times.ts';
import type { startSession as start } from '#people/accounts/server/sign-in/sessions.ts';
import type { OpenDatabase } from '#platform/db/database.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import type { SellerId, UserId } from '#shared/id.ts';
import { dayIn } from '#shared/time/india-clock.ts';
import type { Shop } from '#src/shop.ts';
import { type OrdersCase, ordersCases } from './cases.ts';

export interface MeasuredOrders {
  readonly cases: readonly (OrdersCase & { readonly quiet: Times; readonly changed: Times })[];
  readonly exported: { readonly ms: number; readonly bytes: number };
  /** 200 orders moved by one call. */
  readonly movedMs: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const TWO_MONTHS_MS = 60 * DAY_MS;
/** So many orders, of the last days, are exported: a file has at most 100,000. */
const EXPORTED = 90_000;
/** It was refused, or the database gave it up after five seconds. */
const NEVER: Times = { p50Ms: Number.POSITIVE_INFINITY, p99Ms: Number.POSITIVE_INFINITY };

type Size = { readonly orders: number; readonly samples: number; readonly startSession: typeof start };

/** Asks for each case, first with nothing changed in between, then each time after an order has moved. */
export async function measureOrders(
  shop: Shop,
  open: OpenDatabase,
  { orders, samples, startSession }: Size,
  tell: (howFar: string) => void,
): Promise<MeasuredOrders> {
  const { db } = open;
  const { rows } = await sql<{ id: SellerId; user: UserId; administrator: UserId; number: number }>`
    select s.id, s.user_id as user, (select id from users where role = 'admin' and type = 'admin' limit 1) as administrator,
      (select min(number) from orders) + ${Math.round(orders / 2)}::int as number
    from sellers s order by (select sum(day.orders) from order_days day where day.seller_id = s.id) desc nulls last limit 1`.execute(
    db,
  );
  const [one] = rows;
  if (!one) throw new Error('there is no seller to ask for');
  const cookies = {
    administrator: `session=${await startSession(db, one.administrator, 'bench')}`,
    seller: `session=${await startSession(db, one.user, 'bench')}`,
  };
  const ask = async (who: OrdersCase['who'], url: string) => {
    const answer = await shop.app.inject({ url: url.replace('SELLER', one.id), headers: { cookie: cookies[who] } });
    if (answer.statusCode !== 200) throw new Error(`${url} answers ${answer.statusCode}: ${answer.body}`);
    return answer;
  };
  const move = () => shop.context.tx(async tx => tx.changed(cacheTag.orders, cacheTag.ordersOf(one.id)));
  const cases: MeasuredOrders['cases'][number][] = [];
  for (const each of ordersCases(orders, one.number, dayIn(new Date(Date.now() - TWO_MONTHS_MS)).slice(0, 7))) {
    tell(`${each.who}: ${each.name}`);
    const once = (at: number) => ask(each.who, each.addresses[at % each.addresses.length] ?? '');
    const quiet = await timed(samples, once, async () => {}).catch(() => NEVER);
    cases.push({ ...each, quiet, changed: quiet === NEVER ? NEVER : await timed(samples, once, move) });
  }
  const since = dayIn(new Date(Date.now() - Math.floor((365 * EXPORTED) / orders) * DAY_MS));
  const begun = performance.now();
  const { rawPayload } = await ask('administrator', `/api/admin/orders/export?from=${since}`);
  const exported = { ms: performance.now() - begun, bytes: rawPayload.length };
  return { cases, exported, movedMs: await moveMany(shop, cookies.administrator, db) };
}

async function moveMany(shop: Shop, cookie: string, db: OpenDatabase['db']): Promise<number> {
  const { rows } = await sql<{ orderId: string }>`
    select id as "orderId" from orders where status = 'pending' order by placed_at limit 200`.execute(db);
  const begun = performance.now();
  const answer = await shop.app.inject({
    method: 'PUT',
    url: '/api/admin/orders/update-many',
    headers: { cookie, 'sec-fetch-site': 'same-origin' },
    payload: { orderStatus: 'inProcess', orders: rows },
  });
  if (answer.json().data?.some((each: { outcome: string }) => each.outcome !== 'moved')) throw new Error(answer.body);
  return performance.now() - begun;
}

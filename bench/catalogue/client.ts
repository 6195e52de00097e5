import { Agent, type IncomingMessage, request } from 'node:http';
import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';

/** So many visitors ask at once. */
export const AT_ONCE = 32;

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

export interface Sent {
  readonly method?: 'GET' | 'PUT';
  /** A session. */
  readonly token?: string;
  readonly body?: object;
}

/** The text of an answer. @throws when it is not 200 */
export async function ask(url: string, { method = 'GET', token, body }: Sent = {}): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const headers = {
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(body && { 'content-type': 'application/json' }),
  };
  request(url, { agent, method, headers }, resolve)
    .on('error', reject)
    .end(body && JSON.stringify(body));
  const answer = await promise;
  const text = Buffer.concat(await answer.toArray()).toString();
  if (answer.statusCode !== 200) throw new Error(`${url} answers ${answer.statusCode}: ${text.slice(0, 500)}`);
  return text;
}

export async function askJson<Answer>(url: string, sent?: Sent): Promise<Answer> {
  return JSON.parse(await ask(url, sent));
}

/** Gives products other prices, as their editor does. */
export interface PriceChanger {
  /** The next product costs a rupee more. */
  readonly next: () => Promise<void>;
  /** Gives a product a price in rupees that no other has. @returns what gives it its own again */
  readonly give: (rupees: number) => Promise<() => Promise<void>>;
}

/** @param token an administrator's session */
export async function priceChanger(db: Database, url: string, token: string): Promise<PriceChanger> {
  const { rows } = await sql<{ id: string; rupees: number }>`
    select id, (price_paise / 100)::int as rupees from products
    where listed and sale_price_paise is null and price_paise < 100000000 order by id desc limit 1000`.execute(db);
  let at = 0;
  const give = async (id: string, price: number) => {
    await ask(`${url}/api/admin/products/edit/${id}`, { method: 'PUT', token, body: { price } });
  };
  const turn = () => {
    at += 1;
    const product = rows[at % rows.length];
    if (!product) throw new Error('nothing is on sale');
    return product;
  };
  return {
    next: async () => {
      const product = turn();
      product.rupees += 1;
      await give(product.id, product.rupees);
    },
    give: async rupees => {
      const product = turn();
      await give(product.id, rupees);
      return () => give(product.id, product.rupees);
    },
  };
}

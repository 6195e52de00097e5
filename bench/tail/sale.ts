import { type Answered, type Asked, askAll } from '#bench/load/ask.ts';
import { BROWSER_HEADERS, CONNECTIONS } from '#bench/load/load.ts';
import { CHECKOUT_STEPS, headersOf, type Turn } from '#bench/load/shopper-steps.ts';

export interface Sale {
  readonly port: number;
  /** Page and call of what is on sale. */
  readonly product: readonly string[];
  readonly listings: readonly string[];
  readonly newTurn: () => Turn;
}

/** Of a hundred visitors, two order and three look at the listing. */
const VISITORS = 100;
/** Each connection begins at another one, or all would order at once. */
const APART = 13;

/** The load of a flash sale: how long reads took, and how long the requests of those who ordered. */
export function loadSale(sale: Sale, seconds: number): Promise<Answered> {
  const listOf = (own: number) =>
    Array.from({ length: VISITORS }, (_, at) => visitor((at + own * APART) % VISITORS, sale)).flat();
  return askAll({ port: sale.port, connections: CONNECTIONS, listOf, seconds });
}

export function visitor(at: number, { product, listings, newTurn }: Sale): Asked[] {
  if (at % 50 === 25) return checkout(newTurn);
  const paths = at % 33 === 10 ? listings : product;
  return [{ kind: 'reads', method: 'GET', path: paths[at % paths.length] ?? '/', headers: BROWSER_HEADERS }];
}

function checkout(newTurn: () => Turn): Asked[] {
  let turn = newTurn();
  return CHECKOUT_STEPS.map((step, at) => ({
    kind: 'placing',
    // The price has changed since the product came into the cart: the shopper is told.
    alsoWell: 409,
    path: step.path(turn),
    setupRequest: request => {
      if (at === 0) turn = newTurn();
      const headers = { ...headersOf(step, turn), 'content-type': 'application/json' };
      return {
        ...request,
        method: step.method,
        path: step.path(turn),
        headers,
        body: JSON.stringify(step.body?.(turn)),
      };
    },
    onResponse: (status, body) => {
      if (status === 200) step.take?.(body, turn);
    },
  }));
}

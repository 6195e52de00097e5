import type { FlowCase, ReadCase } from '#bench/requests/cases.ts';
import type { Goods } from '#bench/stand/goods.ts';
import type { ServerProcess } from '#bench/stand/server-process.ts';
import type { Shopper } from '#bench/stand/shoppers.ts';
import { BROWSER_HEADERS, type Load, loadFlow, loadReads, type Send } from './load.ts';
import { headersOf, newTurn, type Turn } from './shopper-steps.ts';

/** The measured servers: the shop with its public cache, the shop without, the bare handler. */
export const SUBJECTS = ['uncached', 'cached', 'bare'] as const;
export type Subject = (typeof SUBJECTS)[number];

/** One run of load with its cost for the server. */
export interface Stretch extends Load {
  readonly cpuMicrosEach: number;
}

/** Runs load and reads the server's processor time before it and after its remaining work. */
export async function measured(
  server: ServerProcess,
  load: () => Promise<Load>,
  leftToDo: () => Promise<void>,
): Promise<Stretch> {
  const before = await server.usage();
  const result = await load();
  await leftToDo();
  const after = await server.usage();
  return { ...result, cpuMicrosEach: (after.cpuMicros - before.cpuMicros) / result.done };
}

/** Pages are requested compressed, as by browsers, except where rendering is measured, which compression would hide. */
function headersFor(each: ReadCase, subject: Subject): Readonly<Record<string, string>> {
  return each.bare === 'bytes' && subject !== 'uncached' ? BROWSER_HEADERS : {};
}

export function readLoad(each: ReadCase, goods: Goods, server: ServerProcess, subject: Subject, seconds: number) {
  return loadReads(server.port, each.addresses(goods), headersFor(each, subject), seconds);
}

/** Requests each address once, so that caches are filled before the load. */
export async function visitAll(each: ReadCase, goods: Goods, server: ServerProcess, subject: Subject): Promise<void> {
  const headers = headersFor(each, subject);
  for (const path of each.addresses(goods)) {
    const answer = await fetch(`${server.url}${path}`, { headers });
    await answer.arrayBuffer();
  }
}

export interface Crowd {
  readonly shoppers: readonly Shopper[];
  readonly goods: Goods;
}

/** Each turn has another shopper and another product, while there are enough. */
export function flowLoad(each: FlowCase, crowd: Crowd, server: ServerProcess, subject: Subject, seconds: number) {
  let turns = 0;
  return loadFlow(server.port, seconds, send => {
    const shopper = crowd.shoppers[turns % crowd.shoppers.length];
    const product = crowd.goods.products[turns % crowd.goods.products.length];
    turns += 1;
    if (!shopper || !product) throw new Error('there is nobody to shop, or nothing to buy');
    const turn = newTurn(shopper, product.id);
    return subject === 'bare' ? bareTurn(each, turn, send) : shopTurn(each, turn, send);
  });
}

async function shopTurn(flow: FlowCase, turn: Turn, send: Send): Promise<void> {
  for (const step of flow.steps) {
    const body = step.body?.(turn);
    const answer = await send({
      method: step.method,
      path: step.path(turn),
      headers: headersOf(step, turn),
      body: body && JSON.stringify(body),
    });
    step.take?.(answer, turn);
  }
}

async function bareTurn(flow: FlowCase, turn: Turn, send: Send): Promise<void> {
  const { shopper, productId, addressId, key } = turn;
  const marks = JSON.stringify({ user: shopper.id, product: productId, address: addressId, key });
  for (const [at, step] of flow.steps.entries()) {
    await send({ method: 'POST', path: `/flow/${flow.name}/${at}`, headers: headersOf(step, turn), body: marks });
  }
}

import { expect } from 'vitest';
import type { TestShop } from '#test/fixtures/shop.ts';
import { breaches } from '#test/inspect/order-invariants.ts';
import type { Point } from './dying-database.ts';
import { type ShopProcess, startProcess } from './start-process.ts';

/** Asks one server for one thing. @returns the status of the answer @throws TypeError when there is none */
export type Ask = (url: string) => Promise<number>;

export function asking(token: string, method: string, path: string, body: object): Ask {
  return async url => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const answer = await fetch(`${url}/api${path}`, { method, headers, body: JSON.stringify(body) });
    await answer.arrayBuffer();
    return answer.status;
  };
}

/** Has a server do a job now, as the queue would, and do it again after a death. */
export function askingForJob(name: string, data: object): Ask {
  return async url => {
    const headers = { 'content-type': 'application/json' };
    return (await fetch(`${url}/work/${name}`, { method: 'POST', headers, body: JSON.stringify(data) })).status;
  };
}

interface Living {
  readonly shop: TestShop;
  /** A server that goes on. */
  readonly survivor: ShopProcess;
}

/** Asks a server that dies on the way, then another one, twice; what is half done is broken at neither moment. */
export async function askThroughDeath({ shop, survivor }: Living, ask: Ask, point: Point): Promise<void> {
  const victim = await startProcess(String(shop.databaseUrl), point);
  await expect(ask(victim.url)).rejects.toThrow('fetch failed');
  expect(await victim.ended).toBe('SIGKILL');
  expect(await breaches(shop.open.db)).toEqual([]);
  for (let again = 0; again < 2; again += 1) expect(await ask(survivor.url)).toBe(200);
  expect(await breaches(shop.open.db)).toEqual([]);
}

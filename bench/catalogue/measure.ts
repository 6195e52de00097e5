import { setTimeout as pause } from 'node:timers/promises';
import { median, type Times, timesOf } from '#bench/load/times.ts';
import type { Facets, ProductList } from '#products/catalog/contract.ts';
import { ATTRIBUTED, type CatalogueCase, catalogueCases, PARTS, type Part } from './cases.ts';
import { AT_ONCE, ask, askJson, type PriceChanger } from './client.ts';

/** How the addresses of a part are asked for: one or many at once, when nothing has changed or right after a change. */
export const WAYS = ['alone', 'alone, changed', 'crowd', 'crowd, changed'] as const;
export type Way = (typeof WAYS)[number];

export interface MeasuredCase {
  readonly part: Part;
  readonly name: string;
  /** One at a time, right after a change. */
  readonly changed: Times;
}

export interface MeasuredAnswers {
  readonly parts: Readonly<Record<Part, Readonly<Record<Way, Times>>>>;
  readonly cases: readonly MeasuredCase[];
  /** So many answers came from the database instead, because the engine took too long. */
  readonly limited: number;
}

/** Each figure is the middle one of so many rounds. */
const ROUNDS = 3;
const FRESH_TRIES = 20;
/** Above every price of the shop, in rupees. */
const OWN_PRICE = 9_000_000;
const LOOK_EVERY_MS = 5;

const LIST = '/api/shop/products/get';

/** The cases for what a shop has on sale. */
async function casesOf(url: string): Promise<readonly CatalogueCase[]> {
  const { totalItems, facets } = await askJson<ProductList>(`${url}${LIST}`);
  const attributes = new Map<string, Facets['attributes']>();
  for (const kind of ATTRIBUTED)
    attributes.set(kind, (await askJson<ProductList>(`${url}${LIST}?kind=${kind}`)).facets.attributes);
  return catalogueCases(totalItems, facets, attributes);
}

/** Asks for every case in every way. @param samples of each case and round */
export async function measureAnswers(
  url: string,
  changer: PriceChanger,
  samples: number,
  tell: (howFar: string) => void,
): Promise<MeasuredAnswers> {
  const cases = await casesOf(url);
  let limited = 0;
  const timeOf = async (address: string) => {
    const begun = performance.now();
    const answer = await ask(`${url}${address}`);
    if (answer.includes('"isLimited":true')) limited += 1;
    return performance.now() - begun;
  };
  const askAtOnce = (addresses: readonly string[]) => Promise.all(addresses.map(timeOf));
  const askEach = async (addresses: readonly string[], before?: () => Promise<void>) => {
    const times: number[] = [];
    for (const address of addresses) {
      await before?.();
      times.push(await timeOf(address));
    }
    return times;
  };
  const rounds: Record<Part, Record<Way, Times[]>> = byPart(() => byWay(() => []));
  const took = new Map<CatalogueCase, Times[]>(cases.map(each => [each, []]));
  // What is compiled and opened at the first request is nothing of the catalogue's size.
  for (const { addresses } of cases) await askAtOnce(addresses.slice(0, 4));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const part of PARTS) {
      const own = cases.filter(each => each.part === part);
      const all = byWay<number[]>(() => []);
      for (const each of own) {
        tell(`round ${round + 1} of ${ROUNDS}, ${each.name}`);
        const addresses = turnsOf(each.addresses, round * samples, samples);
        // The first one may be new; then all are asked for again.
        await askEach(addresses);
        all.alone.push(...(await askEach(addresses)));
        const changed = await askEach(addresses, changer.next);
        all['alone, changed'].push(...changed);
        took.get(each)?.push(timesOf(changed));
      }
      const addresses = own.flatMap(each => each.addresses);
      const bursts = Math.ceil((own.length * samples) / AT_ONCE);
      for (let burst = 0; burst < bursts; burst += 1) {
        tell(`round ${round + 1} of ${ROUNDS}, ${part}, ${AT_ONCE} at once`);
        const some = turnsOf(addresses, (round * bursts + burst) * AT_ONCE, AT_ONCE);
        await changer.next();
        all['crowd, changed'].push(...(await askAtOnce(some)));
        all.crowd.push(...(await askAtOnce(some)));
      }
      for (const way of WAYS) rounds[part][way].push(timesOf(all[way]));
    }
  return {
    parts: byPart(part => byWay(way => middle(rounds[part][way]))),
    cases: [...took].map(([{ part, name }, times]) => ({ part, name, changed: middle(times) })),
    limited,
  };
}

/** How long after a price was changed a list finds it: the middle one and the longest of some tries, in milliseconds. */
export async function measureFreshness(
  url: string,
  changer: PriceChanger,
): Promise<{ readonly middleMs: number; readonly longestMs: number }> {
  const took: number[] = [];
  for (let at = 0; at < FRESH_TRIES; at += 1) {
    // At another moment of the feeder's turn each time.
    await pause((at * 137) % 1000);
    const price = OWN_PRICE + at;
    const begun = performance.now();
    const undo = await changer.give(price);
    for (;;) {
      const { totalItems } = await askJson<ProductList>(`${url}${LIST}?minPrice=${price}&maxPrice=${price}`);
      if (totalItems > 0) break;
      if (performance.now() - begun > 60_000) throw new Error('a changed price is not seen within a minute');
      await pause(LOOK_EVERY_MS);
    }
    took.push(performance.now() - begun);
    await undo();
  }
  return { middleMs: median(took), longestMs: Math.max(...took) };
}

/** The addresses that two servers answer differently, and how many they were asked for. */
export async function compareAnswers(
  one: string,
  other: string,
): Promise<{ readonly asked: number; readonly differing: readonly string[] }> {
  const addresses = (await casesOf(one)).flatMap(each => each.addresses);
  const differing: string[] = [];
  for (const address of addresses)
    if ((await ask(`${one}${address}`)) !== (await ask(`${other}${address}`))) differing.push(address);
  return { asked: addresses.length, differing };
}

function turnsOf(addresses: readonly string[], from: number, count: number): string[] {
  return Array.from({ length: count }, (_, at) => addresses[(from + at) % addresses.length] as string);
}

function middle(times: readonly Times[]): Times {
  return { p50Ms: median(times.map(({ p50Ms }) => p50Ms)), p99Ms: median(times.map(({ p99Ms }) => p99Ms)) };
}

function byPart<Value>(of: (part: Part) => Value): Record<Part, Value> {
  return Object.fromEntries(PARTS.map(part => [part, of(part)])) as Record<Part, Value>;
}

function byWay<Value>(of: (way: Way) => Value): Record<Way, Value> {
  return Object.fromEntries(WAYS.map(way => [way, of(way)])) as Record<Way, Value>;
}

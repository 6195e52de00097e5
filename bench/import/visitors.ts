import { setTimeout as pause } from 'node:timers/promises';
import { type Times, timesOf } from '#bench/load/times.ts';

/** What visitors notice while something else is done. */
export interface Visit extends Times {
  readonly tookMs: number;
  readonly answers: number;
}

const VISITORS = 8;
/** Between two pages of one visitor: together about a hundred pages a second. */
const THINKS_MS = 80;

/**
 * Visitors look round the shop, page after page, as long as a piece of work takes: home, lists, a search and products in
 * turn, each answer read to its end.
 */
export async function visitWhile(url: string, slugs: readonly string[], work: Promise<unknown>): Promise<Visit> {
  const times: number[] = [];
  const begun = performance.now();
  let isOver = false;
  const ends = work.finally(() => {
    isOver = true;
  });
  const visitor = async (_: unknown, who: number) => {
    for (let at = who; !isOver; at += 1) {
      const path = pathOf(at, slugs);
      const asked = performance.now();
      const answer = await fetch(`${url}${path}`);
      await answer.arrayBuffer();
      times.push(performance.now() - asked);
      if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}`);
      await pause(THINKS_MS);
    }
  };
  await Promise.all([ends, ...Array.from({ length: VISITORS }, visitor)]);
  return { tookMs: performance.now() - begun, answers: times.length, ...timesOf(times) };
}

function pathOf(at: number, slugs: readonly string[]): string {
  const paths = [
    '/',
    '/shop/listing',
    `/shop/listing?brand=samsung&page=${(at % 9) + 1}`,
    '/shop/search?keyword=cable',
    `/product/${slugs[at % slugs.length]}`,
    '/shop/listing?category=accessories&sort=newest',
  ];
  return paths[at % paths.length] ?? '/';
}

import { PAGES, type PageRow, SENT_TO, VISITORS } from '#test/rights/rows/page-rows.ts';
import { type Actor, headersOf, type Way, waysOf } from './actors.ts';
import type { Scene } from './scene.ts';

export interface Visit {
  readonly row: PageRow;
  readonly page: string;
  readonly actor: Actor;
  readonly outcome: string;
}

/** Each page with each visitor. */
export const VISITS: readonly Visit[] = PAGES.flatMap(row =>
  VISITORS.map((actor, at) => ({ row, page: row.at ?? row.page, actor, outcome: row.answers.split(' ')[at] ?? '' })),
);

/** They lead those on whom they are for. */
const DOORS: readonly string[] = ['/admin', '/admin/vendor-verification'];

/** Whether a page refuses a visitor. */
export function isSentAway({ row, actor, outcome }: Visit): boolean {
  return outcome in SENT_TO && !(DOORS.includes(row.page) && actor === 'administrator');
}

/** Asks for an address as somebody. @returns where it ended, in the words of the table */
export async function visit(scene: Scene, actor: Actor, way: Way, url: string) {
  const token = await scene.newToken(actor);
  const { statusCode, headers, body } = await scene.shop.app.inject({ url, headers: headersOf(way, token) });
  const target = String(headers.location ?? '').replace(/\?.*/, '');
  const sentTo = Object.entries(SENT_TO).find(([, page]) => page === target)?.[0];
  const words: Record<number, string | undefined> = { 200: 'opens', 302: sentTo, 404: 'nothing' };
  return {
    outcome: words[statusCode] ?? `${statusCode} ${target}`,
    location: headers.location,
    cache: headers['cache-control'],
    setsCookie: headers['set-cookie'] !== undefined,
    etag: headers.etag,
    body,
  };
}

/** Makes one visit in each way in the long run, otherwise in one, by turns as the matrix of calls. @returns what is not as it must be */
export async function visitFaults(scene: Scene, { row, page, actor, outcome }: Visit): Promise<string[]> {
  const isPublic = !row.isUnlisted && !row.answers.includes('login');
  const wanted = {
    outcome,
    setsCookie: false,
    cache: isPublic ? 'public, max-age=0, stale-if-error=600' : 'private, no-store',
    isKept: isPublic,
    location: outcome === 'login' ? `/login?from=${encodeURIComponent(page)}` : undefined,
    isEmpty: outcome in SENT_TO,
  };
  const faults: string[] = [];
  for (const way of waysTried(page, actor)) {
    const { etag, body, location, ...got } = await visit(scene, actor, way, page);
    const seen = {
      ...got,
      isKept: etag !== undefined,
      location: outcome === 'login' ? location : undefined,
      isEmpty: body === '',
    };
    for (const [what, value] of Object.entries(seen))
      if (value !== wanted[what as keyof typeof wanted]) faults.push(`${actor} by ${way} at ${page}: ${what} ${value}`);
  }
  return faults;
}

function waysTried(page: string, actor: Actor): readonly Way[] {
  const ways = waysOf(actor);
  const turn = VISITS.findIndex(visit => visit.page === page && visit.actor === actor);
  return process.env.LONG === '1' ? ways : ways.filter((_, at) => at === turn % ways.length);
}

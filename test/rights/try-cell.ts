import type { InjectOptions } from 'fastify';
import { notAllowed, signInFirst } from '#shared/api/problems.ts';
import { ACTORS, type Actor, headersOf, type Way, waysOf } from './actors.ts';
import type { Row, Sent } from './row.ts';
import type { Scene } from './scene.ts';

/** One field of the matrix: who tries what, how, and the status that must come of it. */
export interface Cell {
  readonly row: Row;
  readonly actor: Actor;
  readonly way: Way;
  readonly status: number;
}

export function cellsOf(row: Row): Cell[] {
  const statuses = row.answers.split(' ').map(Number);
  return ACTORS.flatMap((actor, at) => waysOf(actor).map(way => ({ row, actor, way, status: statuses[at] ?? 0 })));
}

export function nameOf({ row, actor, way, status }: Cell): string {
  return `${row.call}${row.on ? ` (${row.on})` : ''}: ${actor} by ${way}, ${status}`;
}

/** The request that a row is about, as somebody sends it. Networks differ, so that limits by network see many people. */
export function requestOf(
  { row, way }: Cell,
  scene: Scene,
  sent: Sent,
  token: string,
): InjectOptions & { url: string } {
  const [method, path = ''] = row.call.split(' ');
  const filled = path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(sent.params?.[name] ?? name));
  const network = scene.next();
  return {
    method: method as 'GET',
    url: `/api${filled}${sent.query ? `?${new URLSearchParams(sent.query)}` : ''}`,
    headers: headersOf(way, token),
    remoteAddress: `10.${network >> 16}.${(network >> 8) & 255}.${network & 255}`,
    ...(sent.payload && { payload: sent.payload }),
  };
}

/** A cell whose request is ready to be sent, with whatever it needs to be there. */
export interface ReadyCell {
  readonly cell: Cell;
  readonly request: InjectOptions & { url: string };
}

/** @param sent what the row sends for the actor, unless said made anew for this cell */
export async function readyCell(cell: Cell, scene: Scene, sent?: Sent): Promise<ReadyCell> {
  const request = sent ?? (await cell.row.send(scene, cell.actor));
  return { cell, request: requestOf(cell, scene, request, await scene.newToken(cell.actor)) };
}

/** What a row sends for its refused cells. As they change nothing, it is made once for all who send the same. */
export async function sentWhenRefused(row: Row, scene: Scene): Promise<(actor: Actor) => Sent> {
  const refused = [...new Set(cellsOf(row).flatMap(({ actor, status }) => (status === 200 ? [] : [actor])))];
  const isForAll = row.send.length < 2;
  const made = new Map<Actor, Sent>();
  for (const actor of isForAll ? refused.slice(0, 1) : refused) made.set(actor, await row.send(scene, actor));
  const [first] = made.values();
  return actor => made.get(actor) ?? first ?? {};
}

/** Tries one cell. @returns everything of its answer that is not as it must be; nothing when all is */
export async function tryCell({ cell, request }: ReadyCell, scene: Scene, isPublic: boolean): Promise<string[]> {
  const { row, actor, status } = cell;
  const answer = await scene.shop.app.inject(request);
  const faults: string[] = [];
  const expect = (what: string, got: unknown, wanted: unknown) => {
    if (JSON.stringify(got) !== JSON.stringify(wanted)) faults.push(`${what} ${JSON.stringify(got)}`);
  };
  const type = String(answer.headers['content-type']);
  // Without its guard a call may give a file where a refusal is due.
  const body = type.startsWith('application/json') ? answer.json<Record<string, unknown>>() : {};
  expect('status', answer.statusCode, status);
  expect('cache-control', answer.headers['cache-control'], isPublic ? PUBLIC : 'private, no-store');
  if (isPublic) expect('cookie', answer.headers['set-cookie'], undefined);
  if (status === 200) {
    if (row.isFile) expect('type', type, row.gives);
    else expect('keys', Object.keys(body).sort(), ['success', ...row.gives.split(' ').filter(Boolean)].sort());
    if (row.shows) expect('is shown', answer.body.includes(row.shows.text(scene)), row.shows.to.includes(actor));
  } else {
    expect('keys', Object.keys(body), ['success', 'code', 'message', ...(status === 400 ? ['fields'] : [])]);
    expect('code', body.code, codeOf(row, status));
  }
  return faults.map(fault => `${nameOf(cell)}: ${fault}`);
}

const PUBLIC = 'public, max-age=0, stale-if-error=600';

function codeOf(row: Row, status: number): string | undefined {
  if (status === 401) return (row.unproved ?? signInFirst).code;
  return status === 403 ? notAllowed.code : row.refusal?.code;
}

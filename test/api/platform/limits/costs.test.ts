import { writeFile } from 'node:fs/promises';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { MeasuredCost } from '#bench/costs/measured-cost.ts';
import { newTicketNumber } from '#office/contact/ticket-number.ts';
import { defaultCost } from '#platform/http/load/budgets.ts';
import type { Cost } from '#platform/http/load/costs.ts';
import { Turns } from '#platform/pages/turns.ts';
import { pageRule } from '#shared/api/pages.ts';
import type { Actor } from '#test/rights/actors.ts';
import { MATRIX, nameOfCall } from '#test/rights/matrix.ts';
import { ONCE_TRIES } from '#test/rights/once-tries.ts';
import { PAGES, VISITORS } from '#test/rights/rows/page-rows.ts';
import { type Scene, setScene } from '#test/rights/scene.ts';
import { cellsOf, requestOf } from '#test/rights/try-cell.ts';

interface Taken {
  statements: number;
  bytes: number;
  /** Pages rendered. */
  pages: number;
  cpuMs: number;
}

type Bounds = Omit<Taken, 'cpuMs'>;

/**
 * What a route of each class may take, which is the same on every machine. What is above a bound is tried again, because
 * the first time may have had something to prepare. Time differs with the machine: `npm run bench -- costs` prints it.
 */
const BOUNDS: Readonly<Record<Cost, Bounds | undefined>> = {
  kept: { statements: 2, bytes: 1_500_000, pages: 0 },
  ordinary: { statements: 16, bytes: 64_000, pages: 0 },
  page: { statements: 4, bytes: 500_000, pages: 1 },
  heavy: { statements: 60, bytes: 500_000, pages: 0 },
  hashing: { statements: 40, bytes: 64_000, pages: 0 },
  costly: undefined,
};
const TRIES = 8;
/** Where the times go for the bench, which measures each route as often as the tightest limit of a route allows. */
const REPORT = process.env.COSTS_REPORT;
const REPORTED_TRIES = 3;

/** A route that costs more than it says fails here (docs/decisions/0068). */
describe('what answering costs', () => {
  let scene: Scene;
  let pages = 0;
  const times: MeasuredCost[] = [];
  beforeAll(async () => {
    scene = await setScene();
    const { next } = Turns.prototype;
    vi.spyOn(Turns.prototype, 'next').mockImplementation(function (this: Turns) {
      pages += 1;
      return next.call(this);
    });
  });
  afterAll(async () => {
    vi.restoreAllMocks();
    if (REPORT) await writeFile(REPORT, JSON.stringify(times));
    await scene.shop.end();
  });

  const count = () => scene.shop.open.meter.timings.read().count;
  async function measured(request: InjectOptions, status = 200): Promise<Taken> {
    const statements = count();
    const pagesBefore = pages;
    const before = process.threadCpuUsage();
    const answer = await scene.shop.app.inject(request);
    const { user, system } = process.threadCpuUsage(before);
    if (status === 200) expect(answer.statusCode, answer.body).toBeLessThan(400);
    else expect(answer.statusCode).toBe(status);
    return {
      statements: count() - statements,
      bytes: answer.rawPayload.length,
      pages: pages - pagesBefore,
      cpuMs: (user + system) / 1_000,
    };
  }
  async function least(
    request: () => Promise<InjectOptions>,
    isEnough: (taken: Taken) => boolean,
    status?: number,
  ): Promise<Taken> {
    let least = await measured(await request(), status);
    for (let turn = 1; REPORT ? turn < REPORTED_TRIES : turn < TRIES && !isEnough(least); turn += 1) {
      const again = await measured(await request(), status);
      least = {
        statements: Math.min(least.statements, again.statements),
        bytes: Math.min(least.bytes, again.bytes),
        pages: Math.min(least.pages, again.pages),
        cpuMs: Math.min(least.cpuMs, again.cpuMs),
      };
    }
    return least;
  }
  function costOf(call: string): Cost {
    const route = scene.shop.api.routes.find(({ endpoint }) => nameOfCall(endpoint) === call);
    return route?.guard.isPublic ? 'kept' : (route?.cost ?? 'ordinary');
  }
  interface Expected {
    readonly name: string;
    readonly cost: Cost;
    readonly status?: number;
  }
  async function expectWithin(request: () => Promise<InjectOptions>, { name, cost, status }: Expected): Promise<void> {
    const bounds = BOUNDS[cost];
    const isWithin = ({ statements, bytes, pages }: Taken) =>
      bounds === undefined || (statements <= bounds.statements && bytes <= bounds.bytes && pages <= bounds.pages);
    const taken = await least(request, isWithin, status);
    times.push({ name, cost, cpuMs: taken.cpuMs });
    if (!bounds) return;
    expect(taken.statements, 'statements').toBeLessThanOrEqual(bounds.statements);
    expect(taken.bytes, 'bytes').toBeLessThanOrEqual(bounds.bytes);
    expect(taken.pages, 'pages rendered').toBeLessThanOrEqual(bounds.pages);
  }

  const tried = MATRIX.flatMap(row => {
    const cell = cellsOf(row).find(({ status }) => status === 200);
    return cell ? [{ row, cell, name: `${row.call}${row.on ? `: ${row.on}` : ''}` }] : [];
  });

  it('is measured for every call', () => {
    const calls = new Set([...tried.map(({ row }) => row.call), ...ONCE_TRIES.map(({ call }) => call)]);
    const live = scene.shop.api.routes.map(({ endpoint }) => nameOfCall(endpoint));
    expect(live.filter(call => !calls.has(call))).toEqual([]);
  });

  // Before the others, which leave the seller with a bank account that is too new to be paid to.
  it.each(ONCE_TRIES)('is what is said of $call', { timeout: 60_000 }, async ({ call, request }) => {
    const [method, path] = call.split(' ');
    const once = async () => ({ method: method as 'GET', url: `/api${path}`, ...(await request(scene)) });
    await expectWithin(once, { name: call, cost: costOf(call) });
  });

  it.each(tried)('is what is said of $name', { timeout: 60_000 }, async ({ row, cell, name }) => {
    const token = async (actor: Actor) => (actor === 'guest' ? '' : scene.newToken(actor));
    const request = async () => requestOf(cell, scene, await row.send(scene, cell.actor), await token(cell.actor));
    await expectWithin(request, { name, cost: costOf(row.call) });
  });

  const opened = PAGES.flatMap(row => {
    const at = row.answers.split(' ').indexOf('opens');
    return at < 0 ? [] : [{ row, actor: VISITORS[at] ?? 'guest', name: row.page }];
  });
  it.each(opened)('is what is said of the page $name', { timeout: 60_000 }, async ({ row, actor, name }) => {
    const url = row.at ?? row.page;
    const { access, isSecret } = pageRule(url.replace(/\?.*/, ''));
    const cost = !isSecret && (access === 'public' || access === 'unlisted') ? 'kept' : 'page';
    const headers = actor === 'guest' ? {} : { cookie: `session=${await scene.newToken(actor)}` };
    await expectWithin(async () => ({ url, headers }), { name, cost });
  });

  it('is no drawing of a page for numbers of tickets that there are none of', { timeout: 60_000 }, async () => {
    const guess = async () => ({ url: `/ticket?number=${newTicketNumber()}` });
    await expectWithin(guess, { name: '/ticket?number=', cost: 'kept', status: 404 });
  });

  it('is what is said of all else that is open to everybody', { timeout: 60_000 }, async () => {
    const others = scene.shop.app.served.filter(
      ({ method, url, rights }) => method === 'GET' && defaultCost(rights) === 'kept' && !/[:*]/.test(url),
    );
    expect(others.map(({ url }) => url)).toContain('/api/openapi.json');
    for (const { url } of others.filter(({ url: each }) => each !== '/api'))
      if ((await scene.shop.app.inject({ url })).statusCode < 400)
        await expectWithin(async () => ({ url, headers: { 'accept-encoding': 'gzip' } }), { name: url, cost: 'kept' });
  });
});

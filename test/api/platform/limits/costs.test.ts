import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newTicketNumber } from '#office/contact/ticket-number.ts';
import { defaultCost } from '#platform/http/load/budgets.ts';
import type { Cost } from '#platform/http/load/costs.ts';
import { pageRule } from '#shared/api/pages.ts';
import type { Actor } from '#test/rights/actors.ts';
import { MATRIX, nameOfCall } from '#test/rights/matrix.ts';
import { ONCE_TRIES } from '#test/rights/once-tries.ts';
import { PAGES, VISITORS } from '#test/rights/rows/page-rows.ts';
import { type Scene, setScene } from '#test/rights/scene.ts';
import { cellsOf, requestOf } from '#test/rights/try-cell.ts';

interface Bounds {
  readonly statements: number;
  readonly bytes: number;
  /** Of the processor, as many times what the reference takes. */
  readonly times: number;
}

/**
 * What a route of each class may take. Statements and bytes are the same on every machine; the time of the processor is
 * compared with that of `check-auth` in the same run, with much room: an ordinary call takes once to five times as much, a
 * page twenty times. What is above a bound is tried again, because the first time may have had something to prepare.
 */
const KEPT: Bounds = { statements: 2, bytes: 1_500_000, times: 12 };
const ORDINARY: Bounds = { statements: 16, bytes: 64_000, times: 25 };
const BOUNDS: Readonly<Record<Cost, Bounds | undefined>> = {
  kept: KEPT,
  ordinary: ORDINARY,
  page: { statements: 4, bytes: 500_000, times: 120 },
  heavy: { statements: 60, bytes: 500_000, times: 120 },
  hashing: { statements: 40, bytes: 64_000, times: 60 },
  costly: undefined,
};
const TRIES = 8;

interface Taken {
  statements: number;
  bytes: number;
  cpuMs: number;
}

/** A route that costs more than it says fails here (docs/decisions/0068). */
describe('what answering costs', () => {
  let scene: Scene;
  let reference: number;
  beforeAll(async () => {
    scene = await setScene();
    const { token } = await scene.shop.as(scene.asha);
    const ask = async () => ({ url: '/api/auth/check-auth', headers: { authorization: `Bearer ${token}` } });
    for (let turn = 0; turn < 20; turn += 1) await measured(await ask());
    reference = (await least(ask, () => false)).cpuMs;
  });
  afterAll(() => scene.shop.end());

  const count = () => scene.shop.open.meter.timings.read().count;
  async function measured(request: InjectOptions, status = 200): Promise<Taken> {
    const statements = count();
    const before = process.threadCpuUsage();
    const answer = await scene.shop.app.inject(request);
    const { user, system } = process.threadCpuUsage(before);
    if (status === 200) expect(answer.statusCode, answer.body).toBeLessThan(400);
    else expect(answer.statusCode).toBe(status);
    return {
      statements: count() - statements,
      bytes: answer.rawPayload.length,
      cpuMs: (user + system) / 1_000,
    };
  }
  async function least(
    request: () => Promise<InjectOptions>,
    isEnough: (taken: Taken) => boolean,
    status?: number,
  ): Promise<Taken> {
    const least = await measured(await request(), status);
    for (let turn = 1; turn < TRIES && !isEnough(least); turn += 1) {
      const { statements, bytes, cpuMs } = await measured(await request(), status);
      least.statements = Math.min(least.statements, statements);
      least.bytes = Math.min(least.bytes, bytes);
      least.cpuMs = Math.min(least.cpuMs, cpuMs);
    }
    return least;
  }
  function costOf(call: string): Cost {
    const route = scene.shop.api.routes.find(({ endpoint }) => nameOfCall(endpoint) === call);
    return route?.guard.isPublic ? 'kept' : (route?.cost ?? 'ordinary');
  }
  async function expectWithin(
    request: () => Promise<InjectOptions>,
    bounds: Bounds | undefined,
    status?: number,
  ): Promise<void> {
    const taken = await least(
      request,
      ({ statements, bytes, cpuMs }) =>
        bounds === undefined ||
        (statements <= bounds.statements && bytes <= bounds.bytes && cpuMs / reference <= bounds.times),
      status,
    );
    if (!bounds) return;
    expect(taken.statements, 'statements').toBeLessThanOrEqual(bounds.statements);
    expect(taken.bytes, 'bytes').toBeLessThanOrEqual(bounds.bytes);
    expect(taken.cpuMs / reference, 'times the reference').toBeLessThanOrEqual(bounds.times);
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
    await expectWithin(once, BOUNDS[costOf(call)]);
  });

  it.each(tried)('is what is said of $name', { timeout: 60_000 }, async ({ row, cell }) => {
    const token = async (actor: Actor) => (actor === 'guest' ? '' : scene.newToken(actor));
    const request = async () => requestOf(cell, scene, await row.send(scene, cell.actor), await token(cell.actor));
    await expectWithin(request, BOUNDS[costOf(row.call)]);
  });

  const opened = PAGES.flatMap(row => {
    const at = row.answers.split(' ').indexOf('opens');
    return at < 0 ? [] : [{ row, actor: VISITORS[at] ?? 'guest', name: row.page }];
  });
  it.each(opened)('is what is said of the page $name', { timeout: 60_000 }, async ({ row, actor }) => {
    const url = row.at ?? row.page;
    const { access, isSecret } = pageRule(url.replace(/\?.*/, ''));
    const cost = !isSecret && (access === 'public' || access === 'unlisted') ? 'kept' : 'page';
    const headers = actor === 'guest' ? {} : { cookie: `session=${await scene.newToken(actor)}` };
    await expectWithin(async () => ({ url, headers }), BOUNDS[cost]);
  });

  it('is no drawing of a page for numbers of tickets that there are none of', { timeout: 60_000 }, async () => {
    const guess = async () => ({ url: `/ticket?number=${newTicketNumber()}` });
    await expectWithin(guess, { ...KEPT, times: ORDINARY.times }, 404);
  });

  it('is what is said of all else that is open to everybody', { timeout: 60_000 }, async () => {
    const others = scene.shop.app.served.filter(
      ({ method, url, rights }) => method === 'GET' && defaultCost(rights) === 'kept' && !/[:*]/.test(url),
    );
    expect(others.map(({ url }) => url)).toContain('/api/openapi.json');
    for (const { url } of others.filter(({ url: each }) => each !== '/api'))
      if ((await scene.shop.app.inject({ url })).statusCode < 400)
        await expectWithin(async () => ({ url, headers: { 'accept-encoding': 'gzip' } }), KEPT);
  });
});

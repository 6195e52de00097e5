import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anyone, type Guard, signedIn } from '#platform/http/serving/guard.ts';
import { PAGE_RULES } from '#shared/api/pages.ts';
import { MATRIX, nameOfCall, tryRow } from '#test/rights/matrix.ts';
import { type Scene, setScene } from '#test/rights/scene.ts';
import { watchTables } from '#test/rights/table-watch.ts';
import { VISITS, visitFaults } from '#test/rights/visit.ts';

type Mutable<Thing> = { -readonly [Key in keyof Thing]: Thing[Key] };

/** Takes away one guard after the other, in this process only, and sees that the matrix notices (R37.6). */
describe('every guard is needed', () => {
  let scene: Scene;
  let changed: () => Promise<string[]>;
  beforeAll(async () => {
    scene = await setScene();
    changed = await watchTables(scene.shop.open);
  });
  afterAll(() => scene.shop.end());

  /** The matrix of one call with another guard than its own. */
  async function faultsUnder(guard: Guard, route: Mutable<Scene['shop']['api']['routes'][number]>): Promise<number> {
    const own = route.guard;
    route.guard = guard;
    try {
      let faults = 0;
      for (const row of MATRIX)
        if (row.call === nameOfCall(route.endpoint)) faults += (await tryRow(row, scene, changed)).length;
      return faults;
    } finally {
      route.guard = own;
    }
  }

  it('of each call: without it, and with one that only asks for a session, cells of its rows fail', async ({
    task,
  }) => {
    const figures: Record<string, string> = {};
    const unnoticed: string[] = [];
    for (const route of scene.shop.api.routes) {
      if (!route.guard.refusal(null)) continue;
      const name = nameOfCall(route.endpoint);
      const without = await faultsUnder(anyone, route);
      if (without === 0) unnoticed.push(`${name} without its guard`);
      figures[name] = `${route.guard.name} taken away, ${without} faults`;
      if (route.guard === signedIn) continue;
      const loosened = await faultsUnder(signedIn, route);
      if (loosened === 0) unnoticed.push(`${name} for anybody with a session`);
      figures[name] += `; signedIn in its place, ${loosened} faults`;
    }
    task.meta.figures = { 'calls whose guard was taken away': String(Object.keys(figures).length), ...figures };
    expect(unnoticed).toEqual([]);
    expect(Object.keys(figures).length).toBeGreaterThan(0);
  });

  it('of each page: without its rule, visits end otherwise', async ({ task }) => {
    const figures: Record<string, string> = {};
    for (const rule of PAGE_RULES as readonly Mutable<(typeof PAGE_RULES)[number]>[]) {
      const { access } = rule;
      if (access === 'public') continue;
      rule.access = access === 'unlisted' ? 'public' : 'unlisted';
      let faults = 0;
      for (const visit of VISITS) faults += (await visitFaults(scene, visit)).length;
      rule.access = access;
      expect(faults, `${rule.path} without ${access}`).toBeGreaterThan(0);
      figures[`${rule.path}`] = `${access} taken away, ${faults} faults`;
    }
    task.meta.figures = figures;
    expect(Object.keys(figures).length).toBeGreaterThan(0);
  });

  it('and with all of them in place again nothing fails', async () => {
    // By now each of them has been wrong too often to try another password.
    await sql`delete from throttles`.execute(scene.shop.open.db);
    for (const row of MATRIX) expect(await tryRow(row, scene, changed)).toEqual([]);
    for (const visit of VISITS) expect(await visitFaults(scene, visit)).toEqual([]);
  });
});

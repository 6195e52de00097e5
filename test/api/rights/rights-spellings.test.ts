import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MATRIX } from '#test/rights/matrix.ts';
import type { Sent } from '#test/rights/row.ts';
import { type Scene, setScene } from '#test/rights/scene.ts';
import { SPELLINGS } from '#test/rights/spellings.ts';
import { watchTables } from '#test/rights/table-watch.ts';
import { type Cell, cellsOf, nameOf, requestOf } from '#test/rights/try-cell.ts';

const REFUSALS = [401, 403, 404];
/** A spelling that slips past one guard slips past it for everybody, so `npm test` tries one of each kind of refusal. */
const tried = (cells: readonly Cell[]) =>
  process.env.LONG === '1'
    ? cells
    : REFUSALS.flatMap(refusal => cells.filter(({ status }) => status === refusal).slice(-1));
const ROWS = MATRIX.map(row => ({
  name: `${row.call}${row.on ? `: ${row.on}` : ''}`,
  refused: tried(cellsOf(row).filter(({ status, way }) => REFUSALS.includes(status) && way === 'cookie')),
})).filter(({ refused }) => refused.length > 0);

/** docs/security-cases.md B9 */
describe('a call that somebody may not make', () => {
  let scene: Scene;
  let changed: () => Promise<string[]>;
  beforeAll(async () => {
    scene = await setScene();
    changed = await watchTables(scene.shop.open);
  });
  afterAll(() => scene.shop.end());

  it.each(ROWS)('is refused, and changes nothing, however it is written: $name', async ({ refused }) => {
    const ready: { cell: Cell; sent: Sent; token: string }[] = [];
    for (const cell of refused)
      ready.push({ cell, sent: await cell.row.send(scene, cell.actor), token: await scene.newToken(cell.actor) });
    const slipped: string[] = [];
    await changed();
    for (const { cell, sent, token } of ready)
      for (const [name, spell] of Object.entries(SPELLINGS)) {
        const answer = await scene.shop.app.inject(spell(requestOf(cell, scene, sent, token)));
        // Each is told as on the plain path, or that there is nothing here.
        const isRefused =
          [cell.status, 400, 404].includes(answer.statusCode) && !answer.body.includes('"success":true');
        if (!isRefused) slipped.push(`${nameOf(cell)}, ${name}: ${answer.statusCode}`);
      }
    expect(slipped).toEqual([]);
    expect(await changed()).toEqual([]);
  });
});

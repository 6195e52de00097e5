import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MATRIX, nameOfCall, tryRow } from '#test/rights/matrix.ts';
import { type Scene, setScene } from '#test/rights/scene.ts';
import { watchTables } from '#test/rights/table-watch.ts';

/** R37; docs/security-cases.md B7, F1 */
describe('who may make which call', () => {
  let scene: Scene;
  let changed: () => Promise<string[]>;
  beforeAll(async () => {
    scene = await setScene();
    changed = await watchTables(scene.shop.open);
  });
  afterAll(() => scene.shop.end());

  it('is said for every call there is, and for none that is not', () => {
    const live = scene.shop.api.routes.map(({ endpoint }) => nameOfCall(endpoint));
    expect([...new Set(MATRIX.map(({ call }) => call))].sort()).toEqual(live.sort());
  });

  it('is tried with an eye that sees one changed field of one row and one job, and sees nothing where nothing changed', async () => {
    await changed();
    expect(await changed()).toEqual([]);
    await scene.shop.open.db.updateTable('products').set({ hsn: '85171301' }).where('id', '=', scene.product).execute();
    expect(await changed()).toEqual(['products']);
    await scene.shop.context.tx(tx => tx.later('media.forget', { keys: [] }));
    expect(await changed()).toEqual(['jobs.job']);
  });

  it.each(MATRIX.map(row => ({ row, name: `${row.call}${row.on ? `: ${row.on}` : ''}` })))(
    'holds for each actor, by cookie and by bearer: $name',
    async ({ row }) => {
      expect(await tryRow(row, scene, changed)).toEqual([]);
    },
  );
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changedTables, type Fingerprint, fingerprinter } from '#test/rights/fingerprint.ts';
import { MATRIX, nameOfCall, tryRow } from '#test/rights/matrix.ts';
import { type Scene, setScene } from '#test/rights/scene.ts';

/** R37; docs/security-cases.md B7, F1 */
describe('who may make which call', () => {
  let scene: Scene;
  let read: () => Promise<Fingerprint>;
  beforeAll(async () => {
    scene = await setScene();
    read = await fingerprinter(scene.shop.open.db);
  });
  afterAll(() => scene.shop.end());

  it('is said for every call there is, and for none that is not', () => {
    const live = scene.shop.api.routes.map(({ endpoint }) => nameOfCall(endpoint));
    expect([...new Set(MATRIX.map(({ call }) => call))].sort()).toEqual(live.sort());
  });

  it('is tried with an eye that sees one changed field of one row, and sees nothing where nothing changed', async () => {
    const before = await read();
    expect(changedTables(before, await read())).toEqual([]);
    await scene.shop.open.db.updateTable('products').set({ hsn: '85171301' }).where('id', '=', scene.product).execute();
    expect(changedTables(before, await read())).toEqual(['products']);
  });

  it.each(MATRIX.map(row => ({ row, name: `${row.call}${row.on ? `: ${row.on}` : ''}` })))(
    'holds for each actor, by cookie and by bearer: $name',
    async ({ row }) => {
      expect(await tryRow(row, scene, read)).toEqual([]);
    },
  );
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rightsDocument } from '#test/rights/rights-document.ts';
import { type Scene, setScene } from '#test/rights/scene.ts';

/** R37.1 */
describe('docs/rights.md', () => {
  let scene: Scene;
  beforeAll(async () => {
    scene = await setScene();
  });
  afterAll(() => scene.shop.end());

  it('says who may what as it is in force', async () => {
    await expect(rightsDocument(scene.shop.api)).toMatchFileSnapshot('../../docs/rights.md');
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiDocument, clientText } from '#bin/client/client-text.ts';
import { apiDocument } from '#test/rights/api-document.ts';
import { rightsDocument } from '#test/rights/rights-document.ts';
import { type Scene, setScene } from '#test/rights/scene.ts';

/** R37.1 */
describe('the documents made from what is served', () => {
  let scene: Scene;
  beforeAll(async () => {
    scene = await setScene();
  });
  afterAll(() => scene.shop.end());

  it('docs/rights.md says who may what as it is in force', async () => {
    await expect(rightsDocument(scene.shop.api)).toMatchFileSnapshot('../../../docs/rights.md');
  });

  it('docs/api.md says every call as its contract does', async () => {
    await expect(apiDocument(scene.shop.api)).toMatchFileSnapshot('../../../docs/api.md');
  });

  it('the client has every call as the API document does', async () => {
    const document = (await scene.shop.app.inject({ url: '/api/openapi.json' })).json<ApiDocument>();
    await expect(clientText(document)).toMatchFileSnapshot('../../../packages/client/src/api.ts');
  });
});

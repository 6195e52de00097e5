import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { NOTHING_SAID } from '#products/catalog/product/product-content.ts';
import { EngineClient } from '#products/catalog/server/engine/opensearch/engine-client.ts';
import { IndexAdmin } from '#products/catalog/server/engine/opensearch/index-admin.ts';
import { PRODUCT_INDEX } from '#products/catalog/server/engine/opensearch/mapping.ts';
import { documentsOf } from '#products/catalog/server/engine/opensearch/product-document.ts';
import { readSearchUrl, type SearchSettings } from '#products/catalog/server/engine/opensearch/search-settings.ts';
import type { IndexedRow } from '#products/catalog/server/index/index.queries.ts';
import type { ProductId, SellerId } from '#shared/id.ts';
import { engineUrl } from './tried-engine.ts';

const CAMERA: IndexedRow = {
  ...NOTHING_SAID,
  ...{ id: '01980000-0000-7000-8000-000000000001' as ProductId, title: 'bag for camera', otherTitles: '' },
  ...{ words: 'bag for camera', print: 1, brand: 'boat', section: 'featured', kind: 'other', condition: 'new' },
  ...{ origin: 'India', average: 4, reviews: 2, inStock: true, onSale: false, offerKey: 0, paid: 100, created: 1 },
  ...{ sellerId: '01980000-0000-7000-8000-000000000000' as SellerId, attributes: {} },
};

it('an index of a former version takes the documents of this one once it has its fields', async () => {
  const client = new EngineClient(readSearchUrl(`${engineUrl()}/t${randomUUID()}`) as SearchSettings);
  const admin = new IndexAdmin(client);
  const pair = admin.pairOf('1');
  const { ownWords: _, better, ...properties } = PRODUCT_INDEX.mappings.properties;
  const { ownWords: __, ...ofBetter } = better.properties;
  const mappings = { dynamic: 'strict', properties: { ...properties, better: { ...better, properties: ofBetter } } };
  await client.call('PUT', `/${pair.products}`, { settings: PRODUCT_INDEX.settings, mappings });
  await admin.make(pair, 'test', async () => 1);
  const write = () => admin.write(pair, { documents: documentsOf([CAMERA], new Map()), gone: [] }, 1, true);

  expect((await write()).refused).toMatchObject([{ id: CAMERA.id }]);
  await admin.addFields(pair);
  expect(await write()).toEqual({ later: [], refused: [] });
});

import type { OpenDatabase } from '#platform/db/database.ts';
import { prepareShop } from '#process/prepare-shop.ts';
import { growCatalogue } from '#products/catalog/server/catalog.ts';
import { openShop } from '#src/shop.ts';
import { quietShop } from './shop-server.ts';

/** The demo shop, grown as `npm run seed -- --products` does it. */
export async function growShop(
  open: OpenDatabase,
  dataDir: string,
  productCount: number,
  tell: (howFar: string) => void,
): Promise<void> {
  const shop = await openShop(open, quietShop(dataDir));
  const nobody = { brandName: undefined, gstin: undefined, adminEmail: undefined, adminPassword: undefined };
  await prepareShop(shop.context, { ...nobody, seed: 'demo' }, tell);
  await growCatalogue(shop.context, productCount, soFar => tell(`${soFar}`));
  await shop.close();
}

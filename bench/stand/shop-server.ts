import { resolve } from 'node:path';
import type { ShopSettings } from '#config/shop-settings.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { builtPages } from '#platform/pages/built-pages.ts';
import { prepareSearch } from '#products/catalog/server/engine/live-search.ts';
import { readSearchUrl } from '#products/catalog/server/engine/opensearch/search-settings.ts';
import { openShop } from '#src/shop.ts';
import { NO_RESERVE_LIMITS } from '#test/fixtures/no-reserve-limits.ts';
import { serveMeasured } from './measured-process.ts';

/** The path of this program in the project. */
export const SHOP_SERVER = 'bench/stand/shop-server.ts';

export interface ShopServerSettings {
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly isCached: boolean;
  /** With the limits and shares of a real shop; clients name their networks. */
  readonly isHeld?: boolean;
  /** On which several of them listen. */
  readonly sharedPort?: number;
  /** A search engine; without it, the index is in memory. */
  readonly searchUrl?: string | undefined;
}

/** A shop in this process that runs no jobs. */
export function quietShop(dataDir: string) {
  const mail = { smtpUrl: undefined, dataDir, publicUrl: undefined };
  return { publicUrl: undefined, trustProxy: false, logLevel: 'silent', mail, worksJobs: false } satisfies ShopSettings;
}

/** The shop's settings as in production, but for the limits of a network, and for the public cache, which can be without room. */
export async function shopSettings({
  dataDir,
  isCached,
  isHeld,
  searchUrl,
}: ShopServerSettings): Promise<ShopSettings> {
  const search = searchUrl === undefined ? undefined : readSearchUrl(searchUrl);
  if (typeof search === 'string') throw new Error(`the address of the search engine ${search}`);
  return {
    publicUrl: undefined,
    // Without it there is no sitemap.
    address: 'https://shop.example',
    trustProxy: isHeld ? 1 : false,
    logLevel: 'warn',
    mail: { smtpUrl: undefined, dataDir, publicUrl: undefined },
    search,
    worksJobs: true,
    // Hundreds of connections come from this machine.
    ...(!isHeld && { limits: {}, paces: {} }),
    // A few shoppers order all the time and receive nothing.
    reserveLimits: NO_RESERVE_LIMITS,
    pages: await builtPages(resolve(import.meta.dirname, '../../build')),
    ...(!isCached && { publicCacheBytes: 0 }),
  };
}

if (import.meta.main) {
  const settings = JSON.parse(process.argv[2] ?? '') as ShopServerSettings;
  const open = await openDatabase(settings);
  const shop = await openShop(open, await shopSettings(settings));
  await prepareSearch(shop.context);
  await serveMeasured(shop.app, () => shop.close().finally(open.close), settings.sharedPort);
}

import './catalog.tables.ts';
import { getHomeGoods } from '#features/catalog/contract.ts';
import { everybody } from '#platform/http/guard.ts';
import { type Api, serve } from '#platform/http/serve.ts';

export function serveCatalog(api: Api): void {
  serve(api, getHomeGoods, everybody, async () => ({ sections: [], brands: [], kinds: [] }));
}

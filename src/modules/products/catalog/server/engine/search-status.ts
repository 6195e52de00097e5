import type { Ctx } from '#platform/context.ts';
import { feedStatus } from '#products/catalog/server/engine/feeding/feed.queries.ts';

const REACHED_WITHIN_MS = 2_000;

/** How search is, for the status page. */
export async function searchStatus({ db, ports: { searchEngine }, now }: Ctx) {
  const nothingWaits = { waiting: 0, oldestSeconds: 0, isBuilding: false };
  if (!searchEngine) return { engine: 'memory' as const, reachMs: null, ...nothingWaits };
  const begun = performance.now();
  const [{ waiting, waitsSince, building }, reachMs] = await Promise.all([
    feedStatus(db),
    searchEngine.call('POST', `/${searchEngine.name}/_search`, '{"size":0}', REACHED_WITHIN_MS).then(
      () => performance.now() - begun,
      () => null,
    ),
  ]);
  const oldestSeconds = waitsSince ? Math.max(0, (now().getTime() - waitsSince.getTime()) / 1000) : 0;
  return { engine: 'opensearch' as const, reachMs, waiting, oldestSeconds, isBuilding: building !== null };
}

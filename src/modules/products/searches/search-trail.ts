import type { ProductId } from '#shared/id.ts';

/** In the session of one tab: the products that were opened after a search, and what was searched for. */
const TRAIL = 'searchTrail';
const MAX_TRAIL = 50;

type Trail = Readonly<Record<ProductId, string>>;

/** Empty if the browser keeps nothing, or something else is there. */
function readTrail(): Trail {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(TRAIL) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Trail) : {};
  } catch {
    return {};
  }
}

/** Remembers which search led to a product. */
export function rememberOpened(keyword: string, productId: ProductId): void {
  const { [productId]: _before, ...others } = readTrail();
  const entries = [...Object.entries(others), [productId, keyword]].slice(-MAX_TRAIL);
  try {
    sessionStorage.setItem(TRAIL, JSON.stringify(Object.fromEntries(entries)));
  } catch {
    // A browser that keeps nothing counts no purchases.
  }
}

/** The search that led to a product in this tab; undefined if none did. */
export function searchBehind(productId: ProductId): string | undefined {
  const keyword: unknown = readTrail()[productId];
  return typeof keyword === 'string' ? keyword : undefined;
}

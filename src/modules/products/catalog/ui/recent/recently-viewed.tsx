import { useEffect, useState } from 'react';
import { useLocation, useNavigationType, useRouteLoaderData } from 'react-router';
import type { ProductDetail } from '#products/catalog/product/product.schema.ts';
import { rememberViewed } from '#products/catalog/recent/viewed-products.ts';
import * as paths from '#shared/paths/paths.ts';
import { RecentPlace } from './recent-place.tsx';

/**
 * Remembers the product of this page in the browser, and shows those viewed before below product pages and the home page.
 * Loaded with what nobody waits for.
 */
export function RecentlyViewed() {
  const { pathname, key } = useLocation();
  const [hasMoved, setMoved] = useState(false);
  // The page that was opened first is a POP too.
  const isBack = useNavigationType() === 'POP' && hasMoved;
  const loaded = useRouteLoaderData('product.route') as { product?: ProductDetail } | undefined;
  const id = loaded?.product?._id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that is left, whichever it is
  useEffect(() => () => setMoved(true), [key]);
  useEffect(() => {
    if (id) rememberViewed(id);
  }, [id]);
  return id || pathname === paths.home ? <RecentPlace key={pathname} without={id} isBack={isBack} /> : null;
}

import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { viewedIds, viewedProducts } from '#products/catalog/recent/viewed-products.ts';
import type { ProductId } from '#shared/id.ts';

const RecentRail = lazy(async () => ({ default: (await import('./recent-rail.tsx')).RecentRail }));

/**
 * Loads the row once its place comes near, if there is something to show.
 * @param isBack whether the page was returned to, which then stays where it was left
 */
export function RecentPlace({ without, isBack }: { without: ProductId | undefined; isBack: boolean }) {
  const [place, setPlace] = useState<Element>();
  const ids = viewedIds(useSyncExternalStore(viewedProducts.follow, viewedProducts.read)).filter(id => id !== without);
  useEffect(() => {
    // An empty element at the end of every page (`ShopLayout`).
    const element = document.getElementById('recent');
    if (!element) return;
    let isFirst = isBack;
    const watcher = new IntersectionObserver(
      ([entry]) => {
        const wasThere = isFirst;
        isFirst = false;
        // In view on the way back: it would push away what is being read.
        if (!entry?.isIntersecting || (wasThere && entry.boundingClientRect.top < innerHeight)) return;
        setPlace(element);
        watcher.disconnect();
      },
      { rootMargin: '400px' },
    );
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [isBack]);
  if (!place || ids.length === 0) return null;
  return createPortal(
    <Suspense>
      <RecentRail ids={ids} />
    </Suspense>,
    place,
  );
}

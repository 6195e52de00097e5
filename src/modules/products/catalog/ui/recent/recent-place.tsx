import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { viewedIds, viewedProducts } from '#products/catalog/recent/viewed-products.ts';
import type { ProductId } from '#shared/id.ts';

const RecentRail = lazy(async () => ({ default: (await import('./recent-rail.tsx')).RecentRail }));

/** Loads the row once its place comes near, if there is something to show. */
export function RecentPlace({ without }: { without: ProductId | undefined }) {
  const [place, setPlace] = useState<Element>();
  const ids = viewedIds(useSyncExternalStore(viewedProducts.follow, viewedProducts.read)).filter(id => id !== without);
  useEffect(() => {
    // An empty element at the end of every page (`ShopLayout`).
    const element = document.getElementById('recent');
    if (!element) return;
    let isFirst = true;
    const watcher = new IntersectionObserver(
      ([entry]) => {
        const wasThere = isFirst;
        isFirst = false;
        // In view from the beginning, as on the way back: it would push away what is being read.
        if (!entry?.isIntersecting || (wasThere && entry.boundingClientRect.top < innerHeight)) return;
        setPlace(element);
        watcher.disconnect();
      },
      { rootMargin: '400px' },
    );
    watcher.observe(element);
    return () => watcher.disconnect();
  }, []);
  if (!place || ids.length === 0) return null;
  return createPortal(
    <Suspense>
      <RecentRail ids={ids} />
    </Suspense>,
    place,
  );
}

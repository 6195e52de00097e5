import { ComparisonBar } from '#products/catalog/ui/comparison/comparison-bar.tsx';
import { RecentlyViewed } from '#products/catalog/ui/recent/recently-viewed.tsx';
import { WishlistSync } from '#products/wishlist/ui/sync/wishlist-sync.tsx';
import { PinSync } from '#shop/delivery/ui/pin-sync.tsx';
import { LaterLayout } from './later-layout.tsx';
import { VisitSpeed } from './visit-speed.ts';

export function Later() {
  return (
    <>
      <ComparisonBar />
      <WishlistSync />
      <PinSync />
      <RecentlyViewed />
      <LaterLayout />
      <VisitSpeed />
    </>
  );
}

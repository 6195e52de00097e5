import { useRef, useState } from 'react';
import { VisuallyHidden } from '#design/layout/visually-hidden.tsx';
import { useReorder } from '#design/tables/use-reorder.ts';
import type { FeatureImage } from '#products/banners/features.contract.ts';
import { BannerItem } from './banner-item.tsx';
import styles from './banner-list.module.css';
import { EditBanner } from './edit-banner.tsx';
import type { Banners } from './use-banners.ts';

/** The banners, which are reordered by their handle with pointer or arrow keys. */
export function BannerList({ banners, shown }: { banners: Banners; shown: readonly FeatureImage[] }) {
  const list = useRef<HTMLOListElement>(null);
  const [editing, setEditing] = useState<FeatureImage>();
  const [announced, announce] = useState('');
  const reorder = useReorder(banners.move, banners.keepOrder);
  return (
    <>
      <ol className={styles.list} ref={list}>
        {shown.map((banner, index) => (
          <BannerItem
            key={banner._id}
            banner={banner}
            at={index}
            of={shown.length}
            isDragged={reorder.dragged === index}
            onTake={event => reorder.take(event, list.current, index)}
            onStep={to => {
              banners.move(index, to);
              announce(`Banner moved to position ${to + 1} of ${shown.length}`);
            }}
            onStepped={banners.keepOrder}
            onEdit={() => setEditing(banner)}
            onDelete={() => void banners.remove(banner)}
          />
        ))}
      </ol>
      <EditBanner
        banner={editing}
        onClose={() => setEditing(undefined)}
        onSaved={() => {
          setEditing(undefined);
          banners.askAgain();
        }}
      />
      <VisuallyHidden>
        <span role="status">{announced}</span>
      </VisuallyHidden>
    </>
  );
}

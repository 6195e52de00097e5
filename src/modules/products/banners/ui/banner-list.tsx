import { useRef, useState } from 'react';
import { VisuallyHidden } from '#design/layout/visually-hidden.tsx';
import { Dialog } from '#design/overlays/dialog.tsx';
import { useReorder } from '#design/tables/use-reorder.ts';
import { changeFeature, type FeatureImage } from '#products/banners/features.contract.ts';
import { DialogForm } from '#routing/forms/dialog-form.tsx';
import { useForm } from '#routing/forms/use-form.ts';
import { call } from '#shared/api/browser-call.ts';
import { BannerFields, type TypedWords } from './banner-fields.tsx';
import { BannerItem } from './banner-item.tsx';
import styles from './banner-list.module.css';
import type { Banners } from './use-banners.ts';

/** The banners, which are reordered by their handle with pointer or arrow keys. */
export function BannerList({ banners, shown }: { banners: Banners; shown: readonly FeatureImage[] }) {
  const list = useRef<HTMLOListElement>(null);
  const [editing, setEditing] = useState<FeatureImage>();
  const [announced, announce] = useState('');
  const reorder = useReorder(banners.move, banners.saveOrder);
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
            onStepped={banners.saveOrder}
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

interface EditBannerProps {
  readonly banner: FeatureImage | undefined;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

function EditBanner({ banner, onClose, onSaved }: EditBannerProps) {
  return (
    <Dialog open={banner !== undefined} onClose={onClose} title="Edit banner" size="sm">
      {banner && <EditForm key={banner._id} banner={banner} onClose={onClose} onSaved={onSaved} />}
    </Dialog>
  );
}

function EditForm({ banner, onClose, onSaved }: EditBannerProps & { readonly banner: FeatureImage }) {
  const form = useForm({
    start: { words: { alt: banner.alt, product: banner.product } as TypedWords },
    send: ({ words: { alt, product } }) =>
      call(changeFeature, { bannerId: banner._id, alt, productId: product?.id ?? null }),
    failed: 'Something went wrong',
    onDone: onSaved,
  });
  return (
    <DialogForm form={form} verb="Save" onCancel={onClose}>
      <BannerFields words={form.typed.words} onChange={words => form.change({ words })} />
    </DialogForm>
  );
}

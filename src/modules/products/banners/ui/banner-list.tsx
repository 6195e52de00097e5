import GripVertical from 'lucide-react/icons/grip-vertical';
import { type PointerEvent, useRef, useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { IconButton } from '#design/buttons/icon-button.tsx';
import { VisuallyHidden } from '#design/layout/visually-hidden.tsx';
import { Dialog } from '#design/overlays/dialog.tsx';
import { moveByKey } from '#design/overlays/move-by-key.ts';
import { useReorder } from '#design/tables/use-reorder.ts';
import { classes } from '#design/theme/classes.ts';
import { changeFeature, type FeatureImage } from '#products/banners/features.contract.ts';
import { pictureSources } from '#products/media/picture-sources.ts';
import { DialogForm } from '#routing/forms/dialog-form.tsx';
import { useForm } from '#routing/forms/use-form.ts';
import { call } from '#shared/api/browser-call.ts';
import { t } from '#shared/language/t.ts';
import { BannerFields, type TypedBannerWords } from './banner-fields.tsx';
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
              announce(t('products.banners.list.moved', { to: to + 1, count: shown.length }));
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
    <Dialog open={banner !== undefined} onClose={onClose} title={t('products.banners.list.edit')} size="sm">
      {banner && <EditForm key={banner._id} banner={banner} onClose={onClose} onSaved={onSaved} />}
    </Dialog>
  );
}

function EditForm({ banner, onClose, onSaved }: EditBannerProps & { readonly banner: FeatureImage }) {
  const form = useForm({
    start: { words: banner as TypedBannerWords },
    send: ({ words: { alt, alts, product } }) =>
      call(changeFeature, { bannerId: banner._id, alt, alts, productId: product?.id ?? null }),
    failed: t('products.banners.wrong'),
    onDone: onSaved,
  });
  return (
    <DialogForm form={form} verb={t('products.banners.list.save')} onCancel={onClose}>
      <BannerFields words={form.typed.words} onChange={words => form.change({ words })} />
    </DialogForm>
  );
}

interface BannerItemProps {
  readonly banner: FeatureImage;
  readonly at: number;
  readonly of: number;
  readonly isDragged: boolean;
  readonly onTake: (event: PointerEvent<HTMLElement>) => void;
  readonly onStep: (to: number) => void;
  readonly onStepped: () => void;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** One banner with its drag handle, its link, and its buttons. */
function BannerItem({ banner, at, of, isDragged, ...acts }: BannerItemProps) {
  const { alt, headline, product } = banner;
  const name = headline || alt || t('products.banners.list.numbered', { at: at + 1 });
  return (
    <li className={classes(styles.item, isDragged && styles.dragged)} data-reorder="">
      <img
        className={styles.picture}
        {...pictureSources(banner.image, 960)}
        sizes="600px"
        alt={alt}
        draggable={false}
      />
      <div className={styles.foot}>
        <IconButton
          className={styles.handle}
          label={t('products.banners.list.move', { name, at: at + 1, count: of })}
          title={t('products.banners.list.drag')}
          icon={<GripVertical aria-hidden="true" />}
          onPointerDown={acts.onTake}
          onKeyDown={event => moveByKey(event, at, of, acts.onStep)}
          onKeyUp={event => event.key.startsWith('Arrow') && acts.onStepped()}
        />
        <p className={styles.words}>
          <span className={styles.name}>{name}</span>
          <span className={styles.link}>
            {product
              ? product.listed
                ? t('products.banners.list.linksTo', { title: product.title })
                : t('products.banners.list.linksToUnlisted', { title: product.title })
              : t('products.banners.list.noLink')}
          </span>
        </p>
        <Button size="sm" tone="outline" aria-label={t('products.banners.list.editOf', { name })} onClick={acts.onEdit}>
          {t('products.banners.list.editButton')}
        </Button>
        <Button
          size="sm"
          tone="quiet"
          aria-label={t('products.banners.list.deleteOf', { name })}
          onClick={acts.onDelete}
        >
          {t('products.banners.list.delete')}
        </Button>
      </div>
    </li>
  );
}

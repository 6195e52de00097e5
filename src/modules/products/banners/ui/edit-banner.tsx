import { useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { Dialog } from '#design/overlays/dialog.tsx';
import type { FeatureImage } from '#products/banners/features.contract.ts';
import { BannerFields } from './banner-fields.tsx';
import styles from './edit-banner.module.css';
import type { BannerWords } from './use-banners.ts';

export interface EditBannerProps {
  readonly banner: FeatureImage | undefined;
  readonly onClose: () => void;
  readonly onSave: (words: BannerWords) => Promise<void>;
}

/** What a banner says and where it leads, changed. */
export function EditBanner({ banner, onClose, onSave }: EditBannerProps) {
  return (
    <Dialog open={banner !== undefined} onClose={onClose} title="Edit banner" size="sm">
      {banner && <Fields key={banner._id} banner={banner} onClose={onClose} onSave={onSave} />}
    </Dialog>
  );
}

function Fields({ banner, onClose, onSave }: EditBannerProps & { readonly banner: FeatureImage }) {
  const [words, setWords] = useState({ alt: banner.alt, product: banner.product });
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    await onSave({ alt: words.alt, productId: words.product?.id ?? null });
    setSaving(false);
  };
  return (
    <form
      className={styles.form}
      onSubmit={event => {
        event.preventDefault();
        void save();
      }}
    >
      <BannerFields words={words} onChange={setWords} />
      <div className={styles.acts}>
        <Button tone="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button tone="primary" type="submit" busy={isSaving}>
          Save
        </Button>
      </div>
    </form>
  );
}

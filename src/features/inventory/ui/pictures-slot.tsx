import ArrowLeft from 'lucide-react/icons/arrow-left';
import Lock from 'lucide-react/icons/lock';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { IconButton } from '#design/icon-button.tsx';
import { ProductPicture } from '#features/catalog/ui/product-picture.tsx';
import { MOST } from '#features/inventory/product-draft.ts';
import styles from './pictures-slot.module.css';
import type { ProductForm } from './use-product-form.ts';

/** The pictures of a product, the first one first. Those of one that is there are locked until one asks to change them. */
export function PicturesSlot({ form }: { form: ProductForm }) {
  const { typed, faults, change, isNew } = form;
  const [isLocked, setLocked] = useState(!isNew);
  const { images } = typed;
  const remove = (src: string) => change({ images: images.filter(other => other !== src) });
  const forward = (at: number) => {
    const moved = [...images];
    moved.splice(at - 1, 0, ...moved.splice(at, 1));
    change({ images: moved });
  };
  return (
    <fieldset className={styles.slot} aria-describedby={faults.images && 'pictures-fault'}>
      <legend className={styles.legend}>
        Pictures{' '}
        <span className={styles.count}>
          {images.length} of {MOST.images}
        </span>
      </legend>
      {!isNew && (
        <Button
          size="sm"
          className={styles.lock}
          icon={isLocked ? <Lock aria-hidden="true" /> : undefined}
          onClick={() => setLocked(!isLocked)}
        >
          {isLocked ? 'Change pictures' : 'Done changing'}
        </Button>
      )}
      <ol className={styles.pictures}>
        {images.map((src, at) => (
          <li key={src} className={styles.picture}>
            <ProductPicture src={src} alt={`Picture ${at + 1}`} sizes="96px" upTo={160} />
            {!isLocked && (
              <span className={styles.acts}>
                {at > 0 && (
                  <IconButton
                    tone="raised"
                    label={`Move picture ${at + 1} forward`}
                    icon={<ArrowLeft aria-hidden="true" />}
                    onClick={() => forward(at)}
                  />
                )}
                <IconButton
                  tone="raised"
                  label={`Remove picture ${at + 1}`}
                  icon={<X aria-hidden="true" />}
                  onClick={() => remove(src)}
                />
              </span>
            )}
          </li>
        ))}
      </ol>
      {faults.images && (
        <p id="pictures-fault" className={styles.fault} role="alert" data-fault tabIndex={-1}>
          {faults.images}
        </p>
      )}
    </fieldset>
  );
}

import { type FormEvent, lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { StarInput } from '#design/choices/star-input.tsx';
import { TextArea } from '#design/fields/text-area.tsx';
import { VisuallyHidden } from '#design/layout/visually-hidden.tsx';
import { MAX_REVIEW_LENGTH, missingFromReview } from '#products/reviews/review-text.ts';
import type { ProductId } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';
import { countText } from '#shared/text/count-text.ts';
import styles from './review-form.module.css';
import type { ReviewWords } from './use-own-review.ts';

const ReviewPhotoField = lazy(async () => ({ default: (await import('./review-photo-field.tsx')).ReviewPhotoField }));

export interface ReviewFormProps {
  productId: ProductId;
  initial: ReviewWords;
  isNew: boolean;
  /** Whether the form takes the focus when it opens. */
  focuses: boolean;
  onSend: (words: ReviewWords) => void;
  onCancel?: (() => void) | undefined;
}

/** Characters left from which a screen reader announces them. */
const NEARLY_FULL = 100;

export function ReviewForm({ productId, initial, isNew, focuses, onSend, onCancel }: ReviewFormProps) {
  const [reviewValue, setValue] = useState(initial.reviewValue);
  const [text, setText] = useState(initial.reviewMessage);
  const [photos, setPhotos] = useState(initial.photos);
  const [isUploading, setUploading] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const missing = missingFromReview(reviewValue, text);

  useEffect(() => {
    if (focuses)
      (form.current?.querySelector<HTMLElement>('input:checked') ?? form.current?.querySelector('input'))?.focus();
  }, [focuses]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!missing && !isUploading) onSend({ reviewValue, reviewMessage: text.trim(), photos });
  };
  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={submit}
      aria-label={isNew ? t('products.reviews.own.write') : t('products.reviews.form.edit')}
    >
      <StarInput legend={t('products.reviews.form.rating')} value={reviewValue} onChange={setValue} />
      <div>
        <TextArea
          label={t('products.reviews.own.title')}
          aside={<span aria-hidden="true">{`${countText(text.length)} / ${countText(MAX_REVIEW_LENGTH)}`}</span>}
          hint={t('products.reviews.form.hint')}
          rows={4}
          dir="auto"
          maxLength={MAX_REVIEW_LENGTH}
          value={text}
          onChange={event => setText(event.target.value)}
        />
        <VisuallyHidden>
          <span role="status">
            {MAX_REVIEW_LENGTH - text.length <= NEARLY_FULL &&
              t('products.reviews.form.nearlyFull', { count: NEARLY_FULL + 1 })}
          </span>
        </VisuallyHidden>
      </div>
      <Suspense fallback={<div className={styles.waiting} />}>
        <ReviewPhotoField productId={productId} photos={photos} onChange={setPhotos} onBusy={setUploading} />
      </Suspense>
      <div className={styles.acts}>
        <Button
          type="submit"
          tone="primary"
          busy={isUploading}
          disabled={missing !== undefined}
          aria-describedby={`${id}-missing`}
        >
          {isNew ? t('products.reviews.form.submit') : t('products.reviews.form.save')}
        </Button>
        {onCancel && (
          <Button tone="quiet" onClick={onCancel}>
            {t('design.cancel')}
          </Button>
        )}
        <p id={`${id}-missing`} className={styles.missing}>
          {missing}
        </p>
      </div>
    </form>
  );
}

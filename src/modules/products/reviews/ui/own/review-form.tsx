import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { StarInput } from '#design/choices/star-input.tsx';
import { TextArea } from '#design/fields/text-area.tsx';
import { VisuallyHidden } from '#design/layout/visually-hidden.tsx';
import { MAX_REVIEW_LENGTH, missingFromReview } from '#products/reviews/review-text.ts';
import { countText } from '#shared/text/count-text.ts';
import styles from './review-form.module.css';
import type { ReviewWords } from './use-own-review.ts';

export interface ReviewFormProps {
  initial: ReviewWords;
  isNew: boolean;
  /** Whether the form takes the focus when it opens. */
  focuses: boolean;
  onSend: (words: ReviewWords) => void;
  onCancel?: (() => void) | undefined;
}

/** Characters left from which a screen reader announces them. */
const NEARLY_FULL = 100;

export function ReviewForm({ initial, isNew, focuses, onSend, onCancel }: ReviewFormProps) {
  const [reviewValue, setValue] = useState(initial.reviewValue);
  const [text, setText] = useState(initial.reviewMessage);
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const missing = missingFromReview(reviewValue, text);

  useEffect(() => {
    if (focuses)
      (form.current?.querySelector<HTMLElement>('input:checked') ?? form.current?.querySelector('input'))?.focus();
  }, [focuses]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!missing) onSend({ reviewValue, reviewMessage: text.trim() });
  };
  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={submit}
      aria-label={isNew ? 'Write a review' : 'Edit your review'}
    >
      <StarInput legend="Your rating" value={reviewValue} onChange={setValue} />
      <div>
        <TextArea
          label="Your review"
          aside={<span aria-hidden="true">{`${countText(text.length)} / ${countText(MAX_REVIEW_LENGTH)}`}</span>}
          hint="What do you like or dislike, and how do you use it? Everyone can read your review, with your username."
          rows={4}
          dir="auto"
          maxLength={MAX_REVIEW_LENGTH}
          value={text}
          onChange={event => setText(event.target.value)}
        />
        <VisuallyHidden>
          <span role="status">
            {MAX_REVIEW_LENGTH - text.length <= NEARLY_FULL && `Fewer than ${NEARLY_FULL + 1} characters left`}
          </span>
        </VisuallyHidden>
      </div>
      <div className={styles.acts}>
        <Button type="submit" tone="primary" disabled={missing !== undefined} aria-describedby={`${id}-missing`}>
          {isNew ? 'Submit review' : 'Save review'}
        </Button>
        {onCancel && (
          <Button tone="quiet" onClick={onCancel}>
            Cancel
          </Button>
        )}
        <p id={`${id}-missing`} className={styles.missing}>
          {missing}
        </p>
      </div>
    </form>
  );
}

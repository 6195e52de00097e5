import { useRef, useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { Skeleton } from '#design/feedback/skeleton.tsx';
import { AskDialog } from '#design/overlays/ask-dialog.tsx';
import type { ProductId } from '#shared/id.ts';
import styles from './own-review.module.css';
import { OwnReviewCard } from './own-review-card.tsx';
import { ReviewForm } from './review-form.tsx';
import { type ReviewWords, useOwnReview } from './use-own-review.ts';
import { useReturnFocus } from './use-return-focus.ts';

const NOTHING: ReviewWords = { reviewValue: 0, reviewMessage: '' };

/** A shopper's own review: to be written, or as it stands, to be edited and withdrawn. */
export function OwnReviewPanel({ productId, startsOpen }: { productId: ProductId; startsOpen: boolean }) {
  const { own, hasFailed, tryAgain, save, withdraw } = useOwnReview(productId);
  /** What stands in the form while it is open; a refused review comes back to it. */
  const [draft, setDraft] = useState<ReviewWords | undefined>(startsOpen ? NOTHING : undefined);
  const [asks, setAsks] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const isEditing = draft !== undefined && draft !== NOTHING;
  const hasForm = draft !== undefined && own !== undefined && (own === null || isEditing);
  const returnFocus = useReturnFocus(place);

  if (own === undefined && hasFailed)
    return (
      <p className={styles.failed} role="alert">
        We couldn’t load your review.
        <Button size="sm" onClick={tryAgain}>
          Try again
        </Button>
      </p>
    );

  const close = () => {
    setDraft(undefined);
    returnFocus();
  };
  const send = async (words: ReviewWords) => {
    close();
    if (!(await save(words))) setDraft(words);
  };
  const takeBack = async () => {
    setAsks(false);
    returnFocus();
    if ((await withdraw()) && startsOpen) setDraft({ ...NOTHING });
  };
  return (
    <div ref={place}>
      {hasForm ? (
        <ReviewForm
          initial={draft}
          isNew={own === null}
          focuses={!startsOpen || isEditing}
          onSend={send}
          onCancel={startsOpen && own === null ? undefined : close}
        />
      ) : own ? (
        <OwnReviewCard own={own} onEdit={() => setDraft({ ...own })} onWithdraw={() => setAsks(true)} />
      ) : startsOpen && own === undefined ? (
        <div className={styles.waiting} aria-busy="true">
          <Skeleton length="medium" />
          <Skeleton shape="block" />
        </div>
      ) : (
        <Button data-return onClick={() => setDraft(NOTHING)}>
          Write a review
        </Button>
      )}
      <AskDialog
        open={asks}
        title="Delete your review?"
        verb="Delete"
        onCancel={() => setAsks(false)}
        onConfirm={() => void takeBack()}
      >
        <p>Your rating and review will be removed, and the average rating will be updated.</p>
      </AskDialog>
    </div>
  );
}

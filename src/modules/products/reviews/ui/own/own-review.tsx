import { type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { Skeleton } from '#design/feedback/skeleton.tsx';
import { AskDialog } from '#design/overlays/ask-dialog.tsx';
import { Stars } from '#design/ratings/stars.tsx';
import type { OwnReview } from '#products/reviews/contract.ts';
import type { ProductId } from '#shared/id.ts';
import styles from './own-review.module.css';
import { ReviewForm } from './review-form.tsx';
import { type ReviewWords, useOwnReview } from './use-own-review.ts';

const NOTHING: ReviewWords = { reviewValue: 0, reviewMessage: '' };

/** The shopper's own review with its form. */
export function OwnReviewPanel({ productId, startsOpen }: { productId: ProductId; startsOpen: boolean }) {
  const { own, hasFailed, tryAgain, save, withdraw } = useOwnReview(productId);
  /** The content of the open form; if saving fails, the form opens again with it. */
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

/**
 * Moves the focus to the element marked `data-return` after the focused element has been removed.
 * @returns a function to call before removing it
 */
function useReturnFocus(place: RefObject<HTMLElement | null>): () => void {
  const wanted = useRef(false);
  useEffect(() => {
    if (!wanted.current) return;
    const target = place.current?.querySelector<HTMLElement>('[data-return]');
    if (!target) return;
    wanted.current = false;
    target.focus();
  });
  return () => {
    wanted.current = true;
  };
}

interface OwnReviewCardProps {
  own: Pick<OwnReview, 'reviewValue' | 'reviewMessage' | 'hidden'>;
  onEdit: () => void;
  onWithdraw: () => void;
}

/** The shopper's own review, clamped to two lines; the list and the form show all of it. */
function OwnReviewCard({ own, onEdit, onWithdraw }: OwnReviewCardProps) {
  return (
    <section className={styles.card} aria-label="Your review">
      <div className={styles.head}>
        <b className={styles.title}>Your review</b>
        <Stars value={own.reviewValue} />
        <span className={styles.acts}>
          <Button size="sm" data-return onClick={onEdit}>
            Edit
          </Button>
          <Button size="sm" tone="quiet" onClick={onWithdraw}>
            Delete
          </Button>
        </span>
      </div>
      <p className={styles.text} dir="auto">
        {own.reviewMessage}
      </p>
      {own.hidden && (
        <p className={styles.hidden}>We have hidden this review. Only you can see it, and its rating does not count.</p>
      )}
    </section>
  );
}

import { type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { Skeleton } from '#design/feedback/skeleton.tsx';
import { AskDialog } from '#design/overlays/ask-dialog.tsx';
import { Stars } from '#design/ratings/stars.tsx';
import type { OwnReview } from '#products/reviews/contract.ts';
import type { ProductId } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';
import styles from './own-review.module.css';
import { ReviewForm } from './review-form.tsx';
import { type ReviewWords, useOwnReview } from './use-own-review.ts';

const NOTHING: ReviewWords = { reviewValue: 0, reviewMessage: '', photos: [] };

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
        {t('products.reviews.own.failed')}
        <Button size="sm" onClick={tryAgain}>
          {t('products.reviews.tryAgain')}
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
          productId={productId}
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
          {t('products.reviews.own.write')}
        </Button>
      )}
      <AskDialog
        open={asks}
        title={t('products.reviews.own.deleteTitle')}
        verb={t('products.reviews.own.delete')}
        onCancel={() => setAsks(false)}
        onConfirm={() => void takeBack()}
      >
        <p>{t('products.reviews.own.deleteText')}</p>
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
    <section className={styles.card} aria-label={t('products.reviews.own.title')}>
      <div className={styles.head}>
        <b className={styles.title}>{t('products.reviews.own.title')}</b>
        <Stars value={own.reviewValue} />
        <span className={styles.acts}>
          <Button size="sm" data-return onClick={onEdit}>
            {t('products.reviews.own.edit')}
          </Button>
          <Button size="sm" tone="quiet" onClick={onWithdraw}>
            {t('products.reviews.own.delete')}
          </Button>
        </span>
      </div>
      <p className={styles.text} dir="auto">
        {own.reviewMessage}
      </p>
      {own.hidden && <p className={styles.hidden}>{t('products.reviews.own.hidden')}</p>}
    </section>
  );
}

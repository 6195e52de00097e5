import { Button } from '#design/buttons/button.tsx';
import type { ModeratedReview } from '#products/reviews/moderation.contract.ts';

type ModerationActsProps = {
  review: ModeratedReview;
  busy: boolean;
  onShow: () => void;
  onKeep: () => void;
  onHide: () => void;
  className?: string | undefined;
};

/** What may become of one review: hidden, shown again, or kept where it was reported. */
export function ModerationActs({ review, busy, onShow, onKeep, onHide, className }: ModerationActsProps) {
  const { writer, hiddenAt, reports } = review;
  const whose = `the review by ${writer.userName}`;
  return (
    <span className={className}>
      {hiddenAt ? (
        <Button size="sm" busy={busy} aria-label={`Show ${whose} again`} onClick={onShow}>
          Show
        </Button>
      ) : (
        <>
          {reports.length > 0 && (
            <Button size="sm" tone="quiet" busy={busy} aria-label={`Keep ${whose}`} onClick={onKeep}>
              Keep
            </Button>
          )}
          <Button size="sm" aria-haspopup="dialog" aria-label={`Hide ${whose}`} onClick={onHide}>
            Hide
          </Button>
        </>
      )}
    </span>
  );
}

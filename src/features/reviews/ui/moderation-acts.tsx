import { Button } from '#design/button.tsx';
import type { ModeratedReview } from '#features/reviews/moderation.contract.ts';
import type { Moderate } from './use-moderate.ts';

type ModerationActsProps = {
  review: ModeratedReview;
  moderate: Moderate;
  onHide: () => void;
  className?: string | undefined;
};

/** What may become of one review: hidden, shown again, or kept where it was reported. */
export function ModerationActs({ review, moderate, onHide, className }: ModerationActsProps) {
  const { _id, writer, hiddenAt, reports } = review;
  const whose = `the review by ${writer.userName}`;
  const busy = moderate.moving === _id;
  return (
    <span className={className}>
      {hiddenAt ? (
        <Button size="sm" busy={busy} aria-label={`Show ${whose} again`} onClick={() => void moderate.show(_id)}>
          Show
        </Button>
      ) : (
        <>
          {reports.length > 0 && (
            <Button
              size="sm"
              tone="quiet"
              busy={busy}
              aria-label={`Keep ${whose}`}
              onClick={() => void moderate.keep(_id)}
            >
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

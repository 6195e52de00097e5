import { useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { ReasonDialog } from '#design/overlays/reason-dialog.tsx';
import { HIDE_REASONS, MAX_HIDE_REASON_LENGTH } from '#products/reviews/hide-reasons.ts';
import {
  hideReview,
  keepReview,
  listForModeration,
  type ModeratedReview,
  showReview,
} from '#products/reviews/moderation.contract.ts';
import { moderationAddress } from '#products/reviews/moderation-state.ts';
import { onlyOnEntering } from '#routing/ask-ahead.ts';
import { useAct } from '#routing/forms/use-act.ts';
import { listLoader } from '#routing/list/list-loader.ts';
import { listOf } from '#routing/list/list-of.ts';
import { ListScreen } from '#routing/list/list-screen.tsx';
import { useList } from '#routing/list/use-list.ts';
import { call } from '#shared/api/browser-call.ts';
import type { ReviewId } from '#shared/id.ts';
import { countText } from '#shared/text/count-text.ts';
import styles from './moderation.module.css';
import { MODERATION_COLUMNS } from './moderation-columns.tsx';

const NONE = { reported: 'No reported reviews', all: 'No reviews found', hidden: 'No hidden reviews' } as const;

const REVIEWS = listOf({
  title: 'Reviews',
  address: moderationAddress,
  endpoint: listForModeration,
  ask: state => state,
  aside: ({ counts }) => `${countText(counts.reported)} reported`,
  tabs: {
    label: 'Which reviews',
    by: 'show',
    names: { reported: 'Reported', all: 'All', hidden: 'Hidden' },
    counts: ({ counts }) => counts,
  },
  search: { label: 'Search reviews', placeholder: 'Text, author or product' },
  caption: 'Reviews',
  rowKey: review => review._id,
  columns: MODERATION_COLUMNS,
  loadingRows: 6,
  noun: 'the reviews',
  empty: ({ find, show }) => (find ? 'No reviews found' : NONE[show]),
  all: { words: 'Show all reviews', state: { show: 'all' } },
});

export const clientLoader = listLoader(REVIEWS);
export const shouldRevalidate = onlyOnEntering;
/** The moderation screen: reviews are hidden with a reason, shown again, or kept. */
export default function Moderation() {
  const list = useList(REVIEWS);
  const [hiding, setHiding] = useState<ModeratedReview>();
  const { act, actingOn } = useAct<ReviewId>({ onDone: list.reload, failed: 'Something went wrong' });
  const hide = async ({ _id }: ModeratedReview, reason: string) => {
    if (await act(() => call(hideReview, { _id, reason }), { on: _id })) setHiding(undefined);
  };
  return (
    <ListScreen
      list={list}
      rowActs={{
        head: 'Hide, show or keep',
        cell: review => (
          <ModerationActs
            review={review}
            busy={actingOn === review._id}
            onShow={() => void act(() => call(showReview, { _id: review._id }), { on: review._id })}
            onKeep={() => void act(() => call(keepReview, { _id: review._id }), { on: review._id })}
            onHide={() => setHiding(review)}
          />
        ),
      }}
    >
      <ReasonDialog
        open={hiding !== undefined}
        title={`Hide the review by ${hiding?.writer.userName ?? ''}?`}
        verb="Hide"
        reasons={HIDE_REASONS}
        label="Message to the author"
        way="sent by mail"
        longest={MAX_HIDE_REASON_LENGTH}
        busy={actingOn !== undefined}
        onReason={reason => hiding && void hide(hiding, reason)}
        onClose={() => setHiding(undefined)}
      >
        Only the author will see it, and its rating will not count. You can show it again later.
      </ReasonDialog>
    </ListScreen>
  );
}

type ModerationActsProps = {
  review: ModeratedReview;
  busy: boolean;
  onShow: () => void;
  onKeep: () => void;
  onHide: () => void;
};

function ModerationActs({ review, busy, onShow, onKeep, onHide }: ModerationActsProps) {
  const { writer, hiddenAt, reports } = review;
  const whose = `the review by ${writer.userName}`;
  return (
    <span className={styles.acts}>
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

import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { PageHead } from '#design/page-head.tsx';
import { ReasonDialog } from '#design/reason-dialog.tsx';
import { SearchField } from '#design/search-field.tsx';
import { Tabs } from '#design/tabs.tsx';
import { VisuallyHidden } from '#design/visually-hidden.tsx';
import { HIDE_REASONS, LONGEST_HIDE_REASON } from '#features/reviews/hide-reasons.ts';
import {
  listForModeration,
  MODERATION_VIEWS,
  type ModeratedReview,
  type ModerationView,
} from '#features/reviews/moderation.contract.ts';
import { moderationHref, readModeration } from '#features/reviews/moderation-state.ts';
import { PagedTable, ROWS_A_PAGE } from '#routing/paged-table.tsx';
import { stayingLink } from '#routing/router-link.tsx';
import { useAnswer } from '#routing/use-answer.ts';
import { useFind } from '#routing/use-find.ts';
import { countText } from '#shared/count-text.ts';
import styles from './moderation.module.css';
import { ModerationActs } from './moderation-acts.tsx';
import { MODERATION_COLUMNS } from './moderation-columns.tsx';
import { useModerate } from './use-moderate.ts';

const NAMES: Readonly<Record<ModerationView, string>> = { reported: 'Reported', all: 'All', hidden: 'Hidden' };
const NONE: Readonly<Record<ModerationView, string>> = {
  reported: 'No reported reviews',
  all: 'No reviews found',
  hidden: 'No hidden reviews',
};

/** What shoppers wrote, the reported first: hidden with a reason, shown again, kept, and never changed. */
export default function Moderation() {
  const state = readModeration(useSearchParams()[0]);
  const { show, find, page } = state;
  const asked = useAnswer(listForModeration, { show, find, page, limit: ROWS_A_PAGE });
  const words = useFind();
  const [hiding, setHiding] = useState<ModeratedReview>();
  const moderate = useModerate(asked.askAgain);
  const counts = asked.problem ? undefined : asked.answer?.counts;
  const hide = async (review: ModeratedReview, reason: string) => {
    if (await moderate.hide(review._id, reason)) setHiding(undefined);
  };
  const acts = {
    key: 'acts',
    head: <VisuallyHidden>Hide, show or keep</VisuallyHidden>,
    align: 'end',
    phone: 'amount',
    cell: (review: ModeratedReview) => (
      <ModerationActs className={styles.acts} review={review} moderate={moderate} onHide={() => setHiding(review)} />
    ),
  } as const;
  return (
    <>
      <title>Reviews · Admin Panel</title>
      <PageHead title="Reviews" aside={counts ? `${countText(counts.reported)} reported` : '\u00a0'} />
      <Tabs
        label="Which reviews"
        className={styles.tabs}
        renderLink={stayingLink}
        tabs={MODERATION_VIEWS.map(view => ({
          href: moderationHref({ show: view, find }),
          name: NAMES[view],
          count: counts?.[view],
          current: view === show,
        }))}
      />
      <SearchField
        className={styles.search}
        label="Search reviews"
        placeholder="Text, author or product"
        value={words.text}
        onChange={words.type}
        onSubmit={words.submit}
      />
      <PagedTable
        asked={asked}
        caption="Reviews"
        columns={[...MODERATION_COLUMNS, acts]}
        rowKey={review => review._id}
        loadingRows={6}
        href={to => moderationHref({ ...state, page: to })}
        noun="the reviews"
        empty={find ? 'No reviews found' : NONE[show]}
        all={find || show !== 'all' ? { href: moderationHref({ show: 'all' }), words: 'Show all reviews' } : undefined}
      />
      <ReasonDialog
        open={hiding !== undefined}
        title={`Hide the review by ${hiding?.writer.userName ?? ''}?`}
        verb="Hide"
        reasons={HIDE_REASONS}
        label="Message to the author"
        way="sent by mail"
        longest={LONGEST_HIDE_REASON}
        busy={moderate.moving !== undefined}
        onReason={reason => hiding && void hide(hiding, reason)}
        onClose={() => setHiding(undefined)}
      >
        Only the author will see it, and its rating will not count. You can show it again later.
      </ReasonDialog>
    </>
  );
}

import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#design/buttons/button.tsx';
import { buttonClass } from '#design/buttons/button-class.ts';
import { AskDialog } from '#design/overlays/ask-dialog.tsx';
import { ReasonDialog } from '#design/overlays/reason-dialog.tsx';
import { hideReasons, MAX_HIDE_REASON_LENGTH } from '#products/reviews/hide-reasons.ts';
import {
  eraseReview,
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
import { t } from '#shared/language/t.ts';
import * as adminPaths from '#shared/paths/admin-paths.ts';
import styles from './moderation.module.css';
import { MODERATION_COLUMNS } from './moderation-columns.tsx';

const NONE = {
  reported: t('products.reviews.moderation.noneReported'),
  all: t('products.reviews.moderation.none'),
  hidden: t('products.reviews.moderation.noneHidden'),
} as const;

const HIDE_REASONS = hideReasons();

const REVIEWS = listOf({
  title: t('products.reviews.moderation.title'),
  address: moderationAddress,
  endpoint: listForModeration,
  ask: state => state,
  aside: ({ counts }) => t('products.reviews.moderation.reported', { count: counts.reported }),
  tabs: {
    label: t('products.reviews.moderation.which'),
    by: 'show',
    names: {
      reported: t('products.reviews.moderation.tab.reported'),
      all: t('products.reviews.moderation.tab.all'),
      hidden: t('products.reviews.moderation.tab.hidden'),
    },
    counts: ({ counts }) => counts,
  },
  search: { label: t('products.reviews.moderation.search'), placeholder: t('products.reviews.moderation.searchHint') },
  caption: t('products.reviews.moderation.title'),
  rowKey: review => review._id,
  columns: MODERATION_COLUMNS,
  loadingRows: 6,
  noun: t('products.reviews.moderation.noun'),
  empty: ({ find, show }) => (find ? t('products.reviews.moderation.none') : NONE[show]),
  all: { words: t('products.reviews.moderation.showAll'), state: { show: 'all' } },
});

export const clientLoader = listLoader(REVIEWS);
export const shouldRevalidate = onlyOnEntering;
/** The moderation screen: reviews are hidden with a reason, shown again, or kept. */
export default function Moderation() {
  const list = useList(REVIEWS);
  const [hiding, setHiding] = useState<ModeratedReview>();
  const [erasing, setErasing] = useState<ModeratedReview>();
  const { act, actingOn } = useAct<ReviewId>({ onDone: list.reload, failed: t('products.reviews.moderation.wrong') });
  const hide = async ({ _id }: ModeratedReview, reason: string) => {
    if (await act(() => call(hideReview, { _id, reason }), { on: _id })) setHiding(undefined);
  };
  const erase = async ({ _id }: ModeratedReview) => {
    if (await act(() => call(eraseReview, { _id }), { on: _id })) setErasing(undefined);
  };
  return (
    <ListScreen
      list={list}
      actions={
        <Link to={adminPaths.importReviews} className={buttonClass()}>
          {t('products.reviews.import.title')}
        </Link>
      }
      rowActs={{
        head: t('products.reviews.moderation.acts'),
        cell: review => (
          <ModerationActs
            review={review}
            busy={actingOn === review._id}
            onShow={() => void act(() => call(showReview, { _id: review._id }), { on: review._id })}
            onKeep={() => void act(() => call(keepReview, { _id: review._id }), { on: review._id })}
            onHide={() => setHiding(review)}
            onErase={() => setErasing(review)}
          />
        ),
      }}
    >
      <ReasonDialog
        open={hiding !== undefined}
        title={t('products.reviews.moderation.hideTitle', { name: hiding?.writer.userName ?? '' })}
        verb={t('products.reviews.moderation.hide')}
        reasons={HIDE_REASONS}
        label={
          hiding?.importedFrom ? t('products.reviews.moderation.reason') : t('products.reviews.moderation.message')
        }
        way={hiding?.importedFrom ? t('products.reviews.moderation.forLog') : t('products.reviews.moderation.byMail')}
        longest={MAX_HIDE_REASON_LENGTH}
        busy={actingOn !== undefined}
        onReason={reason => hiding && void hide(hiding, reason)}
        onClose={() => setHiding(undefined)}
      >
        {hiding?.importedFrom
          ? t('products.reviews.moderation.hideImported')
          : t('products.reviews.moderation.hideText')}
      </ReasonDialog>
      <AskDialog
        open={erasing !== undefined}
        title={t('products.reviews.moderation.eraseTitle', { name: erasing?.writer.userName ?? '' })}
        verb={t('products.reviews.moderation.erase')}
        busy={actingOn !== undefined}
        onConfirm={() => erasing && void erase(erasing)}
        onCancel={() => setErasing(undefined)}
      >
        {t('products.reviews.moderation.eraseText')}
      </AskDialog>
    </ListScreen>
  );
}

type ModerationActsProps = {
  review: ModeratedReview;
  busy: boolean;
  onShow: () => void;
  onKeep: () => void;
  onHide: () => void;
  onErase: () => void;
};

function ModerationActs({ review, busy, onShow, onKeep, onHide, onErase }: ModerationActsProps) {
  const { writer, hiddenAt, reports, importedFrom } = review;
  const name = writer.userName;
  return (
    <span className={styles.acts}>
      {hiddenAt ? (
        <Button size="sm" busy={busy} aria-label={t('products.reviews.moderation.showOf', { name })} onClick={onShow}>
          {t('products.reviews.moderation.show')}
        </Button>
      ) : (
        <>
          {reports.length > 0 && (
            <Button
              size="sm"
              tone="quiet"
              busy={busy}
              aria-label={t('products.reviews.moderation.keepOf', { name })}
              onClick={onKeep}
            >
              {t('products.reviews.moderation.keep')}
            </Button>
          )}
          <Button
            size="sm"
            aria-haspopup="dialog"
            aria-label={t('products.reviews.moderation.hideOf', { name })}
            onClick={onHide}
          >
            {t('products.reviews.moderation.hide')}
          </Button>
        </>
      )}
      {importedFrom !== null && (
        <Button
          size="sm"
          tone="quiet"
          aria-haspopup="dialog"
          aria-label={t('products.reviews.moderation.eraseOf', { name })}
          onClick={onErase}
        >
          {t('products.reviews.moderation.erase')}
        </Button>
      )}
    </span>
  );
}

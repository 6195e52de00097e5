import { useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { ErrorState } from '#design/feedback/error-state.tsx';
import { AskDialog } from '#design/overlays/ask-dialog.tsx';
import { type Column, Table } from '#design/tables/table.tsx';
import {
  listReviewImports,
  type ReviewImport,
  undoReviewImport,
} from '#products/reviews/imported/imported.contract.ts';
import { useAct } from '#routing/forms/use-act.ts';
import { useAnswer } from '#routing/use-answer.ts';
import { call } from '#shared/api/browser-call.ts';
import { t } from '#shared/language/t.ts';
import { countText } from '#shared/text/count-text.ts';
import { dayAndHourText } from '#shared/time/dates.ts';
import styles from './import-reviews.module.css';

/** The latest imports; each can be undone as a whole. */
export function FormerImports() {
  const asked = useAnswer(listReviewImports, { limit: 50 });
  const [undoing, setUndoing] = useState<ReviewImport>();
  const { act, isActing } = useAct({ onDone: asked.askAgain, onStale: asked.askAgain });
  const undo = async ({ _id: id }: ReviewImport) => {
    await act(() => call(undoReviewImport, { id }));
    setUndoing(undefined);
  };
  const columns: readonly Column<ReviewImport>[] = [
    {
      key: 'file',
      head: t('products.reviews.import.head.file'),
      phone: 'lead',
      cell: ({ fileName }) => fileName,
    },
    {
      key: 'when',
      head: t('products.reviews.moderation.date'),
      phone: 'under',
      quiet: true,
      cell: ({ createdAt }) => dayAndHourText(createdAt),
    },
    {
      key: 'reviews',
      head: t('products.reviews.import.head.reviews'),
      align: 'end',
      phone: 'amount',
      cell: ({ reviews }) => countText(reviews),
    },
    {
      key: 'undo',
      head: '',
      align: 'end',
      phone: 'status',
      cell: found =>
        found.undoneAt ? (
          t('products.reviews.import.isUndone')
        ) : (
          <Button
            size="sm"
            aria-haspopup="dialog"
            aria-label={t('products.reviews.import.undoOf', { file: found.fileName })}
            onClick={() => setUndoing(found)}
          >
            {t('products.reviews.import.undo')}
          </Button>
        ),
    },
  ];
  return (
    <section className={styles.former} aria-labelledby="former-imports">
      <h2 id="former-imports">{t('products.reviews.import.former')}</h2>
      {asked.problem ? (
        <ErrorState title={t('products.reviews.import.failed')} onRetry={asked.askAgain} retrying={asked.isAsking}>
          {asked.problem.message}
        </ErrorState>
      ) : asked.answer?.data.length === 0 ? (
        <p className={styles.none}>{t('products.reviews.import.none')}</p>
      ) : (
        <Table
          caption={t('products.reviews.import.former')}
          columns={columns}
          rows={asked.answer?.data}
          rowKey={({ _id }) => _id}
          loadingRows={3}
        />
      )}
      <AskDialog
        open={undoing !== undefined}
        title={t('products.reviews.import.undoTitle', { count: undoing?.reviews ?? 0 })}
        verb={t('products.reviews.import.undo')}
        busy={isActing}
        onConfirm={() => undoing && void undo(undoing)}
        onCancel={() => setUndoing(undefined)}
      >
        {t('products.reviews.import.undoText')}
      </AskDialog>
    </section>
  );
}

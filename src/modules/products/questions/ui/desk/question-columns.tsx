import { Link } from 'react-router';
import { Button } from '#design/buttons/button.tsx';
import type { Column } from '#design/tables/table.tsx';
import type { DeskAnswer, DeskQuestion } from '#products/questions/desk.contract.ts';
import { REASON_LABELS } from '#products/reviews/report-reason.ts';
import type { QuestionId } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';
import * as paths from '#shared/paths/paths.ts';
import { listText } from '#shared/text/list-text.ts';
import { dayText } from '#shared/time/dates.ts';
import styles from './question-columns.module.css';

export interface Moderation {
  readonly actingOn: QuestionId | undefined;
  readonly onHide: (id: QuestionId) => void;
  readonly onShow: (id: QuestionId) => void;
  readonly onKeep: (id: QuestionId) => void;
}

/** @param moderation for administrators, who also see whose product it is */
export function questionColumns(moderation: Moderation | undefined): readonly Column<DeskQuestion>[] {
  return [
    {
      key: 'question',
      head: t('products.questions.desk.question'),
      phone: 'lead',
      cell: question => (
        <div className={styles.thread}>
          <Words written={question} moderation={moderation} isQuestion />
          {question.answers.map(answer => (
            <div key={answer._id} className={styles.answer}>
              <Words written={answer} moderation={moderation} />
            </div>
          ))}
        </div>
      ),
    },
    {
      key: 'product',
      head: t('products.questions.desk.product'),
      phone: 'under',
      cell: ({ product, seller }) => (
        <>
          <Link to={paths.product(product.slug)} className={styles.product}>
            {product.title}
          </Link>
          {moderation && <span className={styles.seller}>{seller}</span>}
        </>
      ),
    },
  ];
}

interface WordsProps {
  written: DeskQuestion | DeskAnswer;
  moderation: Moderation | undefined;
  isQuestion?: boolean;
}

/** What somebody has written, by whom, and what administrators can do about it. */
function Words({ written, moderation, isQuestion = false }: WordsProps) {
  const { words, userName, writtenAt, hiddenAt, hiddenReason, reports } = written;
  const reasons = [...new Set(reports)].map(reason => REASON_LABELS[reason]());
  return (
    <>
      <p className={isQuestion ? styles.question : styles.words} dir="auto">
        {words}
      </p>
      <p className={styles.who}>
        <bdi>{userName ?? t('products.questions.nobody')}</bdi>
        <span>{dayText(writtenAt)}</span>
        {moderation && <ModerationActs written={written} moderation={moderation} />}
      </p>
      {hiddenAt && (
        <p className={styles.hidden}>
          {t('products.questions.desk.hiddenSince', { day: dayText(hiddenAt), reason: hiddenReason ?? '' })}
        </p>
      )}
      {reasons.length > 0 && (
        <p className={styles.hidden}>{t('products.questions.desk.reports', { reasons: listText(reasons) })}</p>
      )}
    </>
  );
}

function ModerationActs({ written, moderation }: { written: DeskQuestion | DeskAnswer; moderation: Moderation }) {
  const { _id, hiddenAt, reports, words } = written;
  const busy = moderation.actingOn === _id;
  if (hiddenAt)
    return (
      <Button
        size="sm"
        tone="quiet"
        busy={busy}
        aria-label={t('products.questions.desk.showOne', { words })}
        onClick={() => moderation.onShow(_id)}
      >
        {t('products.questions.desk.show')}
      </Button>
    );
  return (
    <>
      {reports.length > 0 && (
        <Button
          size="sm"
          tone="quiet"
          busy={busy}
          aria-label={t('products.questions.desk.keepOne', { words })}
          onClick={() => moderation.onKeep(_id)}
        >
          {t('products.questions.desk.keep')}
        </Button>
      )}
      <Button
        size="sm"
        tone="quiet"
        aria-haspopup="dialog"
        aria-label={t('products.questions.desk.hideOne', { words })}
        onClick={() => moderation.onHide(_id)}
      >
        {t('products.questions.desk.hide')}
      </Button>
    </>
  );
}

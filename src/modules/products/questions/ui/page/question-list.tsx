import BadgeCheck from 'lucide-react/icons/badge-check';
import Store from 'lucide-react/icons/store';
import { Button } from '#design/buttons/button.tsx';
import { VisuallyHidden } from '#design/layout/visually-hidden.tsx';
import type { Answer, Question } from '#products/questions/contract.ts';
import type { QuestionId } from '#shared/id.ts';
import { rich } from '#shared/language/rich.ts';
import { t } from '#shared/language/t.ts';
import { dayText } from '#shared/time/dates.ts';
import styles from './questions-section.module.css';
import type { Questions } from './use-questions.ts';

export interface QuestionListProps {
  questions: Questions;
  /** For those who may answer. */
  onAnswer: ((question: Question) => void) | undefined;
  onReport: (id: QuestionId) => void;
}

/** The questions with “Show more”. */
export function QuestionList({ questions, onAnswer, onReport }: QuestionListProps) {
  const { shown, total, status, showMore } = questions;
  if (shown.length === 0) return <p className={styles.none}>{t('products.questions.none')}</p>;
  return (
    <>
      <ul className={styles.list} aria-busy={status === 'asking'}>
        {shown.map(question => (
          <li key={question._id} className={styles.item}>
            <QuestionItem question={question} onReport={onReport} />
            {onAnswer && (
              <Button size="sm" aria-haspopup="dialog" onClick={() => onAnswer(question)}>
                {rich('products.questions.answerOne', {
                  of: words => <VisuallyHidden>{words}</VisuallyHidden>,
                  question: question.question,
                })}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {shown.length < total && (
        <p className={styles.more}>
          <Button busy={status === 'asking'} onClick={showMore}>
            {t('products.questions.more')}
          </Button>
          <span className={styles.count} role="status">
            {status === 'failed'
              ? t('products.questions.moreFailed')
              : t('products.questions.shown', { shown: shown.length, total })}
          </span>
        </p>
      )}
    </>
  );
}

/** A question with its answers. Texts can be in any script, hence `dir="auto"`. */
function QuestionItem({ question, onReport }: Pick<QuestionListProps, 'onReport'> & { question: Question }) {
  const { _id, userName, askedAt, answers } = question;
  return (
    <>
      <h3 className={styles.question} dir="auto">
        {question.question}
      </h3>
      <p className={styles.who}>
        <Name name={userName} />
        <Written at={askedAt} id={_id} onReport={onReport} words={question.question} />
      </p>
      {answers.length === 0 && <p className={styles.open}>{t('products.questions.open')}</p>}
      {answers.map(answer => (
        <AnswerItem key={answer._id} answer={answer} onReport={onReport} />
      ))}
    </>
  );
}

function AnswerItem({ answer, onReport }: Pick<QuestionListProps, 'onReport'> & { answer: Answer }) {
  const { _id, userName, fromSeller, bought, answeredAt } = answer;
  return (
    <div className={styles.answer}>
      <p className={styles.words} dir="auto">
        {answer.answer}
      </p>
      <p className={styles.who}>
        <Name name={userName} />
        {fromSeller && (
          <span className={styles.mark}>
            <Store aria-hidden="true" />
            {t('products.questions.seller')}
          </span>
        )}
        {bought && (
          <span className={styles.mark}>
            <BadgeCheck aria-hidden="true" />
            {t('products.questions.bought')}
          </span>
        )}
        <Written at={answeredAt} id={_id} onReport={onReport} words={answer.answer} />
      </p>
    </div>
  );
}

function Name({ name }: { name: string | null }) {
  return <b className={styles.name}>{name === null ? t('products.questions.nobody') : <bdi>{name}</bdi>}</b>;
}

type WrittenProps = Pick<QuestionListProps, 'onReport'> & { at: Date; id: QuestionId; words: string };

/** The date, and the button to report what was written. */
function Written({ at, id, words, onReport }: WrittenProps) {
  return (
    <>
      <time dateTime={at.toISOString()}>{dayText(at)}</time>
      <button type="button" className={styles.report} aria-haspopup="dialog" onClick={() => onReport(id)}>
        {rich('products.questions.report', { of: text => <VisuallyHidden>{text}</VisuallyHidden>, words })}
      </button>
    </>
  );
}

import { lazy, Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { WireHeading } from '#design/brand/wire-heading.tsx';
import { Button } from '#design/buttons/button.tsx';
import { useSession } from '#people/accounts/ui/session/use-session.ts';
import type { Question, QuestionPage } from '#products/questions/contract.ts';
import { keepPreviousUrl } from '#routing/previous-url.ts';
import { kindOf } from '#shared/api/actor.ts';
import type { ProductId, QuestionId } from '#shared/id.ts';
import { rich } from '#shared/language/rich.ts';
import { t } from '#shared/language/t.ts';
import * as paths from '#shared/paths/paths.ts';
import { QuestionList } from './question-list.tsx';
import styles from './questions-section.module.css';
import { useMayAnswer } from './use-may-answer.ts';
import { useQuestions } from './use-questions.ts';

const AskDialog = lazy(async () => ({ default: (await import('./ask-dialog.tsx')).AskQuestionDialog }));
const AnswerDialog = lazy(async () => ({ default: (await import('./answer-dialog.tsx')).AnswerDialog }));
const ReportDialog = lazy(async () => ({
  default: (await import('./report-question-dialog.tsx')).ReportQuestionDialog,
}));

export interface QuestionsSectionProps {
  productId: ProductId;
  /** The first questions, loaded with the page. */
  first: QuestionPage;
}

type Opened =
  | { readonly kind: 'ask' }
  | { readonly kind: 'answer'; readonly question: Question }
  | { readonly kind: 'report'; readonly id: QuestionId };

/** Questions about a product with their answers, and the dialogs to ask, answer and report. */
export function QuestionsSection({ productId, first }: QuestionsSectionProps) {
  const questions = useQuestions(productId, first);
  const mayAnswer = useMayAnswer(productId);
  const [opened, setOpened] = useState<Opened>();
  const [isOpen, setOpen] = useState(false);
  const open = (what: Opened) => {
    setOpened(what);
    setOpen(true);
  };
  const close = () => setOpen(false);
  const closeAndReload = () => {
    close();
    questions.reload();
  };
  const dialog = { open: isOpen, onClose: close };
  return (
    <section className={styles.section} aria-labelledby="questions-heading">
      <WireHeading id="questions-heading">{t('products.questions.title')}</WireHeading>
      <AskPlace onAsk={() => open({ kind: 'ask' })} />
      <QuestionList
        questions={questions}
        onAnswer={mayAnswer ? question => open({ kind: 'answer', question }) : undefined}
        onReport={id => open({ kind: 'report', id })}
      />
      <Suspense>
        {opened?.kind === 'ask' && <AskDialog {...dialog} productId={productId} onDone={closeAndReload} />}
        {opened?.kind === 'answer' && <AnswerDialog {...dialog} question={opened.question} onDone={closeAndReload} />}
        {opened?.kind === 'report' && <ReportDialog {...dialog} id={opened.id} />}
      </Suspense>
    </section>
  );
}

/** Guests, and readers without scripts, see a link to the login. Sellers and administrators don't ask. */
function AskPlace({ onAsk }: { onAsk: () => void }) {
  const { user } = useSession();
  const { pathname, search } = useLocation();
  if (user && kindOf(user.role, user.type) !== 'shopper') return null;
  return (
    <p className={styles.ask}>
      {user ? (
        <Button aria-haspopup="dialog" onClick={onAsk}>
          {t('products.questions.ask')}
        </Button>
      ) : (
        <span>
          {rich('products.questions.login', {
            link: words => (
              <Link
                to={paths.login}
                className={styles.link}
                onClick={() => keepPreviousUrl(`${pathname}${search}#questions`)}
              >
                {words}
              </Link>
            ),
          })}
        </span>
      )}
    </p>
  );
}

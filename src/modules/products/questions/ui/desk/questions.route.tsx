import { useState } from 'react';
import { useOutletContext } from 'react-router';
import { ReasonDialog } from '#design/overlays/reason-dialog.tsx';
import type { SessionUser } from '#people/accounts/contract.ts';
import {
  type DeskQuestion,
  hideQuestion,
  keepQuestion,
  listDeskQuestions,
  showQuestion,
} from '#products/questions/desk.contract.ts';
import { questionsAddress } from '#products/questions/desk-state.ts';
import { AnswerDialog } from '#products/questions/ui/page/answer-dialog.tsx';
import { MAX_HIDE_REASON_LENGTH } from '#products/reviews/hide-reasons.ts';
import { REASON_LABELS, REPORT_REASONS } from '#products/reviews/report-reason.ts';
import { useAct } from '#routing/forms/use-act.ts';
import { listOf } from '#routing/list/list-of.ts';
import { ListScreen } from '#routing/list/list-screen.tsx';
import { useList } from '#routing/list/use-list.ts';
import { call } from '#shared/api/browser-call.ts';
import type { QuestionId } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';
import { AnswerButton } from './answer-button.tsx';
import { questionColumns } from './question-columns.tsx';

const NONE = {
  open: t('products.questions.desk.none.open'),
  answered: t('products.questions.desk.none.answered'),
  hidden: t('products.questions.desk.none.hidden'),
  reported: t('products.questions.desk.none.reported'),
} as const;

const TABS = {
  open: t('products.questions.desk.tab.open'),
  answered: t('products.questions.desk.tab.answered'),
  hidden: t('products.questions.desk.tab.hidden'),
} as const;

/** Sellers are not told of reports. */
const questionsFor = (isAdministrator: boolean) =>
  listOf({
    title: t('products.questions.desk.title'),
    address: questionsAddress,
    endpoint: listDeskQuestions,
    ask: state => state,
    aside: ({ counts }) => t('products.questions.desk.waiting', { count: counts.open }),
    tabs: {
      label: t('products.questions.desk.which'),
      by: 'show',
      names: isAdministrator ? { ...TABS, reported: t('products.questions.desk.tab.reported') } : TABS,
      counts: ({ counts }) => counts,
    },
    search: { label: t('products.questions.desk.search'), placeholder: t('products.questions.desk.searchHint') },
    caption: t('products.questions.desk.title'),
    rowKey: question => question._id,
    noun: t('products.questions.desk.noun'),
    empty: ({ find, show }) => (find ? t('products.questions.desk.none') : NONE[show]),
    all: { words: t('products.questions.desk.showOpen') },
  });

const HIDE_REASONS = REPORT_REASONS.map(reason => ({
  name: REASON_LABELS[reason](),
  message: REASON_LABELS[reason](),
}));

/** Questions about products: sellers answer them, administrators also hide them with a reason. */
export default function Questions() {
  const isAdministrator = useOutletContext<SessionUser>().type === 'admin';
  const list = useList(questionsFor(isAdministrator));
  const [answering, setAnswering] = useState<DeskQuestion>();
  const [hiding, setHiding] = useState<QuestionId>();
  const { act, actingOn } = useAct<QuestionId>({ onDone: list.reload, onStale: list.reload });
  const hide = async (_id: QuestionId, reason: string) => {
    if (await act(() => call(hideQuestion, { _id, reason }), { on: _id })) setHiding(undefined);
  };
  const moderation = isAdministrator && {
    actingOn,
    onHide: setHiding,
    onShow: (_id: QuestionId) => void act(() => call(showQuestion, { _id }), { on: _id }),
    onKeep: (_id: QuestionId) => void act(() => call(keepQuestion, { _id }), { on: _id }),
  };
  const own = answering?.answers.find(({ fromSeller }) => fromSeller);
  const [reason, ...reasons] = HIDE_REASONS;
  return (
    <ListScreen
      list={list}
      columns={questionColumns(moderation || undefined)}
      rowActs={{
        head: t('products.questions.desk.acts'),
        cell: question => <AnswerButton question={question} onAnswer={setAnswering} />,
      }}
    >
      {answering && (
        <AnswerDialog
          open
          question={{ _id: answering._id, question: answering.words }}
          start={own?.words}
          onClose={() => setAnswering(undefined)}
          onDone={() => {
            setAnswering(undefined);
            list.reload();
          }}
        />
      )}
      {reason && (
        <ReasonDialog
          open={hiding !== undefined}
          title={t('products.questions.desk.hideTitle')}
          verb={t('products.questions.desk.hide')}
          reasons={[reason, ...reasons]}
          label={t('products.questions.desk.reason')}
          way={t('products.questions.desk.logged')}
          longest={MAX_HIDE_REASON_LENGTH}
          busy={actingOn !== undefined}
          onReason={words => hiding && void hide(hiding, words)}
          onClose={() => setHiding(undefined)}
        >
          {t('products.questions.desk.hideText')}
        </ReasonDialog>
      )}
    </ListScreen>
  );
}

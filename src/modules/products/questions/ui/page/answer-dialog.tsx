import { TextArea } from '#design/fields/text-area.tsx';
import { Dialog } from '#design/overlays/dialog.tsx';
import { answerQuestion } from '#products/questions/contract.ts';
import { answerFault, MAX_ANSWER_LENGTH } from '#products/questions/question-text.ts';
import { DialogForm } from '#routing/forms/dialog-form.tsx';
import { useForm } from '#routing/forms/use-form.ts';
import { call } from '#shared/api/browser-call.ts';
import type { QuestionId } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';
import styles from './answer-dialog.module.css';

interface AnswerDialogProps {
  question: { readonly _id: QuestionId; readonly question: string };
  /** The words to begin with, such as an earlier answer. */
  start?: string | undefined;
  open: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** Answers a question, on the product's page and in the back-office. */
export function AnswerDialog({ open, ...form }: AnswerDialogProps) {
  return (
    <Dialog open={open} onClose={form.onClose} title={t('products.questions.answerTitle')}>
      <AnswerForm {...form} />
    </Dialog>
  );
}

function AnswerForm({ question, start = '', onClose, onDone }: Omit<AnswerDialogProps, 'open'>) {
  const form = useForm({
    start: { answer: start },
    send: ({ answer }) => {
      const fault = answerFault(answer);
      return fault ? { faults: { answer: fault } } : call(answerQuestion, { questionId: question._id, answer });
    },
    onDone,
  });
  return (
    <DialogForm form={form} verb={t('products.questions.sendAnswer')} onCancel={onClose}>
      <p className={styles.question} dir="auto">
        {question.question}
      </p>
      <TextArea
        {...form.bound('answer')}
        label={t('products.questions.yourAnswer')}
        hint={t('products.questions.answerHint')}
        rows={4}
        maxLength={MAX_ANSWER_LENGTH}
        dir="auto"
        data-autofocus
      />
    </DialogForm>
  );
}

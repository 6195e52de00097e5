import { TextArea } from '#design/fields/text-area.tsx';
import { Dialog } from '#design/overlays/dialog.tsx';
import { askQuestion } from '#products/questions/contract.ts';
import { MAX_QUESTION_LENGTH, questionFault } from '#products/questions/question-text.ts';
import { DialogForm } from '#routing/forms/dialog-form.tsx';
import { useForm } from '#routing/forms/use-form.ts';
import { call } from '#shared/api/browser-call.ts';
import type { ProductId } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';

interface AskQuestionDialogProps {
  productId: ProductId;
  open: boolean;
  onClose: () => void;
  onDone: () => void;
}

export function AskQuestionDialog({ open, ...form }: AskQuestionDialogProps) {
  return (
    <Dialog open={open} onClose={form.onClose} title={t('products.questions.ask')} size="sm">
      <AskForm {...form} />
    </Dialog>
  );
}

function AskForm({ productId, onClose, onDone }: Omit<AskQuestionDialogProps, 'open'>) {
  const form = useForm({
    start: { question: '' },
    send: ({ question }) => {
      const fault = questionFault(question);
      return fault ? { faults: { question: fault } } : call(askQuestion, { productId, question });
    },
    onDone,
  });
  return (
    <DialogForm form={form} verb={t('products.questions.send')} onCancel={onClose}>
      <TextArea
        {...form.bound('question')}
        label={t('products.questions.yours')}
        hint={t('products.questions.askHint')}
        maxLength={MAX_QUESTION_LENGTH}
        dir="auto"
        data-autofocus
      />
    </DialogForm>
  );
}

import { reportQuestion } from '#products/questions/contract.ts';
import { ReportDialog } from '#products/reviews/ui/list/report-dialog.tsx';
import { call } from '#shared/api/browser-call.ts';
import type { QuestionId } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';

interface ReportQuestionDialogProps {
  id: QuestionId;
  open: boolean;
  onClose: () => void;
}

export function ReportQuestionDialog({ id, ...dialog }: ReportQuestionDialogProps) {
  return (
    <ReportDialog
      {...dialog}
      title={t('products.questions.reportTitle')}
      what={t('products.questions.reportWhat')}
      loginFirst={t('products.questions.reportLogin')}
      hash="#questions"
      send={reason => call(reportQuestion, { questionId: id, reason })}
    />
  );
}

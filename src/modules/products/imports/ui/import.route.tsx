import { useParams } from 'react-router';
import { ErrorState } from '#design/feedback/error-state.tsx';
import { PageHead } from '#design/layout/page-head.tsx';
import { type ImportDetail, showImport } from '#products/imports/contract.ts';
import { isUnderWay } from '#products/imports/import-state.ts';
import { ImportReport } from '#products/imports/ui/report/import-report.tsx';
import { useAnswer } from '#routing/use-answer.ts';
import { UUID } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';
import { useAskingAgain } from './use-asking-again.ts';

/** One import with its progress and report. */
export default function ImportPage() {
  const { id = '' } = useParams();
  const asked = useAnswer(showImport, UUID.test(id) ? { id: id as ImportDetail['id'] } : null);
  const found = asked.answer?.data;
  const isFetching = found !== undefined && found.state !== 'stopped' && found.pictures.waiting > 0;
  useAskingAgain(asked, found !== undefined && (isUnderWay(found.state) || isFetching));
  return (
    <>
      <title>{t('products.imports.windowTitle')}</title>
      {found ? (
        <ImportReport of={found} onChange={asked.askAgain} />
      ) : (
        <>
          <PageHead title={t('products.imports.title')} aside={'\u00a0'} />
          {(asked.problem || !UUID.test(id)) && (
            <ErrorState title={t('products.imports.failed')} onRetry={asked.askAgain} retrying={asked.isAsking}>
              {asked.problem?.message ?? t('products.imports.missing')}
            </ErrorState>
          )}
        </>
      )}
    </>
  );
}

import { Link } from 'react-router';
import { Button } from '#design/buttons/button.tsx';
import { buttonClass } from '#design/buttons/button-class.ts';
import { PageHead } from '#design/layout/page-head.tsx';
import { type ImportDetail, runImport, stopImport } from '#products/imports/contract.ts';
import { canNameCategories, canRun, isUnderWay, rowsToWrite } from '#products/imports/import-state.ts';
import { sizeText } from '#products/media/upload-rules.ts';
import { useAct } from '#routing/forms/use-act.ts';
import { call } from '#shared/api/browser-call.ts';
import { t } from '#shared/language/t.ts';
import * as adminPaths from '#shared/paths/admin-paths.ts';
import { countText } from '#shared/text/count-text.ts';
import { ImportAside } from './import-aside.tsx';
import { ImportProgress, ImportSteps } from './import-progress.tsx';
import styles from './import-report.module.css';
import { ReportTable } from './report-table.tsx';
import { TextProposals } from './text-proposals.tsx';
import { UnknownWords } from './unknown-words.tsx';
import { WebPictures } from './web-pictures.tsx';

interface ImportReportProps {
  readonly of: ImportDetail;
  readonly onChange: () => void;
}

export function ImportReport({ of, onChange }: ImportReportProps) {
  const size = [of.fileName, sizeText(of.fileBytes), of.rows > 0 && t('products.imports.rows', { count: of.rows })];
  return (
    <>
      <PageHead
        title={t('products.imports.title')}
        aside={size.filter(Boolean).join(', ')}
        actions={<ImportActions of={of} onChange={onChange} />}
      />
      <ImportSteps of={of} />
      <ImportProgress key={of.state} of={of} />
      {of.reading && (
        <>
          <dl className={styles.strip}>
            <Figure name={t('products.imports.report.newRows')} count={of.added} />
            <Figure name={t('products.imports.report.changed')} count={of.changed} />
            <Figure name={t('products.imports.report.same')} count={of.unchanged} />
            {of.waiting > 0 && <Figure name={t('products.imports.tab.waiting')} count={of.waiting} />}
            <Figure name={t('products.imports.report.refused')} count={of.refused} isBad={of.refused > 0} />
          </dl>
          {of.words.length > 0 && canNameCategories(of) && <UnknownWords of={of} onChange={onChange} />}
          {of.proposals.length > 0 && canNameCategories(of) && <TextProposals of={of} onChange={onChange} />}
          {hasPictures(of) && <WebPictures of={of} onChange={onChange} />}
          <div className={styles.columns}>
            <section className={styles.main} aria-label={t('products.imports.report.rows')}>
              <ReportTable of={of} />
            </section>
            <ImportAside of={of} reading={of.reading} />
          </div>
        </>
      )}
    </>
  );
}

function hasPictures({ pictures: { waiting, fetched, refused } }: ImportDetail): boolean {
  return waiting + fetched + refused > 0;
}

function Figure({ name, count, isBad = false }: { name: string; count: number; isBad?: boolean }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={isBad ? styles.bad : undefined}>{countText(count)}</dd>
    </div>
  );
}

interface ImportActionsProps {
  readonly of: ImportDetail;
  readonly onChange: () => void;
}

function ImportActions({ of, onChange }: ImportActionsProps) {
  const { act, isActing: busy } = useAct();
  const ask = async (endpoint: typeof runImport | typeof stopImport) => {
    await act(() => call(endpoint, { id: of.id }), { told: () => null });
    onChange();
  };
  const back = (
    <Link className={buttonClass({ tone: 'quiet' })} to={adminPaths.imports}>
      {t('products.imports.act.all')}
    </Link>
  );
  if (of.state === 'done')
    return (
      <>
        {back}
        <Link className={buttonClass({ tone: 'primary' })} to={adminPaths.products}>
          {t('products.imports.act.products')}
        </Link>
      </>
    );
  const count = rowsToWrite({ ...of });
  return (
    <>
      {back}
      {isUnderWay(of.state) && (
        <Button busy={busy} onClick={() => void ask(stopImport)}>
          {t('products.imports.act.stop')}
        </Button>
      )}
      {of.state !== 'failed' && of.rows > 0 && (
        <Button
          tone="primary"
          disabled={!canRun(of)}
          busy={busy || of.state === 'running'}
          busyLabel={t('products.imports.progress.importing')}
          onClick={() => void ask(runImport)}
        >
          {of.state === 'stopped'
            ? t('products.imports.act.continue', { count })
            : t('products.imports.act.import', { count })}
        </Button>
      )}
    </>
  );
}

import { PageHead } from '#design/layout/page-head.tsx';
import type { ImportDetail } from '#products/imports/contract.ts';
import { ImportActions } from '#products/imports/ui/import-actions.tsx';
import { ImportAside } from '#products/imports/ui/import-aside.tsx';
import { ImportProgress } from '#products/imports/ui/import-progress.tsx';
import { ImportSteps } from '#products/imports/ui/import-steps.tsx';
import { sizeText } from '#products/media/upload-rules.ts';
import { countText } from '#shared/text/count-text.ts';
import styles from './import-report.module.css';
import { ReportTable } from './report-table.tsx';

interface ImportReportProps {
  readonly of: ImportDetail;
  readonly onChange: () => void;
}

export function ImportReport({ of, onChange }: ImportReportProps) {
  const size = [of.fileName, sizeText(of.fileBytes), of.rows > 0 && countText(of.rows, 'row')];
  return (
    <>
      <PageHead
        title="Import products"
        aside={size.filter(Boolean).join(', ')}
        actions={<ImportActions of={of} onChange={onChange} />}
      />
      <ImportSteps of={of} />
      <ImportProgress key={of.state} of={of} />
      {of.reading && (
        <>
          <dl className={styles.strip}>
            <Figure name="New" count={of.added} />
            <Figure name="Changed" count={of.changed} />
            <Figure name="Unchanged" count={of.unchanged} />
            <Figure name="Rows with errors" count={of.refused} isBad={of.refused > 0} />
          </dl>
          <div className={styles.columns}>
            <section className={styles.main} aria-label="Rows">
              <ReportTable of={of} />
            </section>
            <ImportAside of={of} reading={of.reading} />
          </div>
        </>
      )}
    </>
  );
}

function Figure({ name, count, isBad = false }: { name: string; count: number; isBad?: boolean }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={isBad ? styles.bad : undefined}>{countText(count)}</dd>
    </div>
  );
}

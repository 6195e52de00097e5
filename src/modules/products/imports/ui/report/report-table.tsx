import Download from 'lucide-react/icons/download';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { buttonClass } from '#design/buttons/button-class.ts';
import { Tabs } from '#design/layout/tabs.tsx';
import { VisuallyHidden } from '#design/layout/visually-hidden.tsx';
import type { Column } from '#design/tables/table.tsx';
import { type ImportDetail, listReport } from '#products/imports/contract.ts';
import type { Outcome } from '#products/imports/file/decide-row.ts';
import { type ReportLine, reportLines } from '#products/imports/file/report-lines.ts';
import { importHref, readReport, refusedFile } from '#products/imports/import-paths.ts';
import { isUnderWay } from '#products/imports/import-state.ts';
import { PagedTable, ROWS_A_PAGE } from '#routing/page/paged-table.tsx';
import { stayingLink } from '#routing/router-link.tsx';
import { useAnswer } from '#routing/use-answer.ts';
import { t } from '#shared/language/t.ts';
import { countText } from '#shared/text/count-text.ts';
import styles from './report-table.module.css';

const EMPTY = {
  all: t('products.imports.none.all'),
  added: t('products.imports.none.added'),
  changed: t('products.imports.report.unchanged'),
  unchanged: t('products.imports.none.unchanged'),
  refused: t('products.imports.none.refused'),
  waiting: t('products.imports.none.waiting'),
} as const;

/** Results by row, with tabs by outcome; starts with the errors if there are any. */
export function ReportTable({ of }: { of: ImportDetail }) {
  const state = readReport(useSearchParams()[0]);
  const show = state.show ?? (of.refused > 0 ? 'refused' : 'all');
  const { page } = state;
  const outcome = show === 'all' ? undefined : show;
  const asked = useAnswer(listReport, { id: of.id, outcome, page, limit: ROWS_A_PAGE });
  useFollowing(asked.askAgain, of);
  const lines = asked.answer && { ...asked.answer, data: asked.answer.data.flatMap(reportLines) };
  const tabs = [
    { show: 'all', name: t('products.imports.tab.all'), count: of.checked },
    { show: 'refused', name: t('products.imports.tab.errors'), count: of.refused },
    ...(of.waiting > 0
      ? [{ show: 'waiting', name: t('products.imports.tab.waiting'), count: of.waiting } as const]
      : []),
    { show: 'changed', name: t('products.imports.report.changed'), count: of.changed },
    { show: 'added', name: t('products.imports.report.newRows'), count: of.added },
    { show: 'unchanged', name: t('products.imports.report.same'), count: of.unchanged },
  ] as const;
  return (
    <>
      <div className={styles.head}>
        <Tabs
          label={t('products.imports.report.rows')}
          renderLink={stayingLink}
          tabs={tabs.map(tab => ({
            href: importHref(of.id, { show: tab.show }),
            name: tab.name,
            count: tab.count,
            current: tab.show === show,
          }))}
        />
        {of.refused > 0 && !isUnderWay(of.state) && (
          <a className={buttonClass({ size: 'sm' })} href={refusedFile(of.id)}>
            <Download aria-hidden="true" />
            {t('products.imports.act.errors')}
          </a>
        )}
      </div>
      <PagedTable
        asked={{ ...asked, answer: lines }}
        caption={t('products.imports.report.caption')}
        columns={reportColumns(show)}
        rowKey={({ key }) => key}
        loadingRows={6}
        href={to => importHref(of.id, { show: state.show, page: to })}
        noun={t('products.imports.report.noun')}
        empty={EMPTY[show]}
      />
    </>
  );
}

/** Reloads the rows when their results may have changed. */
function useFollowing(askAgain: () => void, { state, checked, refused, waiting, done }: ImportDetail): void {
  const seen = `${state} ${checked < ROWS_A_PAGE ? checked : ''} ${refused} ${waiting} ${done < ROWS_A_PAGE ? done : ''}`;
  const asked = useRef(seen);
  useEffect(() => {
    if (asked.current === seen) return;
    asked.current = seen;
    askAgain();
  }, [askAgain, seen]);
}

const ROW: Column<ReportLine> = {
  key: 'row',
  head: t('products.imports.head.row'),
  align: 'end',
  quiet: true,
  phone: 'status',
  cell: ({ row }) => row !== undefined && countText(row),
};
const SKU: Column<ReportLine> = {
  key: 'sku',
  head: t('products.catalog.field.sku'),
  phone: 'lead',
  cell: ({ sku }) => sku !== undefined && <span className={styles.sku}>{sku}</span>,
};
const COLUMN: Column<ReportLine> = {
  key: 'column',
  head: t('products.imports.head.column'),
  cell: ({ column }) => column && <span className={styles.column}>{column}</span>,
};
const VALUE: Column<ReportLine> = {
  key: 'value',
  head: t('products.imports.head.value'),
  cell: ({ value }) => value !== undefined && <code className={styles.value}>{value}</code>,
};

/** On a phone the last column repeats column and value. */
function reportColumns(show: Outcome | 'all'): readonly Column<ReportLine>[] {
  const areErrors = show === 'refused';
  const words: Column<ReportLine> = {
    key: 'words',
    head: areErrors ? t('products.imports.head.error') : t('products.imports.head.result'),
    phone: 'under',
    cell: ({ column, value, words: said, outcome }) => (
      <span className={styles.words}>
        {!areErrors && outcome === 'refused' && <VisuallyHidden>{t('products.imports.report.error')}</VisuallyHidden>}
        {column && (
          <span className={styles.onPhone}>
            {column} <code className={styles.value}>{value}</code>{' '}
          </span>
        )}
        <span className={!areErrors && outcome === 'refused' ? styles.bad : undefined}>{said}</span>
      </span>
    ),
  };
  return show === 'added' || show === 'unchanged' || show === 'waiting'
    ? [ROW, SKU, words]
    : [ROW, SKU, COLUMN, VALUE, words];
}

import Download from 'lucide-react/icons/download';
import { useEffect, useRef } from 'react';
import { buttonClass } from '#design/buttons/button-class.ts';
import { VisuallyHidden } from '#design/layout/visually-hidden.tsx';
import type { Column } from '#design/tables/table.tsx';
import { type ImportDetail, listReport } from '#products/imports/contract.ts';
import type { ImportOutcome } from '#products/imports/file/decide-row.ts';
import { type ReportLine, reportLines } from '#products/imports/file/report-lines.ts';
import { importAddress, refusedFile, reportTab } from '#products/imports/import-paths.ts';
import { isUnderWay } from '#products/imports/import-state.ts';
import { listOf, ROWS_A_PAGE } from '#routing/list/list-of.ts';
import { ListTable } from '#routing/list/list-table.tsx';
import { ListTabs } from '#routing/list/list-tools.tsx';
import { useList } from '#routing/list/use-list.ts';
import { readAs } from '#shared/api/endpoint.ts';
import { t } from '#shared/language/t.ts';
import { countText } from '#shared/text/count-text.ts';
import styles from './report-table.module.css';

/** A row of the file has several lines, so a page has more lines than rows. */
const listLines = readAs(listReport, page => ({ ...page, data: page.data.flatMap(reportLines) }));

const EMPTY = {
  all: t('products.imports.none.all'),
  added: t('products.imports.none.added'),
  changed: t('products.imports.report.unchanged'),
  unchanged: t('products.imports.none.unchanged'),
  refused: t('products.imports.none.refused'),
  waiting: t('products.imports.none.waiting'),
} as const;

/** The report starts with the errors if there are any. */
const usualTab = ({ refused }: ImportDetail) => (refused > 0 ? 'refused' : 'all');

function reportOf(of: ImportDetail) {
  const { id, checked: all, refused, waiting, changed, added, unchanged } = of;
  const usual = usualTab(of);
  return listOf({
    title: t('products.imports.title'),
    address: importAddress(id),
    endpoint: listLines,
    ask: ({ show = usual, page, limit }) => ({ id, outcome: show === 'all' ? undefined : show, page, limit }),
    tabs: {
      label: t('products.imports.report.rows'),
      of: ({ show = usual }) => show,
      to: tab => ({ show: reportTab(tab) }),
      names: {
        all: t('products.imports.tab.all'),
        refused: t('products.imports.tab.errors'),
        ...(waiting > 0 && { waiting: t('products.imports.tab.waiting') }),
        changed: t('products.imports.report.changed'),
        added: t('products.imports.report.newRows'),
        unchanged: t('products.imports.report.same'),
      },
      counts: { all, refused, waiting, changed, added, unchanged },
    },
    caption: t('products.imports.report.caption'),
    rowKey: ({ key }) => key,
    loadingRows: 6,
    noun: t('products.imports.report.noun'),
    empty: ({ show = usual }) => EMPTY[show],
  });
}

/** Results by row, with tabs by outcome. */
export function ReportTable({ of }: { of: ImportDetail }) {
  const list = useList(reportOf(of));
  useFollowing(list.reload, of);
  return (
    <>
      <div className={styles.head}>
        <ListTabs list={list} />
        {of.refused > 0 && !isUnderWay(of.state) && (
          <a className={buttonClass({ size: 'sm' })} href={refusedFile(of.id)}>
            <Download aria-hidden="true" />
            {t('products.imports.act.errors')}
          </a>
        )}
      </div>
      <ListTable list={list} columns={reportColumns(list.state.show ?? usualTab(of))} />
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
function reportColumns(show: ImportOutcome | 'all'): readonly Column<ReportLine>[] {
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

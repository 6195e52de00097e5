import { Link } from 'react-router';
import { buttonClass } from '#design/buttons/button-class.ts';
import { PageHead } from '#design/layout/page-head.tsx';
import { Table } from '#design/tables/table.tsx';
import { COLUMN_NAMES, type ColumnName, columnHead, columnOf } from '#products/imports/file/columns.ts';
import { templateFile } from '#products/imports/import-paths.ts';
import { t } from '#shared/language/t.ts';
import * as adminPaths from '#shared/paths/admin-paths.ts';
import styles from './columns.module.css';

const TABLE = [
  {
    key: 'head',
    head: t('products.imports.head.column'),
    phone: 'lead',
    cell: (name: ColumnName) => <strong className={styles.head}>{columnHead(name)}</strong>,
  },
  {
    key: 'needed',
    head: t('products.imports.columns.needed'),
    phone: 'status',
    quiet: true,
    cell: (name: ColumnName) =>
      columnOf(name).isNeeded && <span className={styles.needed}>{t('products.imports.columns.forNew')}</span>,
  },
  {
    key: 'explains',
    head: t('products.imports.columns.contents'),
    phone: 'under',
    cell: (name: ColumnName) => columnOf(name).explains(),
  },
  {
    key: 'called',
    head: t('products.imports.columns.called'),
    quiet: true,
    wideOnly: true,
    cell: (name: ColumnName) => columnOf(name).called.slice(0, 4).join(', '),
  },
] as const;

/** The page about the format of product files. */
export default function ColumnsPage() {
  return (
    <>
      <title>{t('products.imports.columns.windowTitle')}</title>
      <PageHead
        title={t('products.imports.columns.title')}
        actions={
          <>
            <Link className={buttonClass({ tone: 'quiet' })} to={adminPaths.imports}>
              {t('products.imports.act.all')}
            </Link>
            <a className={buttonClass()} href={templateFile()}>
              {t('products.imports.act.template')}
            </a>
          </>
        }
      />
      <ul className={styles.rules}>
        <li>{t('products.imports.columns.rule.heads')}</li>
        <li>{t('products.imports.columns.rule.programs')}</li>
        <li>{t('products.imports.columns.rule.sku')}</li>
        <li>{t('products.imports.columns.rule.empty')}</li>
        <li>{t('products.imports.columns.rule.amounts')}</li>
        <li>{t('products.imports.columns.rule.pictures')}</li>
        <li>{t('products.imports.columns.rule.attributes')}</li>
        <li>{t('products.imports.columns.rule.size')}</li>
      </ul>
      <Table
        caption={t('products.imports.columns.caption')}
        columns={TABLE}
        rows={COLUMN_NAMES}
        rowKey={name => name}
        bleed
      />
    </>
  );
}

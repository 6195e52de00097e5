import { Link } from 'react-router';
import { buttonClass } from '#design/buttons/button-class.ts';
import { PageHead } from '#design/layout/page-head.tsx';
import { Table } from '#design/tables/table.tsx';
import { COLUMN_NAMES, COLUMNS, type ColumnName } from '#products/imports/file/columns.ts';
import { TEMPLATE_FILE } from '#products/imports/import-paths.ts';
import * as adminPaths from '#shared/paths/admin-paths.ts';
import styles from './columns.module.css';

const TABLE = [
  {
    key: 'head',
    head: 'Column',
    phone: 'lead',
    cell: (name: ColumnName) => <strong className={styles.head}>{COLUMNS[name].head}</strong>,
  },
  {
    key: 'needed',
    head: 'Needed',
    phone: 'status',
    quiet: true,
    cell: (name: ColumnName) =>
      COLUMNS[name].isNeeded && <span className={styles.needed}>{name === 'sku' ? 'Always' : 'For new products'}</span>,
  },
  { key: 'explains', head: 'Contents', phone: 'under', cell: (name: ColumnName) => COLUMNS[name].explains },
  {
    key: 'called',
    head: 'Other accepted names',
    quiet: true,
    wideOnly: true,
    cell: (name: ColumnName) => COLUMNS[name].called.slice(0, 4).join(', '),
  },
] as const;

/** The page about the format of product files. */
export default function ColumnsPage() {
  return (
    <>
      <title>File format · Admin Panel</title>
      <PageHead
        title="File format"
        actions={
          <>
            <Link className={buttonClass({ tone: 'quiet' })} to={adminPaths.imports}>
              All imports
            </Link>
            <a className={buttonClass()} href={TEMPLATE_FILE} download>
              Template
            </a>
          </>
        }
      />
      <ul className={styles.rules}>
        <li>
          The first row has the column names. Use any order, upper or lower case, and the other accepted names; you can
          leave out columns you don’t need.
        </li>
        <li>If the SKU exists, that product is updated. Only the values in the row are changed.</li>
        <li>An empty cell changes nothing. Enter NIL, N/A or a dash to clear an optional value.</li>
        <li>Enter amounts as 137900, 1,37,900, ₹1,37,900 or Rs. 1,37,900/-.</li>
        <li>Upload pictures in a zip with the CSV: name them in the Images column, or name the files after the SKU.</li>
        <li>At most 1,00,000 rows per file. “CSV UTF-8” is best; other CSV formats also work.</li>
      </ul>
      <Table caption="Columns of the file" columns={TABLE} rows={COLUMN_NAMES} rowKey={name => name} bleed />
    </>
  );
}

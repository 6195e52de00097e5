import { Link } from 'react-router';
import { buttonClass } from '#design/button-class.ts';
import { PageHead } from '#design/page-head.tsx';
import { Table } from '#design/table.tsx';
import { COLUMN_NAMES, COLUMNS, type ColumnName } from '#features/imports/columns.ts';
import { IMPORTS_PATH, TEMPLATE_FILE } from '#features/imports/import-paths.ts';
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
      'isNeeded' in COLUMNS[name] && (
        <span className={styles.needed}>{name === 'sku' ? 'Always' : 'For new ones'}</span>
      ),
  },
  { key: 'explains', head: 'What stands in it', phone: 'under', cell: (name: ColumnName) => COLUMNS[name].explains },
  {
    key: 'called',
    head: 'Also understood as',
    quiet: true,
    wideOnly: true,
    cell: (name: ColumnName) => COLUMNS[name].called.slice(0, 4).join(', '),
  },
] as const;

/** How a file of goods is written, column by column. */
export default function ColumnsPage() {
  return (
    <>
      <title>How the file is written · Admin Panel</title>
      <PageHead
        title="How the file is written"
        actions={
          <>
            <Link className={buttonClass({ tone: 'quiet' })} to={IMPORTS_PATH}>
              All imports
            </Link>
            <a className={buttonClass()} href={TEMPLATE_FILE} download>
              Template
            </a>
          </>
        }
      />
      <ul className={styles.rules}>
        <li>The first row names the columns. Their order, case and wording may be your own; any may be left out.</li>
        <li>A row whose SKU you have changes that product. Only what the row says is changed.</li>
        <li>An empty cell changes nothing. NIL, N/A or a dash empty what may be empty.</li>
        <li>Amounts may be written 137900, 1,37,900, ₹1,37,900 or Rs. 1,37,900/-.</li>
        <li>Pictures come in a zip with the table: by the names in the column Images, or called after the SKU.</li>
        <li>
          At most 1,00,000 rows in a file. From a spreadsheet choose “CSV UTF-8”; other kinds of CSV are understood.
        </li>
      </ul>
      <Table caption="Columns of the file" columns={TABLE} rows={COLUMN_NAMES} rowKey={name => name} bleed />
    </>
  );
}

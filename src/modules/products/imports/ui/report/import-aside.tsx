import type { ImportDetail } from '#products/imports/contract.ts';
import { columnHead } from '#products/imports/file/columns.ts';
import { countText } from '#shared/text/count-text.ts';
import styles from './import-aside.module.css';

interface ImportAsideProps {
  readonly of: ImportDetail;
  readonly reading: NonNullable<ImportDetail['reading']>;
}

export function ImportAside({ of, reading }: ImportAsideProps) {
  const known = reading.heads.filter(({ column }) => column !== null);
  const unknown = reading.heads.filter(({ head, column }) => column === null && head.trim() !== '');
  return (
    <aside className={styles.aside}>
      {of.faults.length > 0 && (
        <section>
          <h2>Errors by column</h2>
          <dl className={styles.list}>
            {of.faults.map(({ column, rows }) => (
              <div key={column}>
                <dt>{columnHead(column)}</dt>
                <dd>{countText(rows)}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <section>
        <h2>Columns</h2>
        <dl className={styles.list}>
          {known.map(({ head, column }) => (
            <div key={head}>
              <dt>{head}</dt>
              <dd className={styles.means}>{column && columnHead(column)}</dd>
            </div>
          ))}
        </dl>
        {unknown.length > 0 && (
          <p className={styles.note}>Unknown columns, not imported: {unknown.map(({ head }) => head).join(', ')}.</p>
        )}
        <p className={styles.note}>
          Read as {NAMES[reading.encoding] ?? reading.encoding}, separated by {BETWEEN[reading.delimiter] ?? 'commas'}.
        </p>
      </section>
    </aside>
  );
}

const NAMES: Readonly<Record<string, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252',
};
const BETWEEN: Readonly<Record<string, string>> = { ',': 'commas', ';': 'semicolons', '\t': 'tabs', '|': 'bars' };

import type { ImportDetail } from '#products/imports/contract.ts';
import { columnHead } from '#products/imports/file/columns.ts';
import { t } from '#shared/language/t.ts';
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
          <h2>{t('products.imports.aside.errors')}</h2>
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
        <h2>{t('products.imports.aside.columns')}</h2>
        {reading.program !== null && (
          <p className={styles.note}>
            {t('products.imports.aside.program', { program: reading.program })}
            {reading.program === 'Shopify' && ` ${t('products.imports.aside.variants')}`}
            {reading.program === 'WooCommerce' && ` ${t('products.imports.aside.variations')}`}
          </p>
        )}
        <dl className={styles.list}>
          {known.map(({ head, column }) => (
            <div key={head}>
              <dt>{head}</dt>
              <dd className={styles.means}>{column && columnHead(column)}</dd>
            </div>
          ))}
        </dl>
        {unknown.length > 0 && (
          <p className={styles.note}>
            {t('products.imports.aside.unknown', { heads: unknown.map(({ head }) => head).join(', ') })}
          </p>
        )}
        <p className={styles.note}>
          {t('products.imports.aside.read', {
            encoding: NAMES[reading.encoding] ?? reading.encoding,
            separator: BETWEEN[reading.delimiter] ?? t('products.imports.aside.commas'),
          })}
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
const BETWEEN: Readonly<Record<string, string>> = {
  ',': t('products.imports.aside.commas'),
  ';': t('products.imports.aside.semicolons'),
  '\t': t('products.imports.aside.tabs'),
  '|': t('products.imports.aside.bars'),
};

import type { ReactNode } from 'react';
import { t } from '#shared/language/t.ts';
import styles from './facts.module.css';

/** Names and values in two columns, if there is room. Missing values are shown as such. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>
            {value ?? <span className={styles.missing}>{t('design.facts.missing')}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

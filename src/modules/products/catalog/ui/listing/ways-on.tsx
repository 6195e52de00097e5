import { Link } from 'react-router';
import type { Facets } from '#products/catalog/contract.ts';
import * as paths from '#shared/paths/paths.ts';
import styles from './nothing-found.module.css';

/** What the shop has, for whoever has not found it by words, or has not begun. */
export function WaysOn({ brand, kind }: Pick<Facets, 'brand' | 'kind'>) {
  return (
    <div className={styles.ways}>
      <Way title="By category" group="kind" values={kind.filter(({ value }) => value !== 'other')} />
      <Way title="By brand" group="brand" values={brand} />
    </div>
  );
}

function Way({ title, group, values }: { title: string; group: 'kind' | 'brand'; values: Facets['kind'] }) {
  if (values.length === 0) return null;
  return (
    <section>
      <h2 className={styles.heading}>{title}</h2>
      <ul className={styles.brands}>
        {values.map(({ value, label, count }) => (
          <li key={value}>
            <Link to={`${paths.listing}?${group}=${value}`} prefetch="intent" className={styles.brand}>
              {label}
              <span className={styles.count}>{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { Link } from 'react-router';
import type { HomeKind } from '#products/catalog/home/home-kinds.ts';
import * as paths from '#shared/paths/paths.ts';
import styles from './home-kinds.module.css';

export function HomeKinds({ kinds }: { kinds: readonly HomeKind[] }) {
  return (
    <ul className={styles.kinds}>
      {kinds.map(({ label, kinds: values, count }) => (
        <li key={label}>
          <Link to={`${paths.listing}?kind=${values.join(',')}`} prefetch="intent" className={styles.kind}>
            {label}
            <span className={styles.count}>{count}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

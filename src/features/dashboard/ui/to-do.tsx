import Check from 'lucide-react/icons/check';
import PackageOpen from 'lucide-react/icons/package-open';
import { Link } from 'react-router';
import { Skeleton } from '#design/skeleton.tsx';
import { waitingFor } from '#features/dashboard/waiting.ts';
import { orderListHref } from '#features/orders/order-list-state.ts';
import styles from './to-do.module.css';

/** One line of what waits to be done, each part of it a way to those orders. */
export function ToDo({ counts }: { counts: Record<string, number> | undefined }) {
  if (!counts)
    return (
      <div className={styles.line} aria-busy="true">
        <Skeleton length="medium" />
      </div>
    );
  const waiting = waitingFor(counts);
  const Icon = waiting.length > 0 ? PackageOpen : Check;
  return (
    <section className={styles.line} aria-label="To do">
      <Icon aria-hidden="true" />
      {waiting.length === 0 && <p>Nothing waits to be packed or shipped.</p>}
      {waiting.map(({ status, text }) => (
        <Link key={status} to={orderListHref({ status })} className={styles.task}>
          {text}
        </Link>
      ))}
    </section>
  );
}

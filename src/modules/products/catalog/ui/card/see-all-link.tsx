import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link } from 'react-router';
import { VisuallyHidden } from '#design/layout/visually-hidden.tsx';
import styles from '#products/catalog/ui/home/home.module.css';

export function SeeAllLink({ to, total, what }: { to: string; total: number; what: string }) {
  return (
    <Link to={to} prefetch="intent" className={styles.seeAll}>
      <span>
        See all<span className={styles.total}> {total}</span>
        <VisuallyHidden> of {what}</VisuallyHidden>
      </span>
      <ArrowRight aria-hidden="true" />
    </Link>
  );
}

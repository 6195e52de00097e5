import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link } from 'react-router';
import { VisuallyHidden } from '#design/layout/visually-hidden.tsx';
import styles from '#products/catalog/ui/home/home.module.css';
import { rich } from '#shared/language/rich.ts';

export function SeeAllLink({ to, total, what }: { to: string; total: number; what: string }) {
  return (
    <Link to={to} prefetch="intent" className={styles.seeAll}>
      <span>
        {rich('products.catalog.seeAll', {
          count: number => <span className={styles.total}>{number}</span>,
          total,
          of: words => <VisuallyHidden>{words}</VisuallyHidden>,
          what,
        })}
      </span>
      <ArrowRight aria-hidden="true" />
    </Link>
  );
}

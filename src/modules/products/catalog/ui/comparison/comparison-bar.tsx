import X from 'lucide-react/icons/x';
import { Link, useLocation } from 'react-router';
import { IconButton } from '#design/buttons/icon-button.tsx';
import { choose } from '#products/catalog/comparison/chosen-products.ts';
import { comparedAddress } from '#products/catalog/comparison/compared-address.ts';
import { t } from '#shared/language/t.ts';
import * as paths from '#shared/paths/paths.ts';
import styles from './comparison-bar.module.css';
import { useChosen } from './use-chosen.ts';

/** Leads to the comparison of what is chosen, from every page but the comparison itself. */
export function ComparisonBar() {
  const slugs = useChosen();
  const { pathname } = useLocation();
  if (slugs.length === 0 || pathname === paths.compare) return null;
  return (
    <aside className={styles.bar} aria-label={t('products.catalog.compare.title')}>
      <Link to={comparedAddress({ slugs })} prefetch="intent" className={styles.link}>
        {t('products.catalog.compare.chosen', { count: slugs.length })}
      </Link>
      <IconButton
        label={t('products.catalog.compare.clear')}
        icon={<X aria-hidden="true" />}
        onClick={() => choose([])}
      />
    </aside>
  );
}

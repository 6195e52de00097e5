import { Link } from 'react-router';
import { classes } from '#design/theme/classes.ts';
import corner from '#products/catalog/ui/card/card-corner.module.css';
import { t } from '#shared/language/t.ts';
import { loadQuickViewContent } from './load-quick-view-content.ts';
import styles from './quick-view-link.module.css';

/** Opens a product in the quick view. It appears on hover or focus, which also preload the dialog. */
export function QuickViewLink({ to, title }: { to: string; title: string }) {
  return (
    <Link
      onPointerEnter={() => void loadQuickViewContent()}
      onFocus={() => void loadQuickViewContent()}
      to={to}
      preventScrollReset
      className={classes(corner.corner, styles.look)}
      aria-label={t('products.catalog.card.quickViewOf', { title })}
      title={t('products.catalog.card.quickView')}
    />
  );
}

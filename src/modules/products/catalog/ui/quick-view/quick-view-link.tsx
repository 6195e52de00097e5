import { Link } from 'react-router';
import { loadQuickViewContent } from './load-quick-view-content.ts';
import styles from './quick-view-link.module.css';

/** Holds a product up in the listing's dialog without leaving the list. Pointing at the card brings it out. */
export function QuickViewLink({ to, title }: { to: string; title: string }) {
  return (
    <Link
      onPointerEnter={() => void loadQuickViewContent()}
      onFocus={() => void loadQuickViewContent()}
      to={to}
      preventScrollReset
      className={styles.look}
      aria-label={`Quick view of ${title}`}
      title="Quick view"
    />
  );
}

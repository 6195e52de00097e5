import { Link } from 'react-router';
import { t } from '#shared/language/t.ts';
import * as paths from '#shared/paths/paths.ts';
import styles from './compare-box.module.css';
import { useChoice } from './use-choice.ts';

/** Chooses a product for comparison. Without scripts it is a link to a comparison that begins with it. */
export function CompareBox({ slug }: { slug: string }) {
  const choice = useChoice(slug);
  return (
    <p>
      <label className={styles.box}>
        <input type="checkbox" className={styles.tick} {...choice} />
        {choice.disabled ? t('products.catalog.compare.full') : t('products.catalog.compare.compare')}
      </label>
      <Link to={`${paths.compare}?products=${slug}`} rel="nofollow" className={styles.plain}>
        {t('products.catalog.compare.compare')}
      </Link>
    </p>
  );
}

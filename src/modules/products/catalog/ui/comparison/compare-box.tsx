import { Link } from 'react-router';
import { choose, MAX_COMPARED } from '#products/catalog/comparison/chosen-products.ts';
import { t } from '#shared/language/t.ts';
import * as paths from '#shared/paths/paths.ts';
import styles from './compare-box.module.css';
import { useChosen } from './use-chosen.ts';

/** Chooses a product for comparison. Without scripts it is a link to a comparison that begins with it. */
export function CompareBox({ slug }: { slug: string }) {
  const chosen = useChosen();
  const isChosen = chosen.includes(slug);
  const isFull = !isChosen && chosen.length >= MAX_COMPARED;
  return (
    <p className={styles.compare}>
      <label className={styles.box}>
        <input
          type="checkbox"
          className={styles.tick}
          checked={isChosen}
          disabled={isFull}
          onChange={() => choose(isChosen ? chosen.filter(other => other !== slug) : [...chosen, slug])}
        />
        {isFull ? t('products.catalog.compare.full') : t('products.catalog.compare.compare')}
      </label>
      <Link to={`${paths.compare}?products=${slug}`} rel="nofollow" className={styles.plain}>
        {t('products.catalog.compare.compare')}
      </Link>
    </p>
  );
}

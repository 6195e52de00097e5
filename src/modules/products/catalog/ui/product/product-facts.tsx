import ShieldCheck from 'lucide-react/icons/shield-check';
import Undo2 from 'lucide-react/icons/undo-2';
import { Link } from 'react-router';
import { RETURN_DAYS } from '#orders/returns/return/return-window.ts';
import { warrantyText } from '#products/catalog/product/warranty-text.ts';
import { t } from '#shared/language/t.ts';
import * as paths from '#shared/paths/paths.ts';
import styles from './product-facts.module.css';

export function ProductFacts({ warrantyMonths }: { warrantyMonths: number | null }) {
  return (
    <ul className={styles.facts}>
      <li>
        <Undo2 aria-hidden="true" />
        <Link to={paths.returnsAndRefunds}>{t('products.catalog.facts.returns', { days: RETURN_DAYS })}</Link>
      </li>
      <li>
        <ShieldCheck aria-hidden="true" />
        {warrantyMonths
          ? t('products.catalog.facts.warranty', { time: warrantyText(warrantyMonths) })
          : t('products.catalog.facts.noWarranty')}
      </li>
    </ul>
  );
}

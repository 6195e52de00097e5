import ShieldCheck from 'lucide-react/icons/shield-check';
import Undo2 from 'lucide-react/icons/undo-2';
import { Link } from 'react-router';
import type { ProductDetail } from '#products/catalog/product/product.schema.ts';
import * as paths from '#shared/paths/paths.ts';
import styles from './product-facts.module.css';

export function ProductFacts({ product: { returnsNote, warrantyNote } }: { product: ProductDetail }) {
  return (
    <ul className={styles.facts}>
      <li>
        <Undo2 aria-hidden="true" />
        <Link to={paths.returnsAndRefunds}>{returnsNote}</Link>
      </li>
      <li>
        <ShieldCheck aria-hidden="true" />
        {warrantyNote}
      </li>
    </ul>
  );
}

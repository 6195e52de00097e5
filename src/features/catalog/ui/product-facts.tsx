import Banknote from 'lucide-react/icons/banknote';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Undo2 from 'lucide-react/icons/undo-2';
import { warrantyText } from '#features/catalog/declarations.ts';
import styles from './product-facts.module.css';

/** How long delivered goods may be given back. */
const RETURN_DAYS = 7;

/** What one can count on. */
export function ProductFacts({ warrantyMonths }: { warrantyMonths: number | null }) {
  return (
    <ul className={styles.facts}>
      <li>
        <Undo2 aria-hidden="true" />
        {RETURN_DAYS}-day returns
      </li>
      {warrantyMonths !== null && warrantyMonths > 0 && (
        <li>
          <ShieldCheck aria-hidden="true" />
          {warrantyText(warrantyMonths)} maker's warranty
        </li>
      )}
      <li>
        <Banknote aria-hidden="true" />
        Cash on delivery
      </li>
    </ul>
  );
}

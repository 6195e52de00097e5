import { lazy, Suspense, useState } from 'react';
import { t } from '#shared/language/t.ts';
import { type Paise, paise, priceTag } from '#shared/money/money.ts';
import styles from './emi-line.module.css';

/** Few look at it, so pages come without it. */
const EmiDialog = lazy(async () => ({ default: (await import('./emi-dialog.tsx')).EmiDialog }));

export interface EmiLineProps {
  price: Paise;
  /** The lowest instalment. */
  from: Paise;
}

/** The lowest instalment, and a button that shows all. */
export function EmiLine({ price, from }: EmiLineProps) {
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  return (
    <p className={styles.line}>
      {t('payments.emi.from', { amount: priceTag(paise(Math.ceil(from / 100) * 100)) })}{' '}
      <button
        type="button"
        className={styles.more}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        {t('payments.emi.see')}
      </button>
      {isWanted && (
        <Suspense>
          <EmiDialog price={price} open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </p>
  );
}

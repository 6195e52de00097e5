import type { ReactNode } from 'react';
import { classes } from '#design/theme/classes.ts';
import { t } from '#shared/language/t.ts';
import { type Paise, percentOff } from '#shared/money/money.ts';
import price from './price.module.css';
import styles from './price-block.module.css';
import { priceText } from './price-text.ts';

export type PriceBlockProps = {
  /** Whole paise. */
  paise: number;
  /** The maximum retail price in paise. */
  mrp?: number | undefined;
  /** The small line below: "Inclusive of all taxes". */
  note?: ReactNode;
  className?: string | undefined;
};

/** A page's own price at its largest: the amount with a volt tag, then what it was and what is saved. */
export function PriceBlock({ paise, mrp, note, className }: PriceBlockProps) {
  const lower = mrp !== undefined && mrp > paise;
  const percent = lower ? percentOff(mrp as Paise, paise as Paise) : 0;
  return (
    <div className={classes(styles.block, className)}>
      <p className={styles.now}>
        <span className={price.hero}>{priceText(paise)}</span>{' '}
        {percent > 0 && <span className={price.offTag}>{t('design.price.off', { percent })}</span>}
      </p>
      {lower && (
        <p className={styles.was}>
          {t('design.price.mrp')}
          <s>{priceText(mrp)}</s>{' '}
          <b className={styles.saved}>{t('design.price.saved', { amount: priceText(mrp - paise) })}</b>
        </p>
      )}
      {note != null && <p className={styles.note}>{note}</p>}
    </div>
  );
}

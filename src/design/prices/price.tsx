import { VisuallyHidden } from '#design/layout/visually-hidden.tsx';
import { classes } from '#design/theme/classes.ts';
import { t } from '#shared/language/t.ts';
import { type Paise, percentOff } from '#shared/money/money.ts';
import styles from './price.module.css';
import { type PriceFormat, priceText } from './price-text.ts';

export type PriceProps = {
  /** Whole paise. */
  paise: number;
  /** The maximum retail price in paise; shown, struck through, only when it is above the price. */
  mrp?: number | undefined;
  format?: PriceFormat | undefined;
  /** `plain` inherits the text style; `tag` is for cards, `big` for featured cards, `hero` for a product page. */
  size?: 'plain' | 'tag' | 'big' | 'hero' | undefined;
  /** How the percentage off is said: in green words, on a volt tag, or not at all. */
  off?: 'text' | 'tag' | 'none' | undefined;
  className?: string | undefined;
};

/** The only component that shows money: no screen formats amounts itself. */
export function Price({ paise, mrp, format = 'tag', size = 'plain', off = 'text', className }: PriceProps) {
  const percent = mrp === undefined ? 0 : percentOff(mrp as Paise, paise as Paise);
  const amount = <span className={classes(styles.amount, styles[size])}>{priceText(paise, format)}</span>;
  if (mrp === undefined || mrp <= paise) return <span className={classes(styles.price, className)}>{amount}</span>;
  return (
    <span className={classes(styles.price, className)}>
      {amount}{' '}
      <s className={classes(styles.mrp, size === 'big' && styles.mrpBig)}>
        <VisuallyHidden>{t('design.price.mrp')}</VisuallyHidden>
        {priceText(mrp, format)}
      </s>
      {off !== 'none' && percent > 0 && (
        <>
          {' '}
          <span className={off === 'tag' ? styles.offTag : styles.off}>{t('design.price.off', { percent })}</span>
        </>
      )}
    </span>
  );
}

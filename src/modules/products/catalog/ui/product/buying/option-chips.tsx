import { useEffect, useRef } from 'react';
import { Link, useLocation, useNavigationType } from 'react-router';
import { Price } from '#design/prices/price.tsx';
import { classes } from '#design/theme/classes.ts';
import { optionGroups } from '#products/catalog/product/option-choices.ts';
import type { ProductDetail } from '#products/catalog/product/product.schema.ts';
import { langOfEnglish } from '#shared/language/lang-of-english.ts';
import { t } from '#shared/language/t.ts';
import * as paths from '#shared/paths/paths.ts';
import styles from './option-chips.module.css';

/** Links to the other variants of a product: colours, sizes. The current one is highlighted. */
export function OptionChips({ product }: { product: ProductDetail }) {
  const groups = useFocusKept();
  const lang = langOfEnglish();
  return (
    <div ref={groups}>
      {optionGroups(product).map(({ name, current, choices }) => {
        const coloured = choices.some(({ swatch }) => swatch);
        return (
          <div key={name} data-option={name} className={styles.group}>
            <h2 className={styles.name} lang={lang}>
              {name} <b className={styles.current}>{current}</b>
            </h2>
            <ul className={styles.chips}>
              {choices.map(({ value, swatch, slug, price, inStock, alsoChanges, current: here }) => (
                <li key={value}>
                  <Link
                    to={paths.product(slug)}
                    prefetch="intent"
                    preventScrollReset
                    state={{ option: name }}
                    className={classes(
                      styles.chip,
                      coloured && styles.coloured,
                      !inStock && styles.out,
                      alsoChanges.length > 0 && styles.elsewhere,
                    )}
                    aria-current={here || undefined}
                  >
                    {swatch && (
                      <svg className={styles.swatch} viewBox="0 0 22 22" aria-hidden="true">
                        <circle cx="11" cy="11" r="10.5" fill={swatch} />
                      </svg>
                    )}
                    <span>
                      {lang ? <span lang={lang}>{value}</span> : value}
                      {alsoChanges.length > 0 && (
                        <small className={styles.note}>
                          {t('products.catalog.option.only', { values: alsoChanges.join(', ') })}
                        </small>
                      )}
                      {coloured && !inStock && <small className={styles.note}>{t('products.catalog.badge.out')}</small>}
                    </span>
                    {!coloured && (
                      <small className={styles.note}>
                        {inStock ? <Price paise={price} /> : t('products.catalog.badge.out')}
                      </small>
                    )}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </div>
  );
}

/** A chip opens the page of another product, which has new chips; focuses the one that was chosen. */
function useFocusKept() {
  const groups = useRef<HTMLDivElement>(null);
  const isFollowed = useNavigationType() !== 'POP';
  const { state } = useLocation();
  const option: unknown = isFollowed ? state?.option : undefined;
  useEffect(() => {
    if (typeof option !== 'string') return;
    const group = [...(groups.current?.children ?? [])].find(child => child.getAttribute('data-option') === option);
    group?.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true });
  }, [option]);
  return groups;
}

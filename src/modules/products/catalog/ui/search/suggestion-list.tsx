import History from 'lucide-react/icons/history';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import Search from 'lucide-react/icons/search';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { Price } from '#design/prices/price.tsx';
import { paidPrice } from '#products/catalog/product/price.ts';
import { matchingBeginnings } from '#products/catalog/search/matching-beginnings.ts';
import type { SuggestionOption } from '#products/catalog/search/suggestion-options.ts';
import { ProductPicture } from '#products/catalog/ui/card/product-picture.tsx';
import { t } from '#shared/language/t.ts';
import styles from './search-suggestions.module.css';

const ICONS = {
  recent: <History aria-hidden="true" />,
  words: <Search aria-hidden="true" />,
  places: <LayoutGrid aria-hidden="true" />,
};

export interface SuggestionListProps {
  id: string;
  options: readonly SuggestionOption[];
  /** The selected option, -1 for none. */
  at: number;
  typed: string;
  onTake: () => void;
}

/** The options as links, so that they can be opened in a new tab too. */
export function SuggestionList({ id, options, at, typed, onTake }: SuggestionListProps) {
  useEffect(() => {
    if (at >= 0) document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, at]);
  return (
    <div id={id} role="listbox" aria-label={t('products.catalog.suggestions.title')} className={styles.list}>
      {options.map(({ href, label, group, product }, place) => (
        <Link
          key={href}
          to={href}
          id={`${id}-${place}`}
          role="option"
          aria-selected={place === at}
          tabIndex={-1}
          className={styles.option}
          onClick={onTake}
        >
          {product ? (
            <ProductPicture src={product.image} alt="" sizes="44px" upTo={160} className={styles.picture} />
          ) : (
            <span className={styles.icon}>{group !== 'products' && ICONS[group]}</span>
          )}
          <span className={styles.label} lang={product?.langs?.title}>
            <Label text={label} typed={group === 'recent' ? '' : typed} />
          </span>
          {product && <Price paise={paidPrice(product)} className={styles.price} />}
          {group === 'places' && <span className={styles.hint}>{t('products.catalog.suggestions.all')}</span>}
        </Link>
      ))}
    </div>
  );
}

function Label({ text, typed }: { text: string; typed: string }) {
  return matchingBeginnings(text, typed).map(({ text: stretch, isTyped }, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: stretches of one text have no other name
    isTyped ? <b key={at}>{stretch}</b> : <span key={at}>{stretch}</span>,
  );
}

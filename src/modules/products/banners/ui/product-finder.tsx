import { useState } from 'react';
import { TextField } from '#design/fields/text-field.tsx';
import { listOwnProducts } from '#products/inventory/own-products/own-products.contract.ts';
import { useAnswer } from '#routing/use-answer.ts';
import type { ProductId } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';
import type { Paise } from '#shared/money/money.ts';
import styles from './banner-fields.module.css';

const MAX_FOUND = 6;

export interface FoundProduct {
  readonly id: ProductId;
  readonly title: string;
  readonly listed: boolean;
  /** What one unit costs now. */
  readonly paid?: Paise;
}

interface ProductFinderProps {
  readonly label: string;
  readonly aside?: string | undefined;
  readonly error?: string | undefined;
  readonly onFind: (product: FoundProduct) => void;
}

/** A field that finds a product by part of its title or by SKU. */
export function ProductFinder({ label, aside, error, onFind }: ProductFinderProps) {
  const [words, setWords] = useState('');
  const find = words.trim();
  const asked = useAnswer(listOwnProducts, find.length > 1 ? { find, limit: MAX_FOUND } : null);
  const found = find.length > 1 ? asked.answer?.data : undefined;
  return (
    <div>
      <TextField
        type="search"
        label={label}
        aside={aside}
        error={error}
        placeholder={t('products.banners.fields.find')}
        autoComplete="off"
        maxLength={100}
        value={words}
        onChange={event => setWords(event.currentTarget.value)}
      />
      {asked.problem && find.length > 1 && <p className={styles.fault}>{asked.problem.message}</p>}
      <ul className={styles.found} aria-label={t('products.banners.fields.found')}>
        {found?.map(({ _id, title, listed, price, salePrice }) => (
          <li key={_id}>
            <button
              type="button"
              className={styles.choice}
              onClick={() => {
                onFind({ id: _id, title, listed, paid: salePrice ?? price });
                setWords('');
              }}
            >
              <span className={styles.title}>{title}</span>
              {!listed && <span className={styles.note}>{t('products.banners.fields.notOnSale')}</span>}
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className={styles.note}>
        {found && asked.isFresh && found.length === 0 ? t('products.banners.fields.none') : ''}
      </p>
    </div>
  );
}

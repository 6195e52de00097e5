import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { IconButton } from '#design/buttons/icon-button.tsx';
import { TextField } from '#design/fields/text-field.tsx';
import type { FeatureImage } from '#products/banners/features.contract.ts';
import { OTHER_LANGUAGES } from '#products/catalog/product/translations.ts';
import { listOwnProducts } from '#products/inventory/own-products/own-products.contract.ts';
import { useAnswer } from '#routing/use-answer.ts';
import { t } from '#shared/language/t.ts';
import styles from './banner-fields.module.css';

export interface TypedWords {
  readonly alt: string;
  readonly alts: FeatureImage['alts'];
  readonly product: FeatureImage['product'];
}

export const NO_WORDS: TypedWords = { alt: '', alts: {}, product: null };

/** The alternative texts and the link of a banner. */
export function BannerFields({ words, onChange }: { words: TypedWords; onChange: (words: TypedWords) => void }) {
  return (
    <>
      <TextField
        label={t('products.banners.fields.alt')}
        hint={t('products.banners.fields.altHint')}
        maxLength={200}
        value={words.alt}
        onChange={event => onChange({ ...words, alt: event.currentTarget.value })}
      />
      {OTHER_LANGUAGES.map(({ code, name }) => (
        <TextField
          key={code}
          lang={code}
          label={t('products.banners.fields.altIn', { language: name })}
          aside={t('design.optional')}
          maxLength={200}
          value={words.alts[code] ?? ''}
          onChange={event => onChange({ ...words, alts: { ...words.alts, [code]: event.currentTarget.value } })}
        />
      ))}
      <ProductLink product={words.product} onChange={product => onChange({ ...words, product })} />
    </>
  );
}

const MAX_FOUND = 6;

interface ProductLinkProps {
  readonly product: FeatureImage['product'];
  readonly onChange: (product: FeatureImage['product']) => void;
}

/** Field for the product that a banner links to, found by part of its title or by SKU. */
function ProductLink({ product, onChange }: ProductLinkProps) {
  const [words, setWords] = useState('');
  const find = words.trim();
  const asked = useAnswer(listOwnProducts, find.length > 1 ? { find, limit: MAX_FOUND } : null);
  const found = find.length > 1 ? asked.answer?.data : undefined;
  if (product)
    return (
      <div>
        <p className={styles.label}>{t('products.banners.fields.link')}</p>
        <div className={styles.chosen}>
          <span className={styles.title}>{product.title}</span>
          {!product.listed && <span className={styles.note}>{t('products.banners.fields.notOnSale')}</span>}
          <IconButton
            label={t('products.banners.fields.removeLink')}
            icon={<X aria-hidden="true" />}
            onClick={() => onChange(null)}
          />
        </div>
      </div>
    );
  return (
    <div>
      <TextField
        type="search"
        label={t('products.banners.fields.link')}
        aside={t('design.optional')}
        placeholder={t('products.banners.fields.find')}
        autoComplete="off"
        maxLength={100}
        value={words}
        onChange={event => setWords(event.currentTarget.value)}
      />
      {asked.problem && find.length > 1 && <p className={styles.fault}>{asked.problem.message}</p>}
      <ul className={styles.found} aria-label={t('products.banners.fields.found')}>
        {found?.map(({ _id, title, listed }) => (
          <li key={_id}>
            <button
              type="button"
              className={styles.choice}
              onClick={() => {
                onChange({ id: _id, title, listed });
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

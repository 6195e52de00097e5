import X from 'lucide-react/icons/x';
import { IconButton } from '#design/buttons/icon-button.tsx';
import { TextField } from '#design/fields/text-field.tsx';
import type { FeatureImage } from '#products/banners/features.contract.ts';
import { OTHER_LANGUAGES } from '#products/catalog/product/translations.ts';
import { t } from '#shared/language/t.ts';
import styles from './banner-fields.module.css';
import { ProductFinder } from './product-finder.tsx';

export interface TypedBannerWords {
  readonly alt: string;
  readonly alts: FeatureImage['alts'];
  readonly product: FeatureImage['product'];
}

export const NO_WORDS: TypedBannerWords = { alt: '', alts: {}, product: null };

/** The alternative texts and the link of a banner. */
export function BannerFields({
  words,
  onChange,
}: {
  words: TypedBannerWords;
  onChange: (words: TypedBannerWords) => void;
}) {
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

interface ProductLinkProps {
  readonly product: FeatureImage['product'];
  readonly onChange: (product: FeatureImage['product']) => void;
}

/** Field for the product that a banner links to. */
function ProductLink({ product, onChange }: ProductLinkProps) {
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
  return <ProductFinder label={t('products.banners.fields.link')} aside={t('design.optional')} onFind={onChange} />;
}

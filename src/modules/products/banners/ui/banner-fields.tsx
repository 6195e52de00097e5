import { TextField } from '#design/fields/text-field.tsx';
import type { FeatureImage } from '#products/banners/features.contract.ts';
import { ProductLink } from './product-link.tsx';

export interface TypedWords {
  readonly alt: string;
  readonly product: FeatureImage['product'];
}

export const NO_WORDS: TypedWords = { alt: '', product: null };

/** The alternative text and the link of a banner. */
export function BannerFields({ words, onChange }: { words: TypedWords; onChange: (words: TypedWords) => void }) {
  return (
    <>
      <TextField
        label="What the picture shows"
        hint="Read out by screen readers"
        maxLength={200}
        value={words.alt}
        onChange={event => onChange({ ...words, alt: event.currentTarget.value })}
      />
      <ProductLink product={words.product} onChange={product => onChange({ ...words, product })} />
    </>
  );
}

import { useState } from 'react';
import { TextField } from '#design/fields/text-field.tsx';
import { MAX_BANDS, type SectionOf } from '#products/fronts/front.ts';
import { t } from '#shared/language/t.ts';
import { ListingFields } from './listing-fields.tsx';
import type { KindFieldsProps } from './section-form.tsx';

/** Which products the price tiles are about, and the prices. */
export function PricesFields({ section, faultOf, editor }: KindFieldsProps<SectionOf<'prices'>>) {
  const [typed, setTyped] = useState(section.upTo.join(', '));
  const read = (text: string) => text.split(/[\s,;]+/).filter(word => word !== '');
  const words = read(typed);
  const isWrong = words.length === 0 || words.length > MAX_BANDS || words.some(word => !/^[1-9]\d{0,6}$/.test(word));
  return (
    <>
      <TextField
        label={t('products.fronts.fields.upTo')}
        hint={t('products.fronts.fields.upToHint', { most: MAX_BANDS })}
        error={isWrong ? t('products.fronts.fields.upToHint', { most: MAX_BANDS }) : faultOf('upTo')}
        inputMode="numeric"
        value={typed}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          const prices = read(value);
          if (prices.length > 0 && prices.length <= MAX_BANDS && prices.every(word => /^[1-9]\d{0,6}$/.test(word)))
            editor.changeSection({ ...section, upTo: prices.map(Number) });
        }}
      />
      <ListingFields
        listing={section.listing}
        error={faultOf('listing')}
        onChange={listing => editor.changeSection({ ...section, listing })}
      />
    </>
  );
}

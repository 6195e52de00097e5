import { Checkbox } from '#design/choices/checkbox.tsx';
import { Select } from '#design/choices/select.tsx';
import { Stepper } from '#design/choices/stepper.tsx';
import { LOOKS, type Look, MAX_CARDS, type SectionOf } from '#products/fronts/front.ts';
import { t } from '#shared/language/t.ts';
import { ChosenProducts } from './chosen-products.tsx';
import { ListingFields } from './listing-fields.tsx';
import { RankingFields } from './ranking-fields.tsx';
import type { KindFieldsProps } from './section-form.tsx';
import { LOOK_NAMES } from './section-names.ts';

/** Which products a section shows, by a rule or chosen by hand, and how. */
export function ProductsFields({ section, faultOf, editor }: KindFieldsProps<SectionOf<'products'>>) {
  const change = (more: Partial<SectionOf<'products'>>) => editor.changeSection({ ...section, ...more });
  const { listing, look, count, tellsEnd } = section;
  return (
    <>
      <Select
        label={t('products.fronts.fields.by')}
        value={listing === null ? 'hand' : 'rule'}
        onChange={event => change({ listing: event.currentTarget.value === 'rule' ? '' : null })}
        choices={[
          { value: 'rule', label: t('products.fronts.fields.byRule') },
          { value: 'hand', label: t('products.fronts.fields.byHand') },
        ]}
      />
      {listing === null ? (
        <ChosenProducts section={section} faultOf={faultOf} editor={editor} />
      ) : (
        <>
          <ListingFields listing={listing} error={faultOf('listing')} onChange={next => change({ listing: next })} />
          <RankingFields section={section} onChange={change} />
        </>
      )}
      <Select
        label={t('products.fronts.fields.look')}
        value={look}
        onChange={event => change({ look: event.currentTarget.value as Look })}
        choices={LOOKS.map(value => ({ value, label: LOOK_NAMES[value]() }))}
      />
      {listing !== null && (
        <div>
          <p>{t('products.fronts.fields.count')}</p>
          <Stepper
            label={t('products.fronts.fields.count')}
            min={1}
            max={MAX_CARDS}
            value={count}
            onChange={value => change({ count: value })}
          />
        </div>
      )}
      <Checkbox
        label={t('products.fronts.fields.tellsEnd')}
        hint={t('products.fronts.fields.tellsEndHint')}
        checked={tellsEnd}
        onChange={event => change({ tellsEnd: event.currentTarget.checked })}
      />
    </>
  );
}

import { Checkbox } from '#design/choices/checkbox.tsx';
import { Select } from '#design/choices/select.tsx';
import type { SectionOf } from '#products/fronts/front.ts';
import { t } from '#shared/language/t.ts';

const DISCOUNTS = [10, 20, 30, 40, 50, 60, 70];
const PERIODS = [7, 14, 30, 90];

type Products = SectionOf<'products'>;
interface RankingFieldsProps {
  readonly section: Products;
  readonly onChange: (more: Partial<Products>) => void;
}

/** What narrows a rule by what no list knows, and puts it into another order: discounts and sales. */
export function RankingFields({ section, onChange }: RankingFieldsProps) {
  const { minDiscount, soldInDays, flashDeals } = section;
  const choicesOf = (usual: readonly number[], now: number | null | undefined, label: (value: number) => string) => [
    { value: '', label: t('products.fronts.fields.any') },
    ...[...new Set([...usual, ...(now == null ? [] : [now])])].map(value => ({
      value: String(value),
      label: label(value),
    })),
  ];
  const numberOf = (value: string) => (value === '' ? null : Number(value));
  return (
    <>
      <Select
        label={t('products.fronts.fields.minDiscount')}
        value={String(minDiscount ?? '')}
        choices={choicesOf(DISCOUNTS, minDiscount, percent => t('products.fronts.fields.atLeast', { percent }))}
        onChange={event => onChange({ minDiscount: numberOf(event.currentTarget.value) })}
      />
      <Select
        label={t('products.fronts.fields.bestSelling')}
        hint={t('products.fronts.fields.bestSellingHint')}
        value={String(soldInDays ?? '')}
        choices={choicesOf(PERIODS, soldInDays, days => t('products.fronts.fields.lastDays', { days }))}
        onChange={event => onChange({ soldInDays: numberOf(event.currentTarget.value) })}
      />
      <Checkbox
        label={t('products.fronts.fields.flashDeals')}
        checked={flashDeals === true}
        onChange={event => onChange({ flashDeals: event.currentTarget.checked })}
      />
    </>
  );
}

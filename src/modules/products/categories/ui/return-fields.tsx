import { Select } from '#design/choices/select.tsx';
import { TextField } from '#design/fields/text-field.tsx';
import {
  FEWEST_DAYS_FOR_RETURN,
  MOST_DAYS_FOR_RETURN,
  RETURN_WAYS,
  type ReturnRule,
} from '#products/catalog/categories/return-rule.ts';
import { MAX_RETURN_REASON_LENGTH } from '#products/categories/read-category.ts';
import type { FormInHand } from '#routing/forms/use-form.ts';
import { LANGUAGES } from '#shared/language/languages.ts';
import { t } from '#shared/language/t.ts';
import styles from './category-form.module.css';
import { RETURN_WAY_NAMES } from './return-way-names.ts';
import type { TypedCategoryForm } from './typed-category.ts';

/** For what reasons products of a category can be returned. @param above the rule of the category above */
export function ReturnFields({
  form,
  above,
}: {
  readonly form: FormInHand<TypedCategoryForm>;
  readonly above: ReturnRule;
}) {
  const { returnWay: way } = form.typed;
  return (
    <fieldset className={styles.usual}>
      <legend>{t('products.categories.field.returns')}</legend>
      <Select
        label={t('products.categories.field.returnWay')}
        hint={t('products.categories.field.returnWayHint')}
        value={way}
        error={form.faults.returns}
        choices={[
          {
            value: '',
            label: t('products.categories.field.asAbove', {
              value: t('products.categories.returns.wayAndDays', {
                way: RETURN_WAY_NAMES[above.way],
                days: String(above.days),
              }),
            }),
          },
          ...RETURN_WAYS.map(each => ({ value: each, label: RETURN_WAY_NAMES[each] })),
        ]}
        onChange={event => form.change({ returnWay: event.currentTarget.value })}
      />
      {(way === 'any' || way === 'replacement') && (
        <TextField
          {...form.bound('returnDays')}
          label={t('products.categories.field.returnDays')}
          hint={t('products.categories.field.returnDaysHint', {
            least: FEWEST_DAYS_FOR_RETURN,
            most: MOST_DAYS_FOR_RETURN,
          })}
          inputMode="numeric"
          maxLength={3}
          autoComplete="off"
        />
      )}
      {way === 'none' &&
        LANGUAGES.map(({ code, name }) => (
          <TextField
            key={code}
            {...form.bound(`reasons.${code}`)}
            lang={code}
            label={t('products.categories.field.reasonIn', { language: name })}
            maxLength={MAX_RETURN_REASON_LENGTH}
          />
        ))}
    </fieldset>
  );
}

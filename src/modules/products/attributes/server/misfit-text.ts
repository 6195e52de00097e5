import type { ConvertedValue } from '#products/attributes/convert-value.ts';
import type { Attribute } from '#products/catalog/attributes/attribute.ts';
import { quantityText, unitText } from '#products/catalog/attributes/attribute-text.ts';
import { t } from '#shared/language/t.ts';

type Misfit = Extract<ConvertedValue, { broken: unknown }>['broken'];

/** Why a value can't be one of the attribute as it would be. */
export function misfitText({ unit, min, max }: Attribute, broken: Misfit): string {
  switch (broken) {
    case 'unit':
      return t('products.attributes.misfit.unit', { unit: unitText(unit) });
    case 'number':
      return unit === null
        ? t('products.attributes.misfit.fraction')
        : t('products.attributes.misfit.number', { unit: unitText(unit) });
    case 'range':
      return t('products.attributes.misfit.range', {
        min: quantityText(min ?? 0, unit),
        max: quantityText(max ?? 0, unit),
      });
    case 'option':
      return t('products.attributes.misfit.option');
    case 'yes-no':
      return t('products.attributes.misfit.yesNo');
    case 'length':
      return t('products.attributes.misfit.length');
  }
}

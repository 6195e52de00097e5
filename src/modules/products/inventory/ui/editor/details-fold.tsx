import { wireName } from '#products/catalog/product/product.fields.ts';
import { t } from '#shared/language/t.ts';
import { Fold } from './fold.tsx';
import { ProductInput } from './product-input.tsx';
import { inputsIn } from './product-inputs.ts';
import type { ProductForm } from './use-product-form.ts';

const FIELDS = inputsIn('details');

/** Codes that identify the product, and what it weighs and measures when it is packed. */
export function DetailsFold({ form }: { form: ProductForm }) {
  const { typed, unsaved, isNew } = form;
  const filled = FIELDS.filter(name => typed[wireName(name)] !== '').length;
  return (
    <Fold
      title={t('products.inventory.editor.details')}
      says={t('products.inventory.editor.filled', { filled, all: FIELDS.length })}
      changed={!isNew && FIELDS.some(name => unsaved.has(wireName(name)))}
    >
      {FIELDS.map(name => (
        <ProductInput key={name} of={name} form={form} />
      ))}
    </Fold>
  );
}

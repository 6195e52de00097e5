import { PRODUCT_FIELDS, wireName } from '#products/catalog/product/product.fields.ts';
import { ProductInput } from '#products/inventory/ui/editor/product-input.tsx';
import { inputsIn, isMadeInIndia } from '#products/inventory/ui/editor/product-inputs.ts';
import { t } from '#shared/language/t.ts';
import { Fold } from './fold.tsx';
import type { ProductForm } from './use-product-form.ts';

const FIELDS = inputsIn('declarations');
/** Required by law; missing ones are shown on the product page. */
const DECLARED = ['origin', 'maker', 'importer'] as const;

/** Fields for tax and consumer law. Only HSN and GST rate have defaults, by kind. */
export function DeclarationsFold({ form }: { form: ProductForm }) {
  const { typed, unsaved, isNew } = form;
  const needed = DECLARED.filter(field => field !== 'importer' || !isMadeInIndia(typed));
  const first = needed.find(field => typed[field].trim() === '');
  return (
    <Fold
      title={t('products.inventory.editor.declarations')}
      says={
        first ? (
          <span data-warns>{t('products.inventory.editor.notDeclared', { label: PRODUCT_FIELDS[first].label })}</span>
        ) : (
          t('products.inventory.editor.complete')
        )
      }
      changed={!isNew && FIELDS.some(name => unsaved.has(wireName(name)))}
    >
      {FIELDS.map(name => (
        <ProductInput key={name} of={name} form={form} />
      ))}
    </Fold>
  );
}

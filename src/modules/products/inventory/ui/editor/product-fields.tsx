import { Select } from '#design/choices/select.tsx';
import { readPieces } from '#products/inventory/product/typed-figures.ts';
import { stockReasonChoices } from '#products/inventory/stock/stock-reasons.ts';
import { ProductInput } from '#products/inventory/ui/editor/product-input.tsx';
import { inputsIn } from '#products/inventory/ui/editor/product-inputs.ts';
import { t } from '#shared/language/t.ts';
import type { ProductChoices } from './product-editor.tsx';
import styles from './product-panel.module.css';
import type { ProductForm } from './use-product-form.ts';

const FIELDS = inputsIn('main');
const AFTER_STOCK = FIELDS.indexOf('stock') + 1;

/** The main fields. */
export function ProductFields({ form, choices }: { form: ProductForm; choices: ProductChoices }) {
  const { bound, onFile, typed, unsaved } = form;
  const was = onFile && unsaved.has('totalStock') ? stockHint(onFile.totalStock, typed.totalStock) : undefined;
  const inputs = FIELDS.map(name => (
    <ProductInput key={name} of={name} form={form} choices={choices} hint={name === 'stock' ? was : undefined} />
  ));
  return (
    <>
      {inputs.slice(0, AFTER_STOCK)}
      {was !== undefined && <Select {...bound('stockReason')} className={styles.half} choices={stockReasonChoices()} />}
      {inputs.slice(AFTER_STOCK)}
      {form.isNew && choices.sellers.length > 0 && (
        <Select
          {...bound('userName')}
          className={styles.whole}
          choices={choices.sellers.map((name, at) => ({ value: at === 0 ? '' : name, label: name }))}
        />
      )}
    </>
  );
}

function stockHint(was: number, typed: string): string {
  const now = readPieces(typed);
  if (now === undefined) return t('products.inventory.editor.was', { was });
  return t('products.inventory.editor.adjusts', { was, by: `${now > was ? '+' : ''}${now - was}` });
}

import { Select } from '#design/choices/select.tsx';
import { TextArea } from '#design/fields/text-area.tsx';
import { TextField } from '#design/fields/text-field.tsx';
import { SERIAL_CHOICES, SERIAL_KINDS, usualSerials } from '#orders/serials/serial-kind.ts';
import { PRODUCT_STATUSES } from '#products/catalog/product/product-content.ts';
import { CATEGORIES, KIND_LABELS, KINDS, type Kind, SECTIONS } from '#products/catalog/vocabulary.ts';
import { MAX } from '#products/inventory/product/product-draft.ts';
import { readPieces } from '#products/inventory/product/typed-figures.ts';
import { STOCK_REASON_NAMES, STOCK_REASONS } from '#products/inventory/stock/stock-reasons.ts';
import { STATUS_LABELS } from '#products/inventory/ui/own-products/product-status-mark.tsx';
import type { ProductChoices } from './product-editor.tsx';
import styles from './product-panel.module.css';
import type { ProductForm } from './use-product-form.ts';

const named = (values: readonly string[]) => values.map(value => ({ value, label: value }));

/** What every product has. */
export function ProductFields({ form, choices }: { form: ProductForm; choices: ProductChoices }) {
  const { bound, onFile, typed, unsaved } = form;
  const was = onFile && unsaved.has('totalStock') ? stockHint(onFile.totalStock, typed.totalStock) : undefined;
  const rupees = { sign: '₹', inputMode: 'decimal', autoComplete: 'off' } as const;
  return (
    <>
      <TextField {...bound('title')} className={styles.whole} maxLength={MAX.title} required data-autofocus />
      <TextField {...bound('price')} {...rupees} aside="MRP" className={styles.half} required />
      <TextField {...bound('salePrice')} {...rupees} label="Sale Price (optional)" className={styles.half} />
      <TextField
        {...bound('totalStock')}
        className={styles.half}
        inputMode="numeric"
        autoComplete="off"
        hint={was}
        required
      />
      {was !== undefined && (
        <Select
          {...bound('stockReason')}
          className={styles.half}
          choices={STOCK_REASON_NAMES.map(value => ({ value, label: STOCK_REASONS[value] }))}
        />
      )}
      <Select
        {...bound('status')}
        className={styles.half}
        choices={PRODUCT_STATUSES.map(value => ({ value, label: STATUS_LABELS[value] }))}
      />
      <TextArea {...bound('description')} className={styles.whole} rows={4} maxLength={MAX.description} required />
      <Select {...bound('category')} className={styles.third} choices={named(CATEGORIES)} required />
      <Select {...bound('section')} className={styles.third} placeholder="Choose" choices={named(SECTIONS)} required />
      <Select
        {...bound('brand')}
        className={styles.third}
        placeholder="Choose"
        choices={choices.brands.map(({ id, label }) => ({ value: id, label }))}
        required
      />
      <Select
        {...bound('kind')}
        className={styles.half}
        choices={KINDS.map(value => ({ value, label: KIND_LABELS[value] }))}
      />
      <Select
        {...bound('serialKind')}
        value={typed.serialKind || usualSerials(typed.kind as Kind)}
        className={styles.half}
        hint={
          typed.kind === 'smartphone' && typed.serialKind === 'none' ? 'Mobile phones usually need an IMEI' : undefined
        }
        choices={SERIAL_KINDS.map(value => ({ value, label: SERIAL_CHOICES[value] }))}
      />
      <TextField {...bound('sku')} className={styles.half} maxLength={MAX.sku} autoComplete="off" spellCheck={false} />
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
  if (now === undefined) return `Was ${was}`;
  return `Was ${was}, adjusts by ${now > was ? '+' : ''}${now - was}`;
}

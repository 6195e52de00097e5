import { Select } from '#design/choices/select.tsx';
import { TextArea } from '#design/fields/text-area.tsx';
import { TextField } from '#design/fields/text-field.tsx';
import type { Kind } from '#products/catalog/vocabulary.ts';
import { FIELD_LABELS, MAX } from '#products/inventory/product/product-draft.ts';
import { GST_RATES, HSN_OF_KIND, USUAL_GST } from '#products/inventory/product/tax-by-kind.ts';
import styles from './fold.module.css';
import { Fold } from './fold.tsx';
import type { ProductForm } from './use-product-form.ts';

const FIELDS = [
  ...(['hsn', 'gstRate', 'origin', 'maker', 'packer', 'importer', 'genericName', 'netQuantity', 'bisNumber'] as const),
  'warrantyMonths',
] as const;
/** The law wants these said; whoever does not say them is shown as not having. */
const DECLARED = ['origin', 'maker', 'importer'] as const;

/** What tax and consumer law ask for. Nothing here is made up for the seller but tariff and rate, which go by the kind. */
export function DeclarationsFold({ form }: { form: ProductForm }) {
  const { bound, typed, unsaved, isNew } = form;
  const needsImporter = typed.origin.trim().toLowerCase() !== 'india';
  const missing = DECLARED.filter(field => typed[field].trim() === '' && (field !== 'importer' || needsImporter));
  const first = missing[0];
  const hsn = HSN_OF_KIND[typed.kind as Kind];
  const rates = [...new Set<string>([...GST_RATES.map(String), typed.gstRate].filter(Boolean))];
  return (
    <Fold
      title="Tax and declarations"
      says={first ? <span data-warns>{FIELD_LABELS[first]} not declared</span> : 'Complete'}
      changed={!isNew && FIELDS.some(field => unsaved.has(field))}
    >
      <TextField {...bound('hsn')} inputMode="numeric" autoComplete="off" placeholder={hsn ?? '8 digits'} />
      <Select
        {...bound('gstRate')}
        value={typed.gstRate || String(USUAL_GST)}
        choices={rates.map(value => ({ value, label: `${value}%` }))}
      />
      <TextField {...bound('origin')} maxLength={MAX.origin} autoComplete="off" placeholder="India" />
      <TextField {...bound('warrantyMonths')} label="Warranty in months" inputMode="numeric" autoComplete="off" />
      <TextArea {...bound('maker')} className={styles.whole} rows={2} maxLength={MAX.party} hint="Name and address" />
      <TextArea {...bound('packer')} className={styles.whole} rows={2} maxLength={MAX.party} />
      <TextArea
        {...bound('importer')}
        className={styles.whole}
        rows={2}
        maxLength={MAX.party}
        hint={needsImporter ? 'Name and address, for products made abroad' : 'Not needed for products made in India'}
      />
      <TextField {...bound('genericName')} maxLength={MAX.genericName} autoComplete="off" placeholder="Mobile phone" />
      <TextField {...bound('netQuantity')} maxLength={MAX.netQuantity} autoComplete="off" placeholder="1 N" />
      <TextField {...bound('bisNumber')} maxLength={MAX.bisNumber} autoComplete="off" placeholder="R-41000000" />
    </Fold>
  );
}

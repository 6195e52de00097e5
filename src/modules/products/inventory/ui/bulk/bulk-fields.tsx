import { Select } from '#design/choices/select.tsx';
import { TextField } from '#design/fields/text-field.tsx';
import type { BulkInput } from '#products/inventory/stock/bulk-fields.ts';
import { BULK_KINDS, type BulkKind, ROUNDINGS } from '#products/inventory/stock/bulk-operation.ts';
import { stockReasonChoices } from '#products/inventory/stock/stock-reasons.ts';
import { t } from '#shared/language/t.ts';
import styles from './bulk-sheet.module.css';

type BulkFieldsProps = { fields: BulkInput; fault: string | undefined; onChange: (more: Partial<BulkInput>) => void };

const AMOUNTS: Readonly<Record<BulkKind, string>> = {
  'sale-percent': t('products.inventory.bulk.amount.salePercent'),
  'sale-rupees': t('products.inventory.bulk.amount.saleRupees'),
  'clear-sale': '',
  'price-percent': t('products.inventory.bulk.amount.percent'),
  'add-stock': t('products.inventory.bulk.amount.units'),
};

export function BulkFields({ fields, fault, onChange }: BulkFieldsProps) {
  const { kind, amount, way, rounding, reason } = fields;
  const isPercent = kind === 'sale-percent' || kind === 'price-percent';
  return (
    <>
      <Select
        label={t('products.inventory.bulk.what')}
        data-autofocus
        value={kind}
        onChange={event => onChange({ kind: event.currentTarget.value as BulkKind, amount: '' })}
        choices={choicesOf(BULK_KINDS)}
      />
      {kind === 'price-percent' && (
        <Select
          label={t('products.inventory.bulk.way')}
          value={way}
          onChange={event => onChange({ way: event.currentTarget.value as BulkInput['way'] })}
          choices={[
            { value: 'raise', label: t('products.inventory.bulk.raise') },
            { value: 'lower', label: t('products.inventory.bulk.lower') },
          ]}
        />
      )}
      {kind !== 'clear-sale' && (
        <div className={styles.pair}>
          <TextField
            label={AMOUNTS[kind]}
            inputMode={kind === 'add-stock' ? 'numeric' : 'decimal'}
            autoComplete="off"
            sign={isPercent ? '%' : kind === 'sale-rupees' ? '₹' : undefined}
            value={amount}
            error={fault}
            onChange={event => onChange({ amount: event.currentTarget.value })}
          />
          {isPercent && (
            <Select
              label={t('products.inventory.bulk.rounding')}
              value={rounding}
              onChange={event => onChange({ rounding: event.currentTarget.value as BulkInput['rounding'] })}
              choices={choicesOf(ROUNDINGS)}
            />
          )}
          {kind === 'add-stock' && (
            <Select
              label={t('products.inventory.reason.label')}
              value={reason}
              onChange={event => onChange({ reason: event.currentTarget.value as BulkInput['reason'] })}
              choices={stockReasonChoices()}
            />
          )}
        </div>
      )}
    </>
  );
}

function choicesOf(words: Readonly<Record<string, string>>) {
  return Object.entries(words).map(([value, label]) => ({ value, label }));
}

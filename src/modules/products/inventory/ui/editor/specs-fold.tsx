import X from 'lucide-react/icons/x';
import { Button } from '#design/buttons/button.tsx';
import { IconButton } from '#design/buttons/icon-button.tsx';
import { TextField } from '#design/fields/text-field.tsx';
import type { SpecGroup } from '#products/catalog/product/product-content.ts';
import { LIST_LIMITS } from '#products/inventory/product/product-draft.ts';
import { t } from '#shared/language/t.ts';
import styles from './fold.module.css';
import { Fold } from './fold.tsx';
import { ProductInput } from './product-input.tsx';
import type { ProductForm } from './use-product-form.ts';

/** Highlights, and groups of specifications. */
export function SpecsFold({ form }: { form: ProductForm }) {
  const { typed, faults, change, unsaved, isNew } = form;
  const { specs } = typed;
  const rows = specs.reduce((sum, group) => sum + group.rows.length, 0);
  const set = (at: number, group: SpecGroup | undefined) =>
    change({ specs: specs.flatMap((before, place) => (place === at ? (group ?? []) : before)) });
  return (
    <Fold
      title={t('products.catalog.field.specs')}
      says={
        rows ? t('products.inventory.specs.count', { rows, groups: specs.length }) : t('products.inventory.specs.none')
      }
      changed={!isNew && (unsaved.has('specs') || unsaved.has('highlights') || unsaved.has('fits'))}
    >
      <ProductInput of="highlights" form={form} />
      <ProductInput of="fits" form={form} />
      {specs.map((group, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: groups have no other key
        <fieldset key={at} className={styles.group} aria-label={group.group || t('products.inventory.specs.group')}>
          <TextField
            label={t('products.inventory.specs.group')}
            className={styles.name}
            maxLength={LIST_LIMITS.specName}
            value={group.group}
            onChange={event => set(at, { ...group, group: event.currentTarget.value })}
          />
          <IconButton
            label={t('products.inventory.specs.removeGroup', { name: group.group })}
            icon={<X aria-hidden="true" />}
            onClick={() => set(at, undefined)}
          />
          <SpecRows rows={group.rows} onChange={rows => set(at, { ...group, rows })} />
        </fieldset>
      ))}
      {faults.specs && (
        <p className={styles.fault} role="alert" data-fault tabIndex={-1}>
          {faults.specs}
        </p>
      )}
      {specs.length < LIST_LIMITS.specGroups && (
        <div className={styles.acts}>
          <Button size="sm" onClick={() => change({ specs: [...specs, { group: '', rows: [['', '']] }] })}>
            {t('products.inventory.specs.addGroup')}
          </Button>
        </div>
      )}
    </Fold>
  );
}

type Rows = SpecGroup['rows'];

function SpecRows({ rows, onChange }: { rows: Rows; onChange: (rows: Rows) => void }) {
  const set = (at: number, row: Rows[number] | undefined) =>
    onChange(rows.flatMap((before, place) => (place === at ? (row ? [row] : []) : [before])));
  return (
    <>
      {rows.map(([name, value], at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other key
        <div key={at} className={styles.row}>
          <TextField
            label={t('products.inventory.specs.name')}
            labelHidden
            placeholder={t('products.inventory.specs.name')}
            maxLength={LIST_LIMITS.specName}
            value={name}
            onChange={event => set(at, [event.currentTarget.value, value])}
          />
          <TextField
            label={name ? t('products.inventory.specs.valueOf', { name }) : t('products.inventory.specs.valueOfRow')}
            labelHidden
            placeholder={t('products.inventory.specs.value')}
            maxLength={LIST_LIMITS.specValue}
            value={value}
            onChange={event => set(at, [name, event.currentTarget.value])}
          />
          <IconButton
            label={name ? t('products.inventory.removeNamed', { name }) : t('products.inventory.specs.removeRow')}
            icon={<X aria-hidden="true" />}
            onClick={() => set(at, undefined)}
          />
        </div>
      ))}
      {rows.length < LIST_LIMITS.specRows && (
        <div className={styles.acts}>
          <Button size="sm" tone="quiet" onClick={() => onChange([...rows, ['', '']])}>
            {t('products.inventory.specs.addRow')}
          </Button>
        </div>
      )}
    </>
  );
}

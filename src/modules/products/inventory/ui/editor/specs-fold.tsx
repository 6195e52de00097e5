import X from 'lucide-react/icons/x';
import { Button } from '#design/buttons/button.tsx';
import { IconButton } from '#design/buttons/icon-button.tsx';
import { TextField } from '#design/fields/text-field.tsx';
import type { SpecGroup } from '#products/catalog/product/product-content.ts';
import { LIST_LIMITS } from '#products/inventory/product/product-draft.ts';
import { countText } from '#shared/text/count-text.ts';
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
      title="Specifications"
      says={rows ? `${countText(rows, 'row')} in ${countText(specs.length, 'group')}` : 'None'}
      changed={!isNew && (unsaved.has('specs') || unsaved.has('highlights'))}
    >
      <ProductInput of="highlights" form={form} />
      {specs.map((group, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: groups have no other key
        <fieldset key={at} className={styles.group} aria-label={group.group || 'Group'}>
          <TextField
            label="Group"
            className={styles.name}
            maxLength={LIST_LIMITS.specName}
            value={group.group}
            onChange={event => set(at, { ...group, group: event.currentTarget.value })}
          />
          <IconButton
            label={`Remove group ${group.group}`}
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
            Add a group
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
            label="Name"
            labelHidden
            placeholder="Name"
            maxLength={LIST_LIMITS.specName}
            value={name}
            onChange={event => set(at, [event.currentTarget.value, value])}
          />
          <TextField
            label={`Value of ${name || 'the row'}`}
            labelHidden
            placeholder="Value"
            maxLength={LIST_LIMITS.specValue}
            value={value}
            onChange={event => set(at, [name, event.currentTarget.value])}
          />
          <IconButton
            label={`Remove ${name || 'the row'}`}
            icon={<X aria-hidden="true" />}
            onClick={() => set(at, undefined)}
          />
        </div>
      ))}
      {rows.length < LIST_LIMITS.specRows && (
        <div className={styles.acts}>
          <Button size="sm" tone="quiet" onClick={() => onChange([...rows, ['', '']])}>
            Add a row
          </Button>
        </div>
      )}
    </>
  );
}

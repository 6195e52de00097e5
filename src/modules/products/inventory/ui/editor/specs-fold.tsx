import X from 'lucide-react/icons/x';
import { Button } from '#design/buttons/button.tsx';
import { IconButton } from '#design/buttons/icon-button.tsx';
import { TextField } from '#design/fields/text-field.tsx';
import type { SpecGroup } from '#products/catalog/product/product-content.ts';
import { LIST_LIMITS } from '#products/inventory/product/product-draft.ts';
import { ProductInput } from '#products/inventory/ui/editor/product-input.tsx';
import { countText } from '#shared/text/count-text.ts';
import styles from './fold.module.css';
import { Fold } from './fold.tsx';
import { SpecRows } from './spec-rows.tsx';
import type { ProductForm } from './use-product-form.ts';

/** Highlights, and the table of what it is in groups. */
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
        // biome-ignore lint/suspicious/noArrayIndexKey: groups have no other name
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

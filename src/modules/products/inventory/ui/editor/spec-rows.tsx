import X from 'lucide-react/icons/x';
import { Button } from '#design/buttons/button.tsx';
import { IconButton } from '#design/buttons/icon-button.tsx';
import { TextField } from '#design/fields/text-field.tsx';
import type { SpecGroup } from '#products/catalog/product/product-content.ts';
import { LIST_LIMITS } from '#products/inventory/product/product-draft.ts';
import styles from './fold.module.css';

type Rows = SpecGroup['rows'];

/** The rows of one group: a name and a value each. */
export function SpecRows({ rows, onChange }: { rows: Rows; onChange: (rows: Rows) => void }) {
  const set = (at: number, row: Rows[number] | undefined) =>
    onChange(rows.flatMap((before, place) => (place === at ? (row ? [row] : []) : [before])));
  return (
    <>
      {rows.map(([name, value], at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name
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

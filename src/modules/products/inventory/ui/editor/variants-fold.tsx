import X from 'lucide-react/icons/x';
import { Button } from '#design/buttons/button.tsx';
import { IconButton } from '#design/buttons/icon-button.tsx';
import { TextField } from '#design/fields/text-field.tsx';
import { LIST_LIMITS } from '#products/inventory/product/product-draft.ts';
import styles from './fold.module.css';
import { Fold } from './fold.tsx';
import { SiblingPicker } from './sibling-picker.tsx';
import type { ProductForm } from './use-product-form.ts';

const USUAL_NAMES = ['Colour', 'Memory and storage', 'Size'];

/** What tells a product from its siblings, and whose sibling it is. */
export function VariantsFold({ form }: { form: ProductForm }) {
  const { typed, faults, unsaved, change, isNew } = form;
  const { options } = typed;
  const set = (at: number, more: { name?: string; value?: string }) =>
    change({ options: options.map((option, place) => (place === at ? { ...option, ...more } : option)) });
  const says = options.map(({ value }) => value).filter(Boolean);
  return (
    <Fold
      title="Variants"
      says={says.join(', ') || 'None'}
      changed={!isNew && (unsaved.has('options') || unsaved.has('siblingOf'))}
    >
      <p className={styles.note}>
        Each colour or size is a separate product. Shoppers can switch between them on the product page.
      </p>
      {options.map((option, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name
        <div key={at} className={styles.row}>
          <TextField
            label="Option"
            maxLength={LIST_LIMITS.specName}
            value={option.name}
            onChange={event => set(at, { name: event.currentTarget.value })}
          />
          <TextField
            label="Value"
            maxLength={LIST_LIMITS.specName}
            value={option.value}
            onChange={event => set(at, { value: event.currentTarget.value })}
          />
          <IconButton
            label={`Remove ${option.name || 'option'}`}
            icon={<X aria-hidden="true" />}
            onClick={() => change({ options: options.filter((_, place) => place !== at) })}
          />
        </div>
      ))}
      {faults.options && (
        <p className={styles.fault} role="alert" data-fault tabIndex={-1}>
          {faults.options}
        </p>
      )}
      {options.length < LIST_LIMITS.options && (
        <div className={styles.acts}>
          <Button
            size="sm"
            onClick={() => change({ options: [...options, { name: USUAL_NAMES[options.length] ?? '', value: '' }] })}
          >
            Add an option
          </Button>
        </div>
      )}
      <SiblingPicker form={form} />
    </Fold>
  );
}

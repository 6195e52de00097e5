import X from 'lucide-react/icons/x';
import { useDeferredValue, useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { IconButton } from '#design/buttons/icon-button.tsx';
import { TextField } from '#design/fields/text-field.tsx';
import { listOwnProducts } from '#products/inventory/own-products/own-products.contract.ts';
import { LIST_LIMITS } from '#products/inventory/product/product-draft.ts';
import { useAnswer } from '#routing/use-answer.ts';
import styles from './fold.module.css';
import { Fold } from './fold.tsx';
import type { ProductForm } from './use-product-form.ts';

const USUAL_NAMES = ['Colour', 'Memory and storage', 'Size'];

/** Options that distinguish variants, and the product's family. */
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
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other key
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

const SHOWN = 5;

/** Field for the product of which this one is a variant, among those of the same seller. */
function SiblingPicker({ form }: { form: ProductForm }) {
  const { typed, faults, change, onFile } = form;
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState<string>();
  const find = useDeferredValue(words.trim());
  const userName = typed.userName || undefined;
  const found = useAnswer(listOwnProducts, find.length > 1 ? { find, userName, limit: SHOWN } : null);
  const hits = (find.length > 1 && found.answer?.data.filter(({ _id }) => _id !== onFile?._id)) || [];
  const kept = onFile?.variants.map(({ title }) => title) ?? [];
  if (typed.siblingOf !== '')
    return (
      <div className={styles.whole}>
        <p>
          Variant of <b>{chosen ?? kept.join(', ') ?? 'the original product'}</b>
        </p>
        <div className={styles.acts}>
          <Button size="sm" onClick={() => change({ siblingOf: '' })}>
            Remove variant link
          </Button>
        </div>
      </div>
    );
  return (
    <div className={styles.whole}>
      <TextField
        label="Variant of"
        type="search"
        placeholder="Title or SKU of another product"
        autoComplete="off"
        value={words}
        error={faults.siblingOf}
        onChange={event => setWords(event.currentTarget.value)}
        onKeyDown={event => event.key === 'Enter' && event.preventDefault()}
      />
      <ul className={styles.links} aria-label="Products found" aria-live="polite">
        {hits.map(({ _id, title }) => (
          <li key={_id}>
            <Button
              size="sm"
              tone="quiet"
              onClick={() => {
                setChosen(title);
                change({ siblingOf: _id });
              }}
            >
              {title}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

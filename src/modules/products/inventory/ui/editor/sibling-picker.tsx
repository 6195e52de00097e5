import { useDeferredValue, useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { TextField } from '#design/fields/text-field.tsx';
import { listOwnProducts } from '#products/inventory/own-products/own-products.contract.ts';
import { useAnswer } from '#routing/use-answer.ts';
import styles from './fold.module.css';
import type { ProductForm } from './use-product-form.ts';

const SHOWN = 5;

/** Finds the product of which this one is a variant among those of the same seller. */
export function SiblingPicker({ form }: { form: ProductForm }) {
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

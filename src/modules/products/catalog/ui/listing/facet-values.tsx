import { type ReactNode, useState } from 'react';
import { TextField } from '#design/fields/text-field.tsx';
import { foldValues, isLong } from '#products/catalog/listing/fold-values.ts';
import { narrowValues } from '#products/catalog/listing/narrow-values.ts';
import { t } from '#shared/language/t.ts';
import styles from './facet-values.module.css';

interface FacetValue {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

interface FacetValuesProps<Value extends FacetValue> {
  label: string;
  values: readonly Value[];
  chosen: readonly string[];
  children: (value: Value) => ReactNode;
}

/**
 * The values of a group. A long one shows those with the most products, the others behind “more”, and has a box that narrows all of
 * them by what is typed. Without scripts there is no box, and “more” opens all the same.
 */
export function FacetValues<Value extends FacetValue>({ label, values, chosen, children }: FacetValuesProps<Value>) {
  const [typed, type] = useState('');
  if (!isLong(values)) return values.map(children);
  const isNarrowed = typed.trim() !== '';
  const shown = isNarrowed ? narrowValues(values, typed) : values;
  return (
    <>
      <TextField
        type="search"
        className={styles.box}
        label={t('products.catalog.filters.narrow', { group: label })}
        labelHidden
        placeholder={t('products.catalog.filters.narrow', { group: label })}
        maxLength={60}
        autoComplete="off"
        enterKeyHint="done"
        value={typed}
        onChange={event => type(event.currentTarget.value)}
        onKeyDown={event => {
          // A sheet would close; the first press only empties the box.
          if (event.key !== 'Escape' || typed === '') return;
          event.stopPropagation();
          event.preventDefault();
          type('');
        }}
      />
      <p role="status" className={styles.found}>
        {isNarrowed && t('products.catalog.filters.narrowed', { count: shown.length, all: values.length })}
      </p>
      {isNarrowed ? shown.map(children) : <Folded values={values} chosen={chosen} row={children} />}
    </>
  );
}

interface FoldedProps<Value> {
  values: readonly Value[];
  chosen: readonly string[];
  row: (value: Value) => ReactNode;
}

/** Open at first if something behind “more” is chosen. */
function Folded<Value extends FacetValue>({ values, chosen, row }: FoldedProps<Value>) {
  const { first, more } = foldValues(values);
  const [isOpen] = useState(more.some(({ value }) => chosen.includes(value)));
  return (
    <>
      {first.map(row)}
      <details className={styles.more} open={isOpen}>
        <summary>{t('products.catalog.filters.more', { count: more.length })}</summary>
        {more.map(row)}
      </details>
    </>
  );
}

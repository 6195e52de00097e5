import X from 'lucide-react/icons/x';
import { useDeferredValue, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#design/buttons/button.tsx';
import { IconButton } from '#design/buttons/icon-button.tsx';
import { TextField } from '#design/fields/text-field.tsx';
import { listOwnProducts } from '#products/inventory/own-products/own-products.contract.ts';
import { LIST_LIMITS } from '#products/inventory/product/product-draft.ts';
import { USUAL_OPTIONS } from '#products/inventory/product/usual-options.ts';
import { stockAddress } from '#products/inventory/stock/stock-sheet-state.ts';
import { useAnswer } from '#routing/use-answer.ts';
import { rich } from '#shared/language/rich.ts';
import { t } from '#shared/language/t.ts';
import * as adminPaths from '#shared/paths/admin-paths.ts';
import styles from './fold.module.css';
import { Fold } from './fold.tsx';
import type { ProductForm } from './use-product-form.ts';

/** Options that distinguish variants, and the product's family. */
export function VariantsFold({ form }: { form: ProductForm }) {
  const { typed, faults, unsaved, change, isNew, onFile } = form;
  const { options } = typed;
  const set = (at: number, more: { name?: string; value?: string }) =>
    change({ options: options.map((option, place) => (place === at ? { ...option, ...more } : option)) });
  const says = options.map(({ value }) => value).filter(Boolean);
  return (
    <Fold
      title={t('products.inventory.variants.title')}
      says={says.join(', ') || t('products.inventory.specs.none')}
      changed={!isNew && (unsaved.has('options') || unsaved.has('siblingOf'))}
    >
      <p className={styles.note}>{t('products.inventory.variants.note')}</p>
      {options.map((option, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other key
        <div key={at} className={styles.row}>
          <TextField
            label={t('products.inventory.variants.option')}
            maxLength={LIST_LIMITS.specName}
            value={option.name}
            onChange={event => set(at, { name: event.currentTarget.value })}
          />
          <TextField
            label={t('products.inventory.specs.value')}
            maxLength={LIST_LIMITS.specName}
            value={option.value}
            onChange={event => set(at, { value: event.currentTarget.value })}
          />
          <IconButton
            label={
              option.name
                ? t('products.inventory.removeNamed', { name: option.name })
                : t('products.inventory.variants.remove')
            }
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
            onClick={() => change({ options: [...options, { name: USUAL_OPTIONS[options.length] ?? '', value: '' }] })}
          >
            {t('products.inventory.variants.add')}
          </Button>
        </div>
      )}
      {onFile && (
        <p className={styles.links}>
          <Link to={adminPaths.variants(onFile._id)}>
            {onFile.variants.length > 0
              ? t('products.inventory.variants.edit')
              : t('products.inventory.variants.addVariants')}
          </Link>
        </p>
      )}
      {onFile && onFile.variants.length > 0 && (
        <p className={styles.links}>
          {/* An administrator may have opened a product of any seller. */}
          <Link to={stockAddress.href({ sellers: 'all', variants: onFile._id })}>
            {t('products.inventory.variants.inTable', { count: onFile.variants.length + 1 })}
          </Link>
        </p>
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
          {rich('products.inventory.variants.ofTitle', {
            b: words => <b>{words}</b>,
            title: chosen ?? kept.join(', ') ?? t('products.inventory.variants.original'),
          })}
        </p>
        <div className={styles.acts}>
          <Button size="sm" onClick={() => change({ siblingOf: '' })}>
            {t('products.inventory.variants.unlink')}
          </Button>
        </div>
      </div>
    );
  return (
    <div className={styles.whole}>
      <TextField
        label={t('products.inventory.variants.of')}
        type="search"
        placeholder={t('products.inventory.variants.find')}
        autoComplete="off"
        value={words}
        error={faults.siblingOf}
        onChange={event => setWords(event.currentTarget.value)}
        onKeyDown={event => event.key === 'Enter' && event.preventDefault()}
      />
      <ul className={styles.links} aria-label={t('products.inventory.variants.found')} aria-live="polite">
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

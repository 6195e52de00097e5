import Copy from 'lucide-react/icons/copy';
import Link2 from 'lucide-react/icons/link';
import Trash from 'lucide-react/icons/trash-2';
import Unlink from 'lucide-react/icons/unlink';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#design/buttons/button.tsx';
import { IconButton } from '#design/buttons/icon-button.tsx';
import { Select } from '#design/choices/select.tsx';
import { VisuallyHidden } from '#design/layout/visually-hidden.tsx';
import { Sheet } from '#design/overlays/sheet.tsx';
import { classes } from '#design/theme/classes.ts';
import { PRODUCT_STATUSES, type ProductStatus } from '#products/catalog/product/product.fields.ts';
import { ProductPicture } from '#products/catalog/ui/card/product-picture.tsx';
import { ownProductsAddress } from '#products/inventory/own-products/own-products-state.ts';
import { LIST_LIMITS, productLabel } from '#products/inventory/product/product-draft.ts';
import { PRODUCT_STATUS_LABELS } from '#products/inventory/ui/own-products/product-status-mark.tsx';
import { SheetCell } from '#products/inventory/ui/stock/sheet-cell.tsx';
import {
  cellFault,
  draftOf,
  isCellChanged,
  isValueChanged,
  TEXT_CELLS,
  type TextCell,
  type VariantDraft,
  withValue,
} from '#products/inventory/variants/variant-drafts.ts';
import { PictureField } from '#products/media/ui/picture-field.tsx';
import { t } from '#shared/language/t.ts';
import type { Variants } from './use-variants.ts';
import styles from './variants.module.css';

type VariantsTableProps = {
  variants: Variants;
  onCopy: (draft: VariantDraft) => void;
};

const HEADS: Readonly<Record<Exclude<TextCell, 'title'>, string>> = {
  sku: t('products.catalog.field.sku'),
  gtin: productLabel('gtin'),
  price: t('products.catalog.field.priceHead'),
  salePrice: t('products.catalog.field.salePriceHead'),
  stock: t('products.catalog.field.stockHead'),
};
const MODES = { sku: 'text', gtin: 'numeric', price: 'decimal', salePrice: 'decimal', stock: 'numeric' } as const;
const CELLS = TEXT_CELLS.filter(cell => cell !== 'title');
/** The names under which the server reports errors of cells. */
const WIRE: Readonly<Record<TextCell, string>> = {
  ...{ title: 'title', sku: 'sku', gtin: 'gtin', price: 'price', salePrice: 'salePrice', stock: 'totalStock' },
};

/** The variants, each as a row of cells; on narrow screens each is a card. */
export function VariantsTable({ variants, onCopy }: VariantsTableProps) {
  const { table } = variants;
  const [open, setOpen] = useState<string>();
  const chosen = table.drafts.find(({ key }) => key === open);
  return (
    <>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{t('products.inventory.variants.title')}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('products.inventory.variants.picture')}</th>
            <th scope="col">{t('products.catalog.field.title')}</th>
            {table.names.map((name, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns are never moved, and their names are typed
              <th key={at} scope="col">
                {name}
              </th>
            ))}
            {CELLS.map(cell => (
              <th key={cell} scope="col">
                {HEADS[cell]}
              </th>
            ))}
            <th scope="col">{t('products.catalog.field.status')}</th>
            <th scope="col">
              <VisuallyHidden>{t('products.inventory.variants.acts')}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {table.drafts.map(draft => (
            <Row
              key={draft.key}
              draft={draft}
              variants={variants}
              onCopy={onCopy}
              onPictures={() => setOpen(draft.key)}
            />
          ))}
        </tbody>
      </table>
      <Sheet
        open={chosen !== undefined}
        onClose={() => setOpen(undefined)}
        title={t('products.inventory.variants.pictures', { title: chosen ? nameOf(chosen) : '' })}
        footer={
          <Button tone="primary" onClick={() => setOpen(undefined)}>
            {t('products.inventory.variants.picturesDone')}
          </Button>
        }
      >
        {chosen && (
          <PictureField
            pictures={chosen.images}
            onChange={images => variants.change(chosen.key, before => ({ ...before, images, refused: undefined }))}
            most={LIST_LIMITS.images}
            error={chosen.refused?.fields.images}
          />
        )}
      </Sheet>
    </>
  );
}

type RowProps = {
  draft: VariantDraft;
  variants: Variants;
  onCopy: (draft: VariantDraft) => void;
  onPictures: () => void;
};

function Row({ draft, variants, onCopy, onPictures }: RowProps) {
  const { table, change } = variants;
  const title = nameOf(draft);
  const type = (more: Partial<VariantDraft>) =>
    change(draft.key, before => ({ ...before, ...more, refused: undefined }));
  const cell = (name: TextCell, label: string, sign: string) => (
    <SheetCell
      name={name}
      label={t('products.inventory.cell.of', { field: label, title })}
      sign={sign}
      value={draft[name]}
      changed={isCellChanged(draft, name)}
      fault={cellFault(draft, name) ?? draft.refused?.fields[WIRE[name]]}
      inputMode={name === 'title' ? 'text' : MODES[name]}
      placeholder={name === 'salePrice' || name === 'gtin' || name === 'sku' ? '–' : undefined}
      isText={name === 'title' || name === 'sku' || name === 'gtin'}
      disabled={draft.unlink}
      onType={text => type({ [name]: text })}
      onRevert={() => !draft.isNew && type({ [name]: draftOf(draft.row)[name] })}
    />
  );
  return (
    <tr data-row={draft.key} className={classes(draft.isNew && styles.added, draft.unlink && styles.leaving)}>
      <td className={styles.picture}>
        <button
          type="button"
          className={styles.thumb}
          aria-label={t('products.inventory.variants.picturesOf', { title })}
          onClick={onPictures}
        >
          <ProductPicture src={draft.images[0] ?? ''} alt="" sizes="56px" upTo={160} />
        </button>
      </td>
      <td className={styles.lead}>
        {draft.isNew ? (
          cell('title', t('products.catalog.field.title'), '')
        ) : (
          <Link to={ownProductsAddress.href({ product: draft.row._id })} className={styles.title}>
            {draft.row.title}
          </Link>
        )}
        <Remarks draft={draft} />
      </td>
      {table.names.map((name, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns are never moved, and their names are typed
        <td key={at} className={styles.field}>
          <span className={styles.label} aria-hidden="true">
            {name}
          </span>
          <SheetCell
            name={`option ${at}`}
            label={t('products.inventory.cell.of', { field: name, title })}
            sign=""
            value={draft.values[name] ?? ''}
            changed={isValueChanged(draft, name)}
            fault={draft.refused?.fields.options}
            isText
            disabled={draft.unlink || name === ''}
            onType={text => change(draft.key, before => withValue(before, table.names, name, text))}
            onRevert={() =>
              !draft.isNew && type({ values: { ...draft.values, [name]: draftOf(draft.row).values[name] ?? '' } })
            }
          />
        </td>
      ))}
      {CELLS.map(name => (
        <td key={name} className={classes(styles.field, styles[name])}>
          <span className={styles.label} aria-hidden="true">
            {HEADS[name]}
          </span>
          {cell(name, HEADS[name], '')}
        </td>
      ))}
      <td className={styles.field}>
        <span className={styles.label} aria-hidden="true">
          {t('products.catalog.field.status')}
        </span>
        <Select
          label={t('products.inventory.cell.of', { field: t('products.catalog.field.status'), title })}
          labelHidden
          className={styles.status}
          disabled={draft.unlink}
          value={draft.status}
          onChange={event => type({ status: event.currentTarget.value as ProductStatus })}
          choices={PRODUCT_STATUSES.map(value => ({ value, label: PRODUCT_STATUS_LABELS[value] }))}
        />
      </td>
      <td className={styles.acts}>
        <IconButton
          label={t('products.inventory.variants.copyRow', { title })}
          icon={<Copy aria-hidden="true" />}
          onClick={() => onCopy(draft)}
        />
        {!draft.isNew && table.drafts.length > 1 && (
          <IconButton
            label={
              draft.unlink
                ? t('products.inventory.variants.keepLinked', { title })
                : t('products.inventory.variants.unlinkRow', { title })
            }
            icon={draft.unlink ? <Link2 aria-hidden="true" /> : <Unlink aria-hidden="true" />}
            onClick={() => change(draft.key, ({ row, unlink }) => ({ ...draftOf(row), unlink: !unlink }))}
          />
        )}
        <IconButton
          label={
            draft.isNew
              ? t('products.inventory.variants.dropRow', { title })
              : t('products.inventory.variants.deleteRow', { title })
          }
          icon={<Trash aria-hidden="true" />}
          onClick={() => (draft.isNew ? variants.drop(draft.key) : void variants.remove(draft))}
        />
        {draft.refused?.isStale && (
          <Button size="sm" onClick={() => void variants.load(draft)}>
            {t('products.inventory.variants.load')}
          </Button>
        )}
      </td>
    </tr>
  );
}

/** What is to be known of a row: what will happen to it, and errors that no cell shows. */
function Remarks({ draft: { isNew, unlink, row, refused } }: { draft: VariantDraft }) {
  const shown = new Set([...Object.values(WIRE)]);
  const others = Object.entries(refused?.fields ?? {}).flatMap(([field, words]) => (shown.has(field) ? [] : [words]));
  const words = [...(refused?.message ? [refused.message] : []), ...new Set(others)].join(' ');
  return (
    <>
      {isNew && <span className={styles.remark}>{t('products.inventory.variants.isNew')}</span>}
      {unlink && <span className={styles.remark}>{t('products.inventory.variants.willUnlink')}</span>}
      {!isNew && row.waits && <span className={styles.remark}>{t('products.inventory.variants.waits')}</span>}
      {words && (
        <span role="alert" className={styles.fault}>
          {words}
        </span>
      )}
    </>
  );
}

function nameOf({ title, row }: VariantDraft): string {
  return title.trim() || row.title;
}

import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { useCallback, useRef } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { Checkbox } from '#design/choices/checkbox.tsx';
import { Select } from '#design/choices/select.tsx';
import { TextField } from '#design/fields/text-field.tsx';
import { SERIAL_CHOICES } from '#orders/serials/serial-kind.ts';
import { CategoryAttributes } from '#products/attributes/ui/category-attributes.tsx';
import { NameFields } from '#products/attributes/ui/name-fields.tsx';
import { SERIAL_KINDS } from '#products/catalog/product/product.fields.ts';
import { addCategory, changeCategory, type EditedCategory } from '#products/categories/contract.ts';
import { MAX_CATEGORY_SAID_LENGTH } from '#products/categories/read-category.ts';
import { treeOf } from '#products/categories/tree-rows.ts';
import { GST_RATES, USUAL_GST } from '#products/inventory/product/gst-rates.ts';
import { hsnWarning, rateWarning } from '#products/inventory/product/hsn-warning.ts';
import { PanelForm } from '#routing/forms/panel-form.tsx';
import { useForm } from '#routing/forms/use-form.ts';
import { LeaveGuard, type LeavingTo } from '#routing/leave-guard.tsx';
import { call } from '#shared/api/browser-call.ts';
import { t } from '#shared/language/t.ts';
import styles from './category-form.module.css';
import { CategoryPictureFields } from './category-picture-fields.tsx';
import { openedIn } from './opened-category.ts';
import { ReturnFields } from './return-fields.tsx';
import { categoryFormOf, placesIn, typedCategory } from './typed-category.ts';

interface CategoryFormProps {
  /** Undefined for a new one. */
  readonly category: EditedCategory | undefined;
  /** Where a new one is put. */
  readonly parent: string | null;
  readonly categories: readonly EditedCategory[];
  readonly onClose: () => void;
  readonly onSaved: (category: EditedCategory) => void;
  readonly onStale: () => void;
  readonly onAddWithin: (parent: string) => void;
  readonly onDelete: (category: EditedCategory) => void;
}

const INDENT = '\u2003';

/** The form of one category. Asks before unsaved changes are lost. */
export function CategoryForm({ category, parent, categories, onSaved, ...acts }: CategoryFormProps) {
  const leaves = useRef(false);
  const form = useForm({
    start: categoryFormOf(category ?? { parent }, categories),
    send: typed => {
      const sent = typedCategory(typed, category);
      return category
        ? call(changeCategory, { id: category._id, version: category.version, ...sent })
        : call(addCategory, { ...sent, id: typed.id.trim() || undefined });
    },
    onStale: acts.onStale,
    onDone: ({ data }) => {
      leaves.current = true;
      onSaved(data);
    },
  });
  const { typed, faults } = form;
  const tree = treeOf(categories);
  const language = t('language.code');
  const above = typed.parent;
  const usual = tree.usual(above);
  const usualRate = usual.gstRateBp === null ? USUAL_GST : usual.gstRateBp / 100;
  const own = category ? tree.within([category._id]) : [];
  const isStaying = useCallback((here: LeavingTo, there: LeavingTo) => leaves.current || isSamePanel(here, there), []);
  return (
    <PanelForm
      form={form}
      verb={category ? t('products.categories.save') : t('products.categories.addIt')}
      onCancel={acts.onClose}
    >
      <NameFields bound={form.bound} id={category?._id} idLabel={t('products.categories.field.id')} />
      <Select
        label={t('products.categories.field.parent')}
        value={above}
        error={faults.parent}
        choices={[
          { value: '', label: t('products.categories.field.top') },
          ...tree.all
            .filter(({ id }) => !own.includes(id))
            .map(({ id }) => ({
              value: id,
              label: INDENT.repeat(tree.upFrom(id).length - 1) + tree.nameOf(id, language),
            })),
        ]}
        onChange={event => {
          const to = event.currentTarget.value;
          const { position } = categoryFormOf({ ...category, parent: to || null }, categories);
          form.change({ parent: to, position });
        }}
      />
      <Select
        label={t('products.categories.field.position')}
        value={typed.position}
        error={faults.position}
        choices={placesIn(above || null, category?._id, categories).map((before, at) => ({
          value: String(at),
          label:
            before === undefined
              ? t('products.categories.field.first')
              : t('products.categories.field.after', { name: tree.nameOf(before, language) }),
        }))}
        onChange={event => form.change({ position: event.currentTarget.value })}
      />
      <TextField
        {...form.bound('said')}
        label={t('products.categories.field.said')}
        hint={t('products.categories.field.saidHint')}
        maxLength={MAX_CATEGORY_SAID_LENGTH}
      />
      <CategoryPictureFields form={form} />
      <ReturnFields form={form} above={tree.returnsOf(above)} />
      <fieldset className={styles.usual}>
        <legend>{t('products.categories.field.usual')}</legend>
        <TextField
          {...form.bound('hsn')}
          label={t('products.categories.field.hsn')}
          hint={
            hsnWarning(typed.hsn, usual.hsn) ??
            (usual.hsn === null
              ? t('products.categories.field.hsnNone')
              : t('products.categories.field.hsnAbove', { hsn: usual.hsn }))
          }
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
        />
        <Select
          label={t('products.categories.field.gstRate')}
          hint={rateWarning(typed.hsn || (usual.hsn ?? ''), typed.gstRate === '' ? usualRate : Number(typed.gstRate))}
          value={typed.gstRate}
          error={faults.gstRate}
          choices={[
            {
              value: '',
              label: t('products.categories.field.asAbove', {
                value: `${usualRate}%`,
              }),
            },
            ...GST_RATES.map(rate => ({ value: String(rate), label: `${rate}%` })),
          ]}
          onChange={event => form.change({ gstRate: event.currentTarget.value })}
        />
        <Select
          label={t('products.categories.field.serialKind')}
          value={typed.serialKind}
          error={faults.serialKind}
          choices={[
            {
              value: '',
              label: t('products.categories.field.asAbove', { value: SERIAL_CHOICES[usual.serialKind ?? 'none'] }),
            },
            ...SERIAL_KINDS.map(kind => ({ value: kind, label: SERIAL_CHOICES[kind] })),
          ]}
          onChange={event => form.change({ serialKind: event.currentTarget.value })}
        />
      </fieldset>
      <Checkbox
        label={t('products.categories.field.hidden')}
        hint={t('products.categories.field.hiddenHint')}
        checked={typed.hidden}
        onChange={event => form.change({ hidden: event.currentTarget.checked })}
      />
      {category && <CategoryAttributes category={category._id} />}
      {category && (
        <div className={styles.more}>
          <Button icon={<Plus aria-hidden="true" />} onClick={() => acts.onAddWithin(category._id)}>
            {t('products.categories.addWithin')}
          </Button>
          {category.fixed ? (
            <p className={styles.note}>{t('products.categories.fixedNote')}</p>
          ) : (
            <Button tone="quiet" icon={<Trash aria-hidden="true" />} onClick={() => acts.onDelete(category)}>
              {t('products.categories.delete')}
            </Button>
          )}
        </div>
      )}
      <LeaveGuard unsaved={form.isChanged} isStaying={isStaying} />
    </PanelForm>
  );
}

/** Another search keeps the panel. */
function isSamePanel(here: LeavingTo, there: LeavingTo): boolean {
  const opened = ({ search }: LeavingTo) => JSON.stringify(openedIn(new URLSearchParams(search)));
  return here.pathname === there.pathname && opened(here) === opened(there);
}

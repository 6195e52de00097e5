import { useCallback, useRef, useState } from 'react';
import { Checkbox } from '#design/choices/checkbox.tsx';
import { Select } from '#design/choices/select.tsx';
import { TextField } from '#design/fields/text-field.tsx';
import { attributesAddress } from '#products/attributes/attribute-list-state.ts';
import {
  type AttributeChange,
  addAttribute,
  changeAttribute,
  changeUnseen,
  type EditedAttribute,
  valuesDoNotFit,
} from '#products/attributes/contract.ts';
import { MAX_ATTRIBUTE_SAID_LENGTH } from '#products/attributes/read-attribute.ts';
import { ATTRIBUTE_TYPES, type AttributeType } from '#products/catalog/attributes/attribute.ts';
import { unitText } from '#products/catalog/attributes/attribute-text.ts';
import { UNIT_IDS } from '#products/catalog/attributes/attribute-units.ts';
import type { CategoryTree } from '#products/catalog/categories/category-tree.ts';
import { PanelForm } from '#routing/forms/panel-form.tsx';
import { useForm } from '#routing/forms/use-form.ts';
import { LeaveGuard, type LeavingTo } from '#routing/leave-guard.tsx';
import { call } from '#shared/api/browser-call.ts';
import { t } from '#shared/language/t.ts';
import styles from './attribute-form.module.css';
import { AttributeOptions } from './attribute-options.tsx';
import { TYPE_WORDS } from './attribute-words.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { ChosenCategories } from './chosen-categories.tsx';
import { NameFields } from './name-fields.tsx';
import { RemoveButton } from './remove-button.tsx';
import { attributeFormOf, attributeInput } from './typed-attribute.ts';

interface AttributeFormProps {
  /** Undefined for a new one. */
  readonly attribute: EditedAttribute | undefined;
  readonly tree: CategoryTree;
  readonly onClose: () => void;
  readonly onSaved: () => void;
  readonly onStale: () => void;
}

/** The form of one attribute. Shows what a change does to products before it is made. */
export function AttributeForm({ attribute, tree, onClose, onSaved, onStale }: AttributeFormProps) {
  const leaves = useRef(false);
  const seen = useRef<string>(undefined);
  const [plan, setPlan] = useState<AttributeChange>();
  const form = useForm({
    start: attributeFormOf(attribute),
    send: typed => {
      const sent = attributeInput(typed);
      return attribute
        ? call(changeAttribute, { ...sent, id: attribute._id, version: attribute.version, seen: seen.current })
        : call(addAttribute, { ...sent, id: typed.id.trim() || undefined });
    },
    refused: problem => {
      if (problem.code !== changeUnseen.code && problem.code !== valuesDoNotFit.code) {
        if (problem.kind === 'conflict') onStale();
        return undefined;
      }
      setPlan(problem.data as AttributeChange);
      return null;
    },
    onDone: () => {
      leaves.current = true;
      onSaved();
    },
  });
  const { typed, faults } = form;
  const isStaying = useCallback((here: LeavingTo, there: LeavingTo) => leaves.current || isSamePanel(here, there), []);
  return (
    <>
      <PanelForm
        form={form}
        verb={attribute ? t('products.attributes.change') : t('products.attributes.addIt')}
        onCancel={onClose}
      >
        <NameFields bound={form.bound} id={attribute?._id} idLabel={t('products.attributes.field.id')} />
        <TextField
          {...form.bound('said')}
          label={t('products.attributes.field.said')}
          hint={t('products.attributes.field.saidHint')}
          maxLength={MAX_ATTRIBUTE_SAID_LENGTH}
        />
        <Select
          label={t('products.attributes.field.type')}
          value={typed.type}
          error={faults.type}
          choices={ATTRIBUTE_TYPES.map(type => ({ value: type, label: TYPE_WORDS[type] }))}
          onChange={event => form.change({ type: event.currentTarget.value as AttributeType })}
        />
        {typed.type === 'number' && (
          <>
            <Select
              label={t('products.attributes.field.unit')}
              value={typed.unit}
              error={faults.unit}
              choices={[
                { value: '', label: t('products.attributes.unit.none') },
                ...UNIT_IDS.map(unit => ({ value: unit, label: unitText(unit) })),
              ]}
              // Bounds of one unit mean nothing in another.
              onChange={event => form.change({ unit: event.currentTarget.value, min: '', max: '' })}
            />
            <TextField {...form.bound('min')} label={t('products.attributes.field.min')} inputMode="decimal" />
            <TextField
              {...form.bound('max')}
              label={t('products.attributes.field.max')}
              hint={t('products.attributes.field.maxHint')}
              inputMode="decimal"
            />
          </>
        )}
        {typed.type === 'choice' && (
          <AttributeOptions options={typed.options} faults={faults} onChange={options => form.change({ options })} />
        )}
        <ChosenCategories
          chosen={typed.categories}
          tree={tree}
          error={faults.categories}
          onChange={categories => form.change({ categories })}
        />
        <Checkbox
          label={t('products.attributes.field.required')}
          hint={t('products.attributes.field.requiredHint')}
          checked={typed.required}
          onChange={event => form.change({ required: event.currentTarget.checked })}
        />
        {typed.type !== 'text' && (
          <Checkbox
            label={t('products.attributes.field.filterable')}
            hint={t('products.attributes.field.filterableHint')}
            checked={typed.filterable}
            onChange={event => form.change({ filterable: event.currentTarget.checked })}
          />
        )}
        <Checkbox
          label={t('products.attributes.field.comparable')}
          hint={t('products.attributes.field.comparableHint')}
          checked={typed.comparable}
          onChange={event => form.change({ comparable: event.currentTarget.checked })}
        />
        {attribute && (
          <div className={styles.more}>
            <RemoveButton
              attribute={attribute}
              onStale={onStale}
              onRemoved={() => {
                leaves.current = true;
                onSaved();
              }}
            />
          </div>
        )}
        <LeaveGuard unsaved={form.isChanged} isStaying={isStaying} />
      </PanelForm>
      <ChangeDialog
        plan={plan}
        busy={form.busy}
        onClose={() => setPlan(undefined)}
        onConfirm={({ version }) => {
          setPlan(undefined);
          seen.current = version;
          void form.submit();
        }}
      />
    </>
  );
}

/** Another search keeps the panel. */
function isSamePanel(here: LeavingTo, there: LeavingTo): boolean {
  const opened = ({ search }: LeavingTo) => attributesAddress.read(new URLSearchParams(search)).open;
  return here.pathname === there.pathname && opened(here) === opened(there);
}

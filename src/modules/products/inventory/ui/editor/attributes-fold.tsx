import { Select } from '#design/choices/select.tsx';
import { TextField } from '#design/fields/text-field.tsx';
import { type AttributeShape, MAX_ATTRIBUTE_TEXT } from '#products/catalog/attributes/attribute.ts';
import { unitText } from '#products/catalog/attributes/attribute-text.ts';
import { t } from '#shared/language/t.ts';
import { Fold } from './fold.tsx';
import type { ProductChoices } from './product-editor.tsx';
import { SpecProposals } from './spec-proposals.tsx';
import type { ProductForm } from './use-product-form.ts';
import { useSpecProposals } from './use-spec-proposals.ts';

/** The typed attributes of the chosen category. */
export function AttributesFold({ form, choices }: { form: ProductForm; choices: ProductChoices }) {
  const { typed, unsaved, isNew } = form;
  const shapes = attributesOf(typed.kind, choices);
  const proposals = useSpecProposals(form, shapes);
  if (shapes.length === 0) return null;
  const filled = shapes.filter(({ id }) => (typed.attributes[id] ?? '') !== '').length;
  return (
    <Fold
      title={t('products.catalog.field.attributes')}
      says={[
        t('products.inventory.editor.filled', { filled, all: shapes.length }),
        ...(proposals.length > 0 ? [t('products.inventory.proposals.found', { count: proposals.length })] : []),
      ].join(' · ')}
      changed={!isNew && unsaved.has('attributes')}
    >
      {proposals.length > 0 && <SpecProposals proposals={proposals} form={form} />}
      {shapes.map(shape => (
        <AttributeInput key={shape.id} shape={shape} form={form} />
      ))}
    </Fold>
  );
}

/** The attributes of a category, in its order. */
export function attributesOf(
  kind: string,
  { categories, attributes }: Pick<ProductChoices, 'categories' | 'attributes'>,
): readonly AttributeShape[] {
  const ids = categories.find(({ id }) => id === kind)?.attributes ?? [];
  return ids.flatMap(id => attributes.find(attribute => attribute.id === id) ?? []);
}

function AttributeInput({ shape, form }: { shape: AttributeShape; form: ProductForm }) {
  const { typed, saved, faults, change, isNew } = form;
  const { id, label, type, unit, options } = shape;
  const value = typed.attributes[id] ?? '';
  const props = {
    ...{ label, value, error: faults[`attributes.${id}`], name: `attributes.${id}` },
    changed: !isNew && value !== (saved.attributes[id] ?? ''),
    onChange: (event: { currentTarget: { value: string } }) =>
      change({ attributes: { ...typed.attributes, [id]: event.currentTarget.value } }),
  };
  if (type === 'text') return <TextField {...props} autoComplete="off" maxLength={MAX_ATTRIBUTE_TEXT} />;
  if (type === 'number')
    return <TextField {...props} autoComplete="off" inputMode="decimal" aside={unitText(unit) || undefined} />;
  const listed = type === 'choice' ? options : YES_OR_NO;
  return (
    <Select
      {...props}
      placeholder={t('products.inventory.attributes.notSaid')}
      choices={listed.map(option => ({ value: option.id, label: option.label }))}
    />
  );
}

const YES_OR_NO = [
  { id: 'yes', label: t('products.catalog.attribute.yes') },
  { id: 'no', label: t('products.catalog.attribute.no') },
];

import type { ComponentProps } from 'react';
import { Select } from '#design/choices/select.tsx';
import { TextArea } from '#design/fields/text-area.tsx';
import { TextField } from '#design/fields/text-field.tsx';
import type { FieldShape } from '#products/catalog/product/fields/field-shape.ts';
import { fieldOf, wireName } from '#products/catalog/product/product.fields.ts';
import type { ProductChoices } from '#products/inventory/ui/editor/product-editor.tsx';
import styles from '#products/inventory/ui/editor/product-panel.module.css';
import type { ProductForm } from '#products/inventory/ui/editor/use-product-form.ts';
import { type InputField, PRODUCT_INPUTS } from './product-inputs.ts';

type ProductInputProps = { of: InputField; form: ProductForm; choices?: ProductChoices; hint?: string | undefined };

/** The input of one field, by its type and limits in the table of fields. */
export function ProductInput({ of: name, form, choices, ...more }: ProductInputProps) {
  const { typed } = form;
  const field = fieldOf(name);
  const input = PRODUCT_INPUTS[name];
  const resolved = <Value,>(part: Value | ((...about: [typeof typed, typeof choices]) => Value)) =>
    part instanceof Function ? part(typed, choices) : part;
  if (input.when && !input.when(typed, choices)) return null;
  const bound = form.bound(wireName(name));
  const props = {
    ...bound,
    label: input.label ?? bound.label,
    className: input.width && styles[input.width],
    placeholder: resolved(input.placeholder),
    hint: more.hint ?? resolved(input.hint),
    required: field.needed,
    spellCheck: input.isCode ? false : undefined,
    'data-autofocus': input.isFirst,
  };
  const listed =
    resolved(input.choices) ?? (field.type === 'choice' ? field.of.map(value => ({ value, label: value })) : []);
  if (listed.length > 0) {
    const { placeholder, ...select } = props;
    return (
      <Select
        {...select}
        placeholder={placeholder}
        value={bound.value || (resolved(input.usual) ?? '')}
        choices={listed}
      />
    );
  }
  const maxLength = field.type === 'text' && !field.digits ? field.max : undefined;
  if (input.rows) return <TextArea {...props} rows={input.rows} maxLength={maxLength} />;
  return <TextField {...props} {...typing(field)} aside={input.aside} maxLength={maxLength} />;
}

/** Settings for on-screen keyboards and autofill. */
function typing(field: FieldShape): Partial<ComponentProps<typeof TextField>> {
  if (field.type === 'money') return { sign: '₹', inputMode: 'decimal', autoComplete: 'off' };
  // A measure may be typed with its unit.
  if (field.type === 'count' && field.unit) return { autoComplete: 'off' };
  if (field.type === 'count' || (field.type === 'text' && field.digits))
    return { inputMode: 'numeric', autoComplete: 'off' };
  return field.needed ? {} : { autoComplete: 'off' };
}

import type { ComponentProps } from 'react';
import control from './control.module.css';
import { Field, type FieldLook, splitFieldProps } from './field.tsx';

/** Several lines of text with their label. */
export function TextArea(props: Omit<ComponentProps<'textarea'>, keyof FieldLook> & FieldLook) {
  const { look, rest } = splitFieldProps(props);
  return <Field {...look}>{wiring => <textarea rows={3} {...rest} {...wiring} className={control.control} />}</Field>;
}

import type { ClipboardEvent, KeyboardEvent } from 'react';
import { useEffect, useRef } from 'react';
import { FieldGroup } from '#design/fields/field-group.tsx';
import { TextField } from '#design/fields/text-field.tsx';
import { MAX_TYPED_LENGTH } from '#orders/serials/read-serial.ts';
import {
  nextEmpty,
  type SerialDrafts,
  type SerialFaults,
  type SerialField,
  serialFaults,
  typedIn,
  withPasted,
} from '#orders/serials/serial-fields.ts';
import styles from './serial-inputs.module.css';

type SerialInputsProps = {
  fields: readonly SerialField[];
  drafts: SerialDrafts;
  faults: SerialFaults;
  onChange: (drafts: SerialDrafts) => void;
  onFaults: (faults: SerialFaults) => void;
  /** The first empty field is where to go on when they appear. */
  takesFocus?: boolean;
};

/**
 * A field for the number of each piece. A scanner types and presses Enter, which leads to the next empty field; only in the
 * last does it send the form. A number that can't be one is kept marked, so that the next scan takes its place.
 */
export function SerialInputs({ fields, drafts, faults, onChange, onFaults, takesFocus = false }: SerialInputsProps) {
  const list = useRef<HTMLDivElement>(null);
  const first = fields.find(field => typedIn(drafts, field).trim() === '') ?? fields[0];
  useEffect(() => {
    if (takesFocus) list.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, [takesFocus]);
  const focus = (field: SerialField) => inputOf(list.current, fields.indexOf(field))?.focus();
  const type = (field: SerialField, text: string) => {
    onChange({ ...drafts, [field.key]: text });
    if (faults[field.key] !== undefined) onFaults(without(faults, field.key));
  };
  const press = (event: KeyboardEvent<HTMLInputElement>, field: SerialField) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    const wrong = typedIn(drafts, field).trim() === '' ? undefined : serialFaults(fields, drafts, false)[field.key];
    const next = nextEmpty(fields, drafts, field);
    if (wrong === undefined && !next) return;
    event.preventDefault();
    if (wrong !== undefined) {
      onFaults({ ...faults, [field.key]: wrong });
      event.currentTarget.select();
    } else if (next) focus(next);
  };
  const paste = (event: ClipboardEvent, field: SerialField) => {
    const filled = withPasted(fields, drafts, field, event.clipboardData.getData('text'));
    if (!filled) return;
    event.preventDefault();
    onChange(filled);
    onFaults({});
    const next = nextEmpty(fields, filled, field);
    if (next) focus(next);
  };
  return (
    <div ref={list} className={styles.list}>
      {[...Map.groupBy(fields, ({ item: items }) => items)].map(([items, own]) => (
        <FieldGroup key={items} legend={own[0]?.title} className={styles.goods}>
          {own.map(field => (
            <TextField
              key={field.key}
              label={field.label}
              data-autofocus={(takesFocus && field === first) || undefined}
              inputMode={field.kind === 'imei' ? 'numeric' : undefined}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={MAX_TYPED_LENGTH}
              inputClassName={styles.number}
              value={typedIn(drafts, field)}
              error={faults[field.key]}
              onChange={event => type(field, event.target.value)}
              onKeyDown={event => press(event, field)}
              onPaste={event => paste(event, field)}
            />
          ))}
        </FieldGroup>
      ))}
    </div>
  );
}

function inputOf(list: HTMLDivElement | null, at: number): HTMLInputElement | undefined {
  return list?.querySelectorAll('input')[at];
}

function without(faults: SerialFaults, key: string): SerialFaults {
  const { [key]: _, ...rest } = faults;
  return rest;
}

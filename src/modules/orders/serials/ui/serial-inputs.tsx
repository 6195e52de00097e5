import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { FieldGroup } from '#design/fields/field-group.tsx';
import { TextField } from '#design/fields/text-field.tsx';
import { MAX_TYPED_LENGTH } from '#orders/serials/read-serial.ts';
import {
  givenSerials,
  type NumberedLine,
  nextEmpty,
  type SerialDrafts,
  type SerialFaults,
  type SerialField,
  serialFaults,
  serialFields,
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
  /** Focuses the first empty field on mount. */
  takesFocus?: boolean;
};

/**
 * One field per unit. Scanners type and press Enter, which moves to the next empty field and submits the form only from
 * the last one. An invalid number stays selected, so that the next scan replaces it.
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

const NOTHING: SerialDrafts = {};

/** State of the number fields, with their errors. */
export function useSerialDrafts(lines: readonly NumberedLine[]) {
  const [drafts, setDrafts] = useState(NOTHING);
  const [faults, setFaults] = useState<SerialFaults>(NOTHING);
  const fields = serialFields(lines);
  return {
    bound: { fields, drafts, faults, onChange: setDrafts, onFaults: setFaults },
    given: () => givenSerials(fields, drafts),
    /** Validates and shows errors. @returns whether all fields are valid */
    isRight: (needsAll: boolean): boolean => {
      const found = serialFaults(fields, drafts, needsAll);
      setFaults(found);
      return Object.keys(found).length === 0;
    },
    /** Shows the server's errors by field. */
    refuse: (refused: SerialFaults) => setFaults(refused),
    clear: () => {
      setDrafts(NOTHING);
      setFaults(NOTHING);
    },
  };
}

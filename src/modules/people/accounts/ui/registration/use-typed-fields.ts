import { type FocusEvent, useState } from 'react';
import type { AccountField } from '#people/accounts/registration/field-labels.ts';
import { tidyField, typingFault } from '#people/accounts/registration/typed-field.ts';

export type Typed = Record<'userName' | 'email' | 'password' | 'mobile' | 'gstNumber', string>;
export type TypedFaults = Partial<Record<AccountField, string>>;

const EMPTY: Typed = { userName: '', email: '', password: '', mobile: '', gstNumber: '' };

/** All fields in the format they have after being left. */
export function tidyFields(typed: Typed): Typed {
  const entries = Object.entries(typed) as [keyof Typed, string][];
  return Object.fromEntries(entries.map(([field, text]) => [field, tidyField(field, text)])) as Typed;
}

/**
 * Values and errors of the registration fields. While typing it shows only errors that no further character can fix, on
 * leaving a field all of its errors, and after submitting those passed to `refuse`.
 */
export function useTypedFields(faultsIn: (typed: Typed) => TypedFaults) {
  const [typed, setTyped] = useState(EMPTY);
  const [faults, setFaults] = useState<TypedFaults>({});
  /** Number of rejected submissions; each change moves the focus to the first wrong field. */
  const [refusals, setRefusals] = useState(0);
  /** Whether errors are announced as they appear. After a submission they are read out when the field gets the focus. */
  const [announces, setAnnounces] = useState(false);

  const note = (field: keyof Typed, fault: string | undefined) => {
    setAnnounces(true);
    setFaults(before => ({ ...before, [field]: fault }));
  };
  return {
    typed,
    faults,
    refusals,
    announces,
    type: (field: keyof Typed, text: string) => {
      setTyped(before => ({ ...before, [field]: text }));
      note(field, typingFault(field, text));
    },
    leave: (field: keyof Typed, event: FocusEvent<HTMLInputElement>) => {
      const next = { ...typed, [field]: tidyField(field, typed[field]) };
      setTyped(next);
      // An error that appears during a click would move the button away from the pointer; submitting shows it anyway.
      const goesOnTyping = event.relatedTarget instanceof HTMLInputElement;
      if (goesOnTyping && next[field] !== '' && !faults[field]) note(field, faultsIn(next)[field]);
    },
    refuse: (said: TypedFaults) => {
      setFaults(said);
      setAnnounces(false);
      setRefusals(before => before + 1);
    },
  };
}

import { type FocusEvent, useState } from 'react';
import type { AccountField } from '#people/accounts/registration/field-labels.ts';
import { tidyField } from '#people/accounts/registration/tidy-field.ts';
import { typingFault } from '#people/accounts/registration/typing-fault.ts';

export type Typed = Record<'userName' | 'email' | 'password' | 'mobile' | 'gstNumber', string>;
export type TypedFaults = Partial<Record<AccountField, string>>;

const EMPTY: Typed = { userName: '', email: '', password: '', mobile: '', gstNumber: '' };

/** All fields as they show once they have been left. */
export function tidied(typed: Typed): Typed {
  const entries = Object.entries(typed) as [keyof Typed, string][];
  return Object.fromEntries(entries.map(([field, text]) => [field, tidyField(field, text)])) as Typed;
}

/**
 * What is typed into the fields of registering, and what is wrong with it: while typing what can't become right any
 * more, on leaving a field all that is wrong there, on sending whatever is said then.
 */
export function useTypedFields(faultsIn: (typed: Typed) => TypedFaults) {
  const [typed, setTyped] = useState(EMPTY);
  const [faults, setFaults] = useState<TypedFaults>({});
  /** How often something was refused, which leads the focus to the first wrong field. */
  const [refusals, setRefusals] = useState(0);
  /** Whether what is wrong was found at the field itself; after a refusal it is read out when the focus comes. */
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
      // A sentence that appears under a press moves the button away from it; who presses one is told then anyway.
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

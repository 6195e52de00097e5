import { type RefObject, useEffect } from 'react';

/** Leads to the first field of a form that the faults have marked. */
export function useFocusOnFault(form: RefObject<HTMLFormElement | null>, faults: Readonly<Record<string, string>>) {
  useEffect(() => {
    if (Object.keys(faults).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, faults]);
}

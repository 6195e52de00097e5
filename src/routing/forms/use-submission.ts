import { useEffect, useRef, useState } from 'react';
import { useToast } from '#design/toasts/toast-context.ts';
import type { Problem } from '#shared/api/problem.ts';
import type { Faults } from './faults.ts';
import { leadToFault } from './lead-to-fault.ts';
import { type Refusing, type Told, useAct } from './use-act.ts';

const NONE: Faults = {};

/** Sends a form, one call at a time. Invalid fields are marked; any other refusal is a toast. */
export function useSubmission(refusing: Refusing = {}) {
  const [faults, setFaults] = useState(NONE);
  const [problem, setProblem] = useState<Problem>();
  /** A new object each time, so that the effect runs. */
  const [refusal, setRefusal] = useState<{ readonly told?: Problem | undefined }>();
  const ref = useRef<HTMLFormElement>(null);
  const toasts = useToast();

  /** Marks fields as invalid and focuses the first. */
  const fault = (wrong: Faults, told?: Problem) => {
    setFaults(wrong);
    setRefusal({ told });
  };
  const { act, isActing } = useAct({
    ...refusing,
    refused: (found, error) => {
      setProblem(found);
      const own = refusing.refused?.(found, error);
      if (!found.fields) return own;
      fault(found.fields, own === undefined ? found : undefined);
      return own ?? null;
    },
  });

  useEffect(() => {
    // The server may name a field that is not in this form.
    if (refusal && !leadToFault(ref.current) && refusal.told)
      toasts.show({ title: refusal.told.message, tone: 'destructive' });
  }, [refusal, toasts]);

  return {
    /** For the form element. */
    ref,
    busy: isActing,
    /** Sentences for invalid fields. */
    faults,
    fault,
    /** The last refusal, until the user types or sends again. */
    problem,
    /** Clears the sentences of fields that the user has changed. */
    typedInto: (...fields: readonly string[]) => {
      setProblem(undefined);
      setFaults(before => without(before, fields));
    },
    /** @returns the answer, undefined if it was refused or another call is running */
    submit: async <Answer extends object>(
      ask: () => Promise<Answer>,
      told?: Told<Answer>,
    ): Promise<Answer | undefined> => {
      if (isActing) return undefined;
      setFaults(NONE);
      setProblem(undefined);
      return act(ask, { told });
    },
  };
}

function without(faults: Faults, fields: readonly string[]): Faults {
  if (!fields.some(field => field in faults)) return faults;
  return Object.fromEntries(Object.entries(faults).filter(([field]) => !fields.includes(field)));
}

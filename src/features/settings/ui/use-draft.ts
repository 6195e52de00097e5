import { useState } from 'react';
import { useToast } from '#design/toast-context.ts';
import { signInAgain } from '#routing/previous-url.ts';
import { settingsMoved } from '#features/settings/contract.ts';
import { Problem } from '#shared/problem.ts';
import { busy as shopIsBusy } from '#shared/problems.ts';

/** A group as it was read, or last saved. */
export interface Kept<Value> {
  readonly version: string;
  readonly value: Value;
}

export interface DraftOf<Value> {
  /** @returns what is wrong, by field; empty when nothing is */
  readonly faultsOf: (value: Value) => Readonly<Record<string, string>>;
  readonly send: (draft: Kept<Value>) => Promise<{ readonly message: string; readonly kept: Kept<Value> }>;
  /** The group as a refusal carries it. */
  readonly freshOf: (data: unknown) => Kept<Value>;
  /** What was typed, over what somebody else has saved meanwhile. */
  readonly merge: (fresh: Value, mine: Value, before: Value) => Value;
  readonly onSaved?: (() => void) | undefined;
}

/**
 * One group of settings in hand: what is typed, what is wrong, whether it differs from what is kept, and saving it. Saved
 * by somebody else meanwhile it keeps what was typed and shows it against how the group stands now.
 */
export function useDraft<Value>(first: Kept<Value>, { faultsOf, send, freshOf, merge, onSaved }: DraftOf<Value>) {
  const [kept, setKept] = useState(first);
  const [value, setValue] = useState(first.value);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [busy, setBusy] = useState(false);
  const toasts = useToast();
  const isChanged = JSON.stringify(value) !== JSON.stringify(kept.value);

  function stand(now: Kept<Value>, shown: Value) {
    setKept(now);
    setValue(shown);
  }
  /** @returns whether it is saved; if not, the fields or a toast say why */
  async function save(): Promise<boolean> {
    if (busy || !isChanged) return !busy;
    const wrong = faultsOf(value);
    setFaults(wrong);
    if (Object.keys(wrong).length > 0) return false;
    setBusy(true);
    try {
      const saved = await send({ version: kept.version, value });
      stand(saved.kept, saved.kept.value);
      toasts.show({ title: saved.message, tone: 'good' });
      onSaved?.();
      return true;
    } catch (error) {
      if (signInAgain(error)) return false;
      const problem = error instanceof Problem ? error : shopIsBusy();
      if (problem.code === settingsMoved.code) {
        const fresh = freshOf(problem.data);
        stand(fresh, merge(fresh.value, value, kept.value));
      }
      setFaults(problem.fields ?? {});
      toasts.show({ title: problem.message, tone: 'destructive' });
      return false;
    } finally {
      setBusy(false);
    }
  }
  return {
    value,
    kept: kept.value,
    faults,
    busy,
    isChanged,
    change: (next: Value, ...fields: readonly string[]) => {
      setValue(next);
      setFaults(before => Object.fromEntries(Object.entries(before).filter(([field]) => !fields.includes(field))));
    },
    discard: () => {
      setValue(kept.value);
      setFaults({});
    },
    save,
  };
}

export type Draft<Value> = ReturnType<typeof useDraft<Value>>;

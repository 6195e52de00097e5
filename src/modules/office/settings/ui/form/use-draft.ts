import { useState } from 'react';
import { settingsMoved } from '#office/settings/contract.ts';
import { useAct } from '#routing/forms/use-act.ts';

/** A group as it was read, or last saved. */
export interface SavedGroup<Value> {
  readonly version: string;
  readonly value: Value;
}

export interface DraftOf<Value> {
  /** @returns what is wrong, by field; empty when nothing is */
  readonly faultsOf: (value: Value) => Readonly<Record<string, string>>;
  readonly send: (draft: SavedGroup<Value>) => Promise<{ readonly message: string; readonly kept: SavedGroup<Value> }>;
  /** The group as a refusal carries it. */
  readonly freshOf: (data: unknown) => SavedGroup<Value>;
  /** What was typed, over what somebody else has saved meanwhile. */
  readonly merge: (fresh: Value, mine: Value, before: Value) => Value;
  readonly onSaved?: (() => void) | undefined;
}

/**
 * One group of settings in hand: what is typed, what is wrong, whether it differs from what is kept, and saving it. Saved
 * by somebody else meanwhile it keeps what was typed and shows it against how the group stands now.
 */
export function useDraft<Value>(first: SavedGroup<Value>, { faultsOf, send, freshOf, merge, onSaved }: DraftOf<Value>) {
  const [kept, setKept] = useState(first);
  const [value, setValue] = useState(first.value);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const { act, isActing } = useAct({
    onDone: onSaved,
    refused: ({ code, data, fields, message }) => {
      if (code === settingsMoved.code) {
        const fresh = freshOf(data);
        stand(fresh, merge(fresh.value, value, kept.value));
      }
      setFaults(fields ?? {});
      return { title: message, tone: 'destructive' };
    },
  });
  const isChanged = JSON.stringify(value) !== JSON.stringify(kept.value);

  function stand(now: SavedGroup<Value>, shown: Value) {
    setKept(now);
    setValue(shown);
  }
  /** @returns whether it is saved; if not, the fields or a toast say why */
  async function save(): Promise<boolean> {
    if (isActing || !isChanged) return !isActing;
    const wrong = faultsOf(value);
    setFaults(wrong);
    if (Object.keys(wrong).length > 0) return false;
    const saved = await act(() => send({ version: kept.version, value }));
    if (saved) stand(saved.kept, saved.kept.value);
    return saved !== undefined;
  }
  return {
    value,
    kept: kept.value,
    faults,
    busy: isActing,
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

export type SettingsDraft<Value> = ReturnType<typeof useDraft<Value>>;

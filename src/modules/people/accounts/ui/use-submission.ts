import { useState } from 'react';
import { Problem } from '#shared/api/problem.ts';
import { sentenceOf } from './sentence-of.ts';

type FieldFaults = Readonly<Record<string, string>>;

/** One form's call under way: what the server says of fields is shown at them, any other refusal is told. */
export function useSubmission() {
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState<FieldFaults>({});

  /** @returns the answer, undefined when it was refused or another is under way */
  async function submit<Answer>(
    work: () => Promise<Answer>,
    tell: (sentence: string) => void,
  ): Promise<Answer | undefined> {
    if (busy) return undefined;
    setBusy(true);
    setFaults({});
    try {
      return await work();
    } catch (error) {
      if (error instanceof Problem && error.fields) setFaults(error.fields);
      else tell(sentenceOf(error, 'Something went wrong'));
      return undefined;
    } finally {
      setBusy(false);
    }
  }

  return { busy, faults, fault: (wrong: FieldFaults) => setFaults(wrong), submit };
}

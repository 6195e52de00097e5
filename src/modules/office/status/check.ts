/** OK, warning, critical. */
export type CheckTone = 'good' | 'low' | 'bad';

export interface Check {
  readonly key: string;
  readonly title: string;
  readonly tone: CheckTone;
  /** The status in a sentence. */
  readonly says: string;
  /** What to do about it. */
  readonly todo?: string;
  readonly facts: readonly (readonly [name: string, value: string])[];
}

/** A possible finding; the first one with `isSo` applies. */
export type Verdict = readonly [isSo: boolean, tone: CheckTone, says: string, todo?: string];

export function verdictOf(verdicts: readonly Verdict[], otherwise: string): Pick<Check, 'tone' | 'says' | 'todo'> {
  const [, tone, says, todo] = verdicts.find(([isSo]) => isSo) ?? [true, 'good' as const, otherwise];
  return { tone, says, ...(todo !== undefined && { todo }) };
}

const WORST: readonly CheckTone[] = ['bad', 'low', 'good'];

export function worstOf(checks: readonly Pick<Check, 'tone'>[]): CheckTone {
  return WORST.find(tone => checks.some(check => check.tone === tone)) ?? 'good';
}

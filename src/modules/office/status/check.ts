/** In order, to be looked at on occasion, or to be acted on now. */
export type Tone = 'good' | 'low' | 'bad';

/** One thing that can be in order or not. */
export interface Check {
  readonly key: string;
  readonly title: string;
  readonly tone: Tone;
  /** How it is, in a sentence. */
  readonly says: string;
  /** What to do about it, where something is to be done. */
  readonly todo?: string;
  readonly facts: readonly (readonly [name: string, value: string])[];
}

/** How it is and what to do; the first that is so is said. */
export type Verdict = readonly [isSo: boolean, tone: Tone, says: string, todo?: string];

export function verdictOf(verdicts: readonly Verdict[], otherwise: string): Pick<Check, 'tone' | 'says' | 'todo'> {
  const [, tone, says, todo] = verdicts.find(([isSo]) => isSo) ?? [true, 'good' as const, otherwise];
  return { tone, says, ...(todo !== undefined && { todo }) };
}

const WORST: readonly Tone[] = ['bad', 'low', 'good'];

export function worstOf(checks: readonly Pick<Check, 'tone'>[]): Tone {
  return WORST.find(tone => checks.some(check => check.tone === tone)) ?? 'good';
}

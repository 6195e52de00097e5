import { plainSerial } from './read-serial.ts';
import type { NumberKind } from './serial-kind.ts';

export interface Compared {
  /** Those of the numbers sent that came back. */
  readonly matched: readonly string[];
  /** What came back and was not sent; an empty text where no number could be read. */
  readonly strange: readonly string[];
}

/** Holds the numbers of pieces that came back against those that were sent and are still out. Each counts once. */
export function compareSerials(kind: NumberKind, sent: readonly string[], came: readonly string[]): Compared {
  const left = new Set(sent);
  const matched: string[] = [];
  const strange: string[] = [];
  for (const text of came) {
    const number = plainSerial(kind, text);
    if (left.delete(number)) matched.push(number);
    else strange.push(number);
  }
  return { matched, strange };
}

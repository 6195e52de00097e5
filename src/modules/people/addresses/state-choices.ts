import { compareText } from '#shared/text/compare-text.ts';
import { STATES, type StateCode } from './state.ts';

export interface StateOption {
  readonly value: StateCode;
  readonly label: string;
}

/** States and union territories, sorted by name, for a select field. */
export const STATE_CHOICES: readonly StateOption[] = (Object.keys(STATES) as StateCode[])
  .map(value => ({ value, label: STATES[value] }))
  .sort((one, other) => compareText(one.label, other.label));

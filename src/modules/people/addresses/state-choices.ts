import { compareText } from '#shared/text/compare-text.ts';
import { STATES, type StateCode, stateName } from './state.ts';

export interface StateOption {
  readonly value: StateCode;
  readonly label: string;
}

/** States and union territories, sorted by the name they are read by, for a select field. */
export function stateChoices(): StateOption[] {
  return (Object.keys(STATES) as StateCode[])
    .map(value => ({ value, label: stateName(value) }))
    .sort((one, other) => compareText(one.label, other.label));
}

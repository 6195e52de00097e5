import { tidyGstin } from '#people/sellers/gstin/gstin.ts';
import { stateOfGstin } from '#people/sellers/gstin/gstin-state.ts';

interface Typed {
  readonly gstin: string;
  readonly state: string;
}

/**
 * What a GST number brings with it while it is typed: its first two digits fill in the state. They do so when they
 * change, so that a state that was chosen afterwards stays while the rest of the number is typed.
 */
export function gstinTyped(before: Typed, gstin: string): Typed {
  const state = stateOfGstin(tidyGstin(gstin));
  const isNew = state !== undefined && state !== stateOfGstin(tidyGstin(before.gstin));
  return { gstin, state: isNew ? state : before.state };
}

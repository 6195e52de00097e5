import { STATES, type StateCode } from '#people/addresses/state.ts';
import { stateOfPincode } from '#people/addresses/state-of-pincode.ts';

/** Every sorting district in which a state is known to lie, by its three digits, in their order. */
export const DISTRICTS: ReadonlyMap<string, StateCode> = new Map(
  Array.from({ length: 900 }, (_, at) => String(at + 100)).flatMap(digits => {
    const state = stateOfPincode(digits);
    return state ? [[digits, state] as const] : [];
  }),
);

/** The districts of one state. */
export function districtsOf(state: StateCode): string[] {
  return [...DISTRICTS].flatMap(([digits, of]) => (of === state ? [digits] : []));
}

const BY_LETTERS: ReadonlyMap<string, StateCode> = new Map(
  Object.entries(STATES).map(([code, name]) => [lettersOf(name), code as StateCode]),
);
/** States as people write them where that is not the official name. */
const OTHER_NAMES: Readonly<Record<string, StateCode>> = {
  jk: '01',
  jammukashmir: '01',
  newdelhi: '07',
  nctofdelhi: '07',
  orissa: '21',
  pondicherry: '34',
  uttaranchal: '05',
  andamannicobar: '35',
  andamanandnicobar: '35',
  up: '09',
  mp: '23',
  tn: '33',
  ap: '37',
  wb: '19',
};

/** The state that goes by a name. */
export function stateCalled(name: string): StateCode | undefined {
  const letters = lettersOf(name);
  return BY_LETTERS.get(letters) ?? OTHER_NAMES[letters];
}

function lettersOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z]/g, '');
}

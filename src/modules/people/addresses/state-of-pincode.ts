import type { StateCode } from './state.ts';

type Range = readonly [from: number, to: number, state: StateCode];

/** Ranges of the first three digits. The first match wins, so narrow ranges come before the wide ones around them. */
const PREFIXES: readonly Range[] = [
  [110, 110, '07'],
  [121, 136, '06'],
  [140, 152, '03'],
  [160, 160, '04'],
  [171, 177, '02'],
  [194, 194, '38'],
  [180, 193, '01'],
  [246, 246, '05'],
  [248, 249, '05'],
  [262, 263, '05'],
  [201, 285, '09'],
  [301, 345, '08'],
  [396, 396, '24'],
  [360, 396, '24'],
  [403, 403, '30'],
  [400, 445, '27'],
  [450, 488, '23'],
  [490, 497, '22'],
  [500, 509, '36'],
  [515, 535, '37'],
  [560, 591, '29'],
  [600, 643, '33'],
  [670, 695, '32'],
  [737, 737, '11'],
  [700, 743, '19'],
  [744, 744, '35'],
  [751, 770, '21'],
  [781, 788, '18'],
  [790, 792, '12'],
  [793, 794, '17'],
  [795, 795, '14'],
  [796, 796, '15'],
  [797, 798, '13'],
  [799, 799, '16'],
  [814, 816, '20'],
  [818, 818, '20'],
  [822, 822, '20'],
  [825, 829, '20'],
  [831, 835, '20'],
  [800, 855, '10'],
];

/** Prefixes that two states share: the shopper should check the state that was filled in. */
const SHARED = new Set([160, 244, 246, 247, 262, 362, 396, 605, 607, 609, 673, 533, 682, 781, 813, 814]);

/**
 * The most likely state of a PIN code.
 * @returns undefined if no state has such codes (army post included): the shop does not deliver there yet
 */
export function stateOfPincode(pincode: string): StateCode | undefined {
  const prefix = Number(pincode.slice(0, 3));
  return PREFIXES.find(([from, to]) => prefix >= from && prefix <= to)?.[2];
}

export function isSharedByStates(pincode: string): boolean {
  return SHARED.has(Number(pincode.slice(0, 3)));
}

import { t } from '#shared/language/t.ts';
/** The official names of states and union territories by GST state code: what documents say, and what is read. */
export const STATES = {
  '01': 'Jammu and Kashmir',
  '02': 'Himachal Pradesh',
  '03': 'Punjab',
  '04': 'Chandigarh',
  '05': 'Uttarakhand',
  '06': 'Haryana',
  '07': 'Delhi',
  '08': 'Rajasthan',
  '09': 'Uttar Pradesh',
  '10': 'Bihar',
  '11': 'Sikkim',
  '12': 'Arunachal Pradesh',
  '13': 'Nagaland',
  '14': 'Manipur',
  '15': 'Mizoram',
  '16': 'Tripura',
  '17': 'Meghalaya',
  '18': 'Assam',
  '19': 'West Bengal',
  '20': 'Jharkhand',
  '21': 'Odisha',
  '22': 'Chhattisgarh',
  '23': 'Madhya Pradesh',
  '24': 'Gujarat',
  '26': 'Dadra and Nagar Haveli and Daman and Diu',
  '27': 'Maharashtra',
  '29': 'Karnataka',
  '30': 'Goa',
  '31': 'Lakshadweep',
  '32': 'Kerala',
  '33': 'Tamil Nadu',
  '34': 'Puducherry',
  '35': 'Andaman and Nicobar Islands',
  '36': 'Telangana',
  '37': 'Andhra Pradesh',
  '38': 'Ladakh',
} as const;

export type StateCode = keyof typeof STATES;

export function isStateCode(text: string): text is StateCode {
  return Object.hasOwn(STATES, text);
}

const NAMES: Readonly<Record<StateCode, () => string>> = {
  '01': () => t('people.addresses.state.s01'),
  '02': () => t('people.addresses.state.s02'),
  '03': () => t('people.addresses.state.s03'),
  '04': () => t('people.addresses.state.s04'),
  '05': () => t('people.addresses.state.s05'),
  '06': () => t('people.addresses.state.s06'),
  '07': () => t('people.addresses.state.s07'),
  '08': () => t('people.addresses.state.s08'),
  '09': () => t('people.addresses.state.s09'),
  '10': () => t('people.addresses.state.s10'),
  '11': () => t('people.addresses.state.s11'),
  '12': () => t('people.addresses.state.s12'),
  '13': () => t('people.addresses.state.s13'),
  '14': () => t('people.addresses.state.s14'),
  '15': () => t('people.addresses.state.s15'),
  '16': () => t('people.addresses.state.s16'),
  '17': () => t('people.addresses.state.s17'),
  '18': () => t('people.addresses.state.s18'),
  '19': () => t('people.addresses.state.s19'),
  '20': () => t('people.addresses.state.s20'),
  '21': () => t('people.addresses.state.s21'),
  '22': () => t('people.addresses.state.s22'),
  '23': () => t('people.addresses.state.s23'),
  '24': () => t('people.addresses.state.s24'),
  '26': () => t('people.addresses.state.s26'),
  '27': () => t('people.addresses.state.s27'),
  '29': () => t('people.addresses.state.s29'),
  '30': () => t('people.addresses.state.s30'),
  '31': () => t('people.addresses.state.s31'),
  '32': () => t('people.addresses.state.s32'),
  '33': () => t('people.addresses.state.s33'),
  '34': () => t('people.addresses.state.s34'),
  '35': () => t('people.addresses.state.s35'),
  '36': () => t('people.addresses.state.s36'),
  '37': () => t('people.addresses.state.s37'),
  '38': () => t('people.addresses.state.s38'),
};

/** The name for people, in the language of the text around it. */
export function stateName(code: string): string {
  return isStateCode(code) ? NAMES[code]() : code;
}

/** PIN code prefixes that belong to one large city. */
const CITIES: readonly (readonly [prefix: string, city: string])[] = [
  ['110', 'New Delhi'],
  ['122', 'Gurugram'],
  ['121', 'Faridabad'],
  ['141', 'Ludhiana'],
  ['143', 'Amritsar'],
  ['1600', 'Chandigarh'],
  ['2013', 'Noida'],
  ['208', 'Kanpur'],
  ['2260', 'Lucknow'],
  ['302', 'Jaipur'],
  ['3800', 'Ahmedabad'],
  ['3900', 'Vadodara'],
  ['395', 'Surat'],
  ['4000', 'Mumbai'],
  ['4001', 'Mumbai'],
  ['4006', 'Thane'],
  ['4007', 'Navi Mumbai'],
  ['4110', 'Pune'],
  ['4400', 'Nagpur'],
  ['4520', 'Indore'],
  ['4620', 'Bhopal'],
  ['5000', 'Hyderabad'],
  ['5300', 'Visakhapatnam'],
  ['560', 'Bengaluru'],
  ['5700', 'Mysuru'],
  ['600', 'Chennai'],
  ['6410', 'Coimbatore'],
  ['6820', 'Kochi'],
  ['6950', 'Thiruvananthapuram'],
  ['7000', 'Kolkata'],
  ['7510', 'Bhubaneswar'],
  ['7810', 'Guwahati'],
  ['8000', 'Patna'],
  ['8310', 'Jamshedpur'],
  ['8340', 'Ranchi'],
];

/** The most likely city of a PIN code; the shopper can correct it. @returns undefined outside the largest cities */
export function cityOfPincode(pincode: string): string | undefined {
  return CITIES.find(([prefix]) => pincode.startsWith(prefix))?.[1];
}

/** Whether the name may have been filled in from a PIN code. */
export function isCityOfPincode(city: string): boolean {
  return CITIES.some(([, name]) => name === city);
}

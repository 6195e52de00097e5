/** The head post office of each city that the demo's reviewers live in. */
const PINCODES: Readonly<Record<string, string>> = {
  Pune: '411001',
  Mumbai: '400001',
  Guwahati: '781001',
  Ludhiana: '141001',
  Kochi: '682011',
  Lucknow: '226001',
  Chennai: '600001',
  Hyderabad: '500001',
  Bhopal: '462001',
  Kolkata: '700001',
  Nagpur: '440001',
  Aizawl: '796001',
  Surat: '395003',
  Chandigarh: '160017',
  Vijayawada: '520001',
  Jaipur: '302001',
  Panaji: '403001',
  Patna: '800001',
  Leh: '194101',
  Mysuru: '570001',
  Mangaluru: '575001',
  Varanasi: '221001',
  Bhubaneswar: '751001',
  Dehradun: '248001',
  Madurai: '625001',
  Jodhpur: '342001',
  Aurangabad: '431001',
  Ahmedabad: '380001',
  Coimbatore: '641001',
  Gurugram: '122001',
  Amritsar: '143001',
  Thrissur: '680001',
  Gangtok: '737101',
  Indore: '452001',
  Raipur: '492001',
  Hubballi: '580020',
  Srinagar: '190001',
  Ranchi: '834001',
  'New Delhi': '110001',
  Thiruvananthapuram: '695001',
};

export function pincodeOf(city: string): string {
  const pincode = PINCODES[city];
  if (pincode === undefined) throw new Error(`no PIN code is known for ${city}`);
  return pincode;
}

import type { ShopIdentity } from './shop-identity.ts';

/** The identity of a new shop: a name and nothing invented. */
export const DEFAULT_IDENTITY: ShopIdentity = {
  name: 'Bijli Bazaar',
  legalName: '',
  gstin: null,
  tcsRegistration: null,
  stateCode: '',
  registeredAddress: '',
  branchAddress: '',
  phones: [],
  email: '',
  grievanceOfficer: { name: '', designation: '', email: '', phone: '' },
};

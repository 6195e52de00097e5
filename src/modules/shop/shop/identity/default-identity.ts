import type { ShopIdentity } from './shop-identity.ts';

/** Who the shop is before anybody has said so: a name, and nothing that would have to be invented. */
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

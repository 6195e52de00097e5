import type { ShopIdentity } from './shop-identity.ts';

/** Who the shop is before anyone has entered it. Not beside the schema, because the storefront loads this without the schema library. */
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

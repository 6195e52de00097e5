import type { ShopIdentity } from './shop-identity.ts';

/** What the law calls the officer; for shops that have stored none. */
export const DEFAULT_DESIGNATION = 'Grievance Officer';

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

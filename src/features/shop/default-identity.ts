import type { ShopIdentity } from './shop-identity.ts';

/** Who the shop is before anybody has said otherwise. */
export const DEFAULT_IDENTITY: ShopIdentity = {
  name: 'Bijli Bazaar',
  legalName: 'Bijli Bazaar Retail Private Limited',
  gstin: null,
  tcsRegistration: null,
  stateCode: '29',
  registeredAddress: '14 Residency Road, Bengaluru 560025',
  branchAddress: '3rd Floor, Nehru Place, New Delhi 110019',
  phones: ['+91 80 4000 2200', '+91 98765 43210'],
  email: 'care@bijlibazaar.example',
  grievanceOfficer: {
    name: 'Meera Krishnan',
    designation: 'Grievance Officer and Head of Customer Care',
    email: 'grievance@bijlibazaar.example',
    phone: '+91 80 4000 2201',
  },
};

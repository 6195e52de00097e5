import { DEFAULT_IDENTITY } from './default-identity.ts';
import type { ShopIdentity } from './shop-identity.ts';

/** The company of the demo shop. It does not exist, and its legal name says so wherever it is printed. */
export const DEMO_IDENTITY: ShopIdentity = {
  ...DEFAULT_IDENTITY,
  legalName: 'Bijli Bazaar Retail Private Limited (demo)',
  gstin: '29AAHCB4471M1Z6',
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

const { grievanceOfficer: OFFICER } = DEMO_IDENTITY;
/** Also the former legal name, which did not say so. */
const INVENTED = ['Bijli Bazaar Retail Private Limited', DEMO_IDENTITY.legalName];
const INVENTED_PHONES = [...DEMO_IDENTITY.phones, OFFICER.phone];

/** The identity without the demo's values. What is left was entered by a user. */
export function withoutInvented(identity: ShopIdentity): ShopIdentity {
  const { legalName, gstin, stateCode, registeredAddress, branchAddress, phones, email, grievanceOfficer } = identity;
  const isInventedCompany = INVENTED.includes(legalName);
  const isInventedOfficer = grievanceOfficer.name === OFFICER.name && grievanceOfficer.email === OFFICER.email;
  return {
    ...identity,
    legalName: isInventedCompany ? '' : legalName,
    gstin: gstin === DEMO_IDENTITY.gstin ? null : gstin,
    // A real company may be in Karnataka too, or have a GST number of its own from there.
    stateCode: isInventedCompany && (gstin === null || gstin === DEMO_IDENTITY.gstin) ? '' : stateCode,
    registeredAddress: registeredAddress === DEMO_IDENTITY.registeredAddress ? '' : registeredAddress,
    branchAddress: branchAddress === DEMO_IDENTITY.branchAddress ? '' : branchAddress,
    phones: phones.filter(phone => !INVENTED_PHONES.includes(phone)),
    email: email === DEMO_IDENTITY.email ? '' : email,
    grievanceOfficer: isInventedOfficer ? { name: '', designation: '', email: '', phone: '' } : grievanceOfficer,
  };
}

/** Whether any value is the demo's, so that every page must say that this is a demo. */
export function isDemoIdentity(identity: ShopIdentity): boolean {
  return JSON.stringify(withoutInvented(identity)) !== JSON.stringify(identity);
}

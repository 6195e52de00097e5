import * as z from 'zod/mini';

/** Who the shop is: what law and shoppers want to see of it. Kept in the settings; the environment only seeds the name. */
export const ShopIdentity = z.object({
  name: z.string(),
  legalName: z.string(),
  gstin: z.nullable(z.string()),
  stateCode: z.string(),
  registeredAddress: z.string(),
  branchAddress: z.string(),
  phones: z.array(z.string()),
  email: z.string(),
  grievanceOfficer: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
});
export type ShopIdentity = z.output<typeof ShopIdentity>;

export const DEFAULT_IDENTITY: ShopIdentity = {
  name: 'Bijli Bazaar',
  legalName: 'Bijli Bazaar Retail Private Limited',
  gstin: null,
  stateCode: '29',
  registeredAddress: '14 Residency Road, Bengaluru 560025',
  branchAddress: '3rd Floor, Nehru Place, New Delhi 110019',
  phones: ['+91 80 4000 2200', '+91 98765 43210'],
  email: 'care@bijlibazaar.example',
  grievanceOfficer: { name: 'Meera Krishnan', email: 'grievance@bijlibazaar.example', phone: '+91 80 4000 2201' },
};

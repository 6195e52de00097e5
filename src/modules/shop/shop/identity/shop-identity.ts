import * as z from 'zod/mini';

/** Who the shop is: what law and shoppers want to see of it. Kept in the settings; the environment only seeds the name. */
export const ShopIdentity = z.object({
  name: z.string(),
  legalName: z.string(),
  gstin: z.nullable(z.string()),
  /** The registration under which a marketplace collects tax at source; null where it has none. */
  tcsRegistration: z.nullable(z.string()),
  stateCode: z.string(),
  /** The registered office, which is the head office too. */
  registeredAddress: z.string(),
  /** Empty where there is no branch. */
  branchAddress: z.string(),
  /** Customer care's, a landline and a mobile number at least. */
  phones: z.array(z.string()),
  email: z.string(),
  grievanceOfficer: z.object({ name: z.string(), designation: z.string(), email: z.string(), phone: z.string() }),
});
export type ShopIdentity = z.output<typeof ShopIdentity>;

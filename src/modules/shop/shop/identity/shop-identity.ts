import * as z from 'zod/mini';

/** The shop's company details. They are settings; the environment provides only the initial name. */
export const ShopIdentity = z.object({
  name: z.string(),
  legalName: z.string(),
  gstin: z.nullable(z.string()),
  /** The registration for tax collected at source; null if there is none. */
  tcsRegistration: z.nullable(z.string()),
  stateCode: z.string(),
  /** The registered office, which is also the head office. */
  registeredAddress: z.string(),
  /** Empty if there is no branch. */
  branchAddress: z.string(),
  /** Phones of customer care, at least a landline and a mobile number. */
  phones: z.array(z.string()),
  email: z.string(),
  grievanceOfficer: z.object({ name: z.string(), designation: z.string(), email: z.string(), phone: z.string() }),
});
export type ShopIdentity = z.output<typeof ShopIdentity>;

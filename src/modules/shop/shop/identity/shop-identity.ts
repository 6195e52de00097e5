import * as z from 'zod/mini';

const text = z.string();

/** Who the shop is, as law and shoppers want to know it. Stored in the settings; the environment only seeds name and GST number. */
export const ShopIdentity = z.object({
  name: text,
  legalName: text,
  gstin: z.nullable(text),
  /** The registration under which a marketplace collects tax at source; null without one. */
  tcsRegistration: z.nullable(text),
  stateCode: text,
  /** The registered office, which is the head office too. */
  registeredAddress: text,
  /** Empty without a branch. */
  branchAddress: text,
  /** Of customer care; at least one once the shop is open. */
  phones: z.array(text),
  email: text,
  grievanceOfficer: z.object({ name: text, designation: text, email: text, phone: text }),
});
export type ShopIdentity = z.output<typeof ShopIdentity>;

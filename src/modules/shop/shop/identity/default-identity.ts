const NO_TEXT = null as string | null;

/**
 * Who the shop is, before anyone has said it. Type and schema of the identity are made from this table: null marks a text
 * that can be missing. Not beside the schema, because the storefront loads these values without the schema library.
 */
export const DEFAULT_IDENTITY = {
  name: 'Bijli Bazaar',
  legalName: '',
  gstin: NO_TEXT,
  /** The registration under which a marketplace collects tax at source. */
  tcsRegistration: NO_TEXT,
  /** GST code of the state. */
  stateCode: '',
  /** The registered office, which is the head office too. */
  registeredAddress: '',
  /** Empty without a branch. */
  branchAddress: '',
  /** Customer care: at least one once the shop is open. */
  phones: [] as string[],
  email: '',
  grievanceOfficer: { name: '', designation: '', email: '', phone: '' },
};

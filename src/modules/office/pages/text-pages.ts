import * as paths from '#shared/paths/paths.ts';
/** The pages of text that search engines are told of, as the footer leads to them. */
export const TEXT_PAGES = [
  paths.about,
  paths.contact,
  paths.shipping,
  paths.returnsAndRefunds,
  paths.returning,
  paths.grievanceOfficer,
  paths.ranking,
  paths.privacy,
  paths.terms,
] as const;

import * as paths from '#shared/paths/paths.ts';
/** Text pages for the sitemap, in the order of the footer. */
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

import * as paths from '#shared/paths/paths.ts';

/** The pages whose words are documents, by the name of their files in the folders of the languages. */
export const DOCUMENT_PATHS = {
  about: paths.about,
  shipping: paths.shipping,
  'returns-and-refunds': paths.returnsAndRefunds,
  returning: paths.returning,
  'grievance-officer': paths.grievanceOfficer,
  ranking: paths.ranking,
  privacy: paths.privacy,
  terms: paths.terms,
} as const;
export type DocumentName = keyof typeof DOCUMENT_PATHS;

export const DOCUMENT_NAMES = Object.keys(DOCUMENT_PATHS) as [DocumentName, ...DocumentName[]];

/** The document of a path; route patterns of the framework do not begin with a slash. */
export function documentAt(path: string): DocumentName | undefined {
  const whole = path.startsWith('/') ? path : `/${path}`;
  return DOCUMENT_NAMES.find(name => DOCUMENT_PATHS[name] === whole);
}

/** Text pages for the sitemap. */
export const TEXT_PAGES: readonly string[] = [...Object.values(DOCUMENT_PATHS), paths.contact];

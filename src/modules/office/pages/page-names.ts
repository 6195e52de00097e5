import { t } from '#shared/language/t.ts';
import type { DocumentName } from './text-pages.ts';

/** What the back-office calls the text pages. */
export const PAGE_NAMES: Readonly<Record<DocumentName, () => string>> = {
  about: () => t('office.pages.name.about'),
  shipping: () => t('office.pages.name.shipping'),
  'returns-and-refunds': () => t('office.pages.name.returnsAndRefunds'),
  returning: () => t('office.pages.name.returning'),
  'grievance-officer': () => t('office.pages.name.grievanceOfficer'),
  ranking: () => t('office.pages.name.ranking'),
  privacy: () => t('office.pages.name.privacy'),
  terms: () => t('office.pages.name.terms'),
};

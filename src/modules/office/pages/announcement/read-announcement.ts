import { safeLink } from '#office/pages/document/safe-link.ts';
import { t } from '#shared/language/t.ts';
import { momentOf } from '#shared/time/typed-moment.ts';
import type { Announcement } from '#shop/shop/announcement.ts';
import type { AnnouncementForm } from './announcement.contract.ts';

export const MAX_ANNOUNCEMENT_LENGTH = 120;
const UNSEEN = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

export type AnnouncementFaults = Partial<Record<'text' | 'to' | 'from' | 'until', string>>;

/** Reads the form; `announcement` is null if there is no text. */
export function readAnnouncement(
  form: Omit<AnnouncementForm, 'language'>,
): { readonly announcement: Announcement | null } | { readonly faults: AnnouncementFaults } {
  const text = form.text.normalize('NFC').trim().replaceAll(/\s+/g, ' ');
  if (text === '') return { announcement: null };
  const [to, from, until] = [form.to.trim(), momentOf(form.from), momentOf(form.until)];
  const faults: AnnouncementFaults = {};
  if (text.length > MAX_ANNOUNCEMENT_LENGTH) faults.text = t('office.pages.announcement.long');
  else if (UNSEEN.test(text)) faults.text = t('office.pages.announcement.unseen');
  if (to !== '' && (safeLink(to) === undefined || !/^(?:\/|https:)/.test(to)))
    faults.to = t('office.pages.announcement.link');
  if (from === undefined) faults.from = t('office.pages.announcement.moment');
  if (until === undefined) faults.until = t('office.pages.announcement.moment');
  else if (until !== null && from && until <= from) faults.until = t('office.pages.announcement.order');
  if (from === undefined || until === undefined || Object.keys(faults).length > 0) return { faults };
  return { announcement: { text, to: to === '' ? null : to, tone: form.tone, from, until, version: form.version + 1 } };
}

import * as z from 'zod/mini';
import { language } from '#office/pages/page.contract.ts';
import { get, put } from '#shared/api/endpoint.ts';
import { problem } from '#shared/api/problem.ts';
import { dataOf } from '#shared/api/wire.ts';
import { t } from '#shared/language/t.ts';
import { TONES } from '#shop/shop/announcement.ts';

/** One or more fields are wrong; `fields` has them all. */
export const announcementInvalid = problem('announcement.invalid', 'invalid', () =>
  t('office.pages.announcement.wrong'),
);
export const announcementChanged = problem('announcement.changed', 'conflict', () =>
  t('office.pages.announcement.changed'),
);

const tone = z.enum(TONES);

/** What the bar above every page says now. */
export const Shown = z.object({
  /** Who has closed it does not see it again. */
  id: z.string(),
  language: z.string(),
  text: z.string(),
  to: z.nullable(z.string()),
  tone,
});
export type Shown = z.output<typeof Shown>;

export const getAnnouncements = get('/common/announcements', {
  summary: 'What the announcement bar says now, in each language that has one',
  output: dataOf(z.array(Shown)),
});

const typed = z.string().check(z.maxLength(1000));
/** Texts of the form; days and times in India, `2026-11-26T09:00`, or empty. */
const fields = { text: typed, to: typed, from: typed, until: typed, tone };

export const AnnouncementForm = z.object({ language: z.string(), version: z.int(), ...fields });
export type AnnouncementForm = z.output<typeof AnnouncementForm>;

export const readAnnouncements = get('/admin/announcements/get', {
  summary: 'The announcement bar as a form, in every language',
  output: dataOf(z.array(AnnouncementForm)),
});

export const saveAnnouncement = put('/admin/announcements/save', {
  summary: 'Saves the announcement bar of one language; without a text there is none',
  body: z.strictObject({ language, version: z.int(), ...fields }),
  output: z.extend(dataOf(AnnouncementForm), { message: z.string() }),
});

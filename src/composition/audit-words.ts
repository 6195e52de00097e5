import { GROUPS } from '#office/settings/groups/groups.ts';
import { SUBJECTS } from '#office/settings/server/subjects.ts';
import { FIELD_NAMES, fieldOf, wireName } from '#products/catalog/product/product.fields.ts';
import { SOURCE_LANGUAGE } from '#shared/language/language.ts';
import { LANGUAGES } from '#shared/language/languages.ts';
import { speaking } from '#shared/language/speaking.ts';
import { t } from '#shared/language/t.ts';
import { JOB_LABELS } from './jobs.ts';
import { EVENTS } from './notifications.ts';

type Words = () => string;

/** What the audit log has in English: names of settings and their fields, and of jobs. */
const STORED: readonly Words[] = [
  ...Object.values(GROUPS).flatMap(({ labels }) => Object.values<Words>(labels)),
  ...Object.values(SUBJECTS).map(subject => () => subject().name),
  () => t('office.settings.fact.added'),
  () => t('office.settings.fact.withdrawn'),
  () => t('office.mails.title'),
  ...LANGUAGES.map(
    ({ code }) =>
      () =>
        t('office.pages.announcement.title', { language: code }),
  ),
  ...Object.values(JOB_LABELS),
  ...Object.values(EVENTS).map(({ label, for: to }) => () => {
    const channel = t('office.jobs.channel.mail');
    return t('office.jobs.message', { channel, what: label(), to });
  }),
];

const words = new Map<string, Words>([
  ...STORED.map(say => [speaking(SOURCE_LANGUAGE, say), say] as const),
  // Fields of products are stored by their names in the API.
  ...FIELD_NAMES.map(name => [wireName(name), () => fieldOf(name).label] as const),
]);

/** Set words of features in the audit log, in the language that is spoken. */
export function auditWords(stored: string): string | undefined {
  return words.get(stored)?.();
}

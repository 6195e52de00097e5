import { shownMailText } from '#office/mails/stored-mail-text.ts';
import { shownPage } from '#office/pages/stored-page.ts';
import { shownBrand } from '#office/settings/brands/stored-brand.ts';
import { GROUPS } from '#office/settings/groups/groups.ts';
import { shownFact } from '#office/settings/groups/stored-fact.ts';
import { shownRates } from '#office/settings/rates/stored-rate.ts';
import { SUBJECTS } from '#office/settings/server/subjects.ts';
import type { EventName } from '#platform/context.ts';
import { FIELD_NAMES, fieldOf, wireName } from '#products/catalog/product/product.fields.ts';
import { HOME } from '#products/fronts/front.ts';
import { shownProductCount } from '#products/inventory/stock/stored-products.ts';
import { shownReview } from '#products/reviews/stored-review.ts';
import { SOURCE_LANGUAGE } from '#shared/language/language.ts';
import { LANGUAGES } from '#shared/language/languages.ts';
import { speaking } from '#shared/language/speaking.ts';
import { t } from '#shared/language/t.ts';
import type { Act, SubjectKind } from '#shop/audit/acts.ts';
import type { AuditWords } from '#shop/audit/audit-words.ts';
import { JOB_LABELS } from './jobs.ts';
import { EVENTS } from './notifications.ts';

type Words = () => string;

/** Names of settings and their fields, and of jobs. */
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

const inWords = (stored: string) => words.get(stored)?.();

/** A mail by its name, such as `orders.placed`, or with its variant `orders.moved.paid`. */
function nameOfMail(mail: string): string | undefined {
  const name = Object.keys(EVENTS).find(event => mail === event || mail.startsWith(`${event}.`));
  if (name === undefined) return undefined;
  const variant = mail.slice(name.length + 1);
  return `${EVENTS[name as EventName].label()}${variant && `, ${variant}`}`;
}

const NAMES: Partial<Record<SubjectKind, (stored: string) => string | undefined>> = {
  setting: inWords,
  job: stored => inWords(stored) ?? shownCount(stored),
  page: shownPage,
  front: stored => (stored === HOME ? t('products.fronts.name.home') : undefined),
  review: shownReview,
  banner: stored => (stored === 'Banner' ? t('products.banners.unnamed') : undefined),
};

/** “3 jobs” */
function shownCount(stored: string): string | undefined {
  const [, count] = /^(\d+) jobs?$/.exec(stored) ?? [];
  return count === undefined ? undefined : t('office.jobs.many', { count: Number(count) });
}

const isSetting = new Set<string>(Object.values(SUBJECTS).map(subject => subject().id));

/** Acts that say about how many products they are. */
const SAYS_PRODUCTS = new Set<Act>(['goods.changed', 'product.approved', 'product.sent-back']);

/** What the audit log has in English, in the language that is spoken. */
export const auditWords: AuditWords = {
  fact: stored => inWords(stored) ?? shownMailText(stored, nameOfMail),
  name: (kind, stored) => NAMES[kind]?.(stored),
  value: ({ act, subject, fact }, stored) => {
    if (SAYS_PRODUCTS.has(act) && fact === 'products') return shownProductCount(stored);
    if (act !== 'settings.changed' || !isSetting.has(subject)) return undefined;
    if (subject === SUBJECTS.brands().id) return shownFact(shownBrand(stored));
    return subject === SUBJECTS.rates().id ? shownRates(stored) : shownFact(stored);
  },
};

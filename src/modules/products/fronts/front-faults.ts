import { SOURCE_LANGUAGE } from '#shared/language/language.ts';
import { t } from '#shared/language/t.ts';
import { type FrontBody, type FrontTexts, MAX_TITLE, MAX_VERB, type Section } from './front.ts';
import { readListing } from './listing-rule.ts';
import { sectionTitle } from './section-title.ts';

export type FrontFaults = Record<string, () => string>;

/** The path of a page of the shop. */
const OWN_PAGE = /^\/(?![/\\])[\w\-./?=&#~+:,]*$/;

/** What is wrong with a front without looking into the shop, by place: `sections.2.until`. */
export function frontFaults({ titles, sections }: FrontBody, { needsTitle }: { needsTitle: boolean }): FrontFaults {
  const faults: FrontFaults = {};
  Object.assign(faults, tooLong('titles', titles, MAX_TITLE));
  if (needsTitle && !titles[SOURCE_LANGUAGE]) faults['titles.en'] = () => t('products.fronts.fault.title');
  const seen = new Set<string>();
  for (const [at, section] of sections.entries()) {
    for (const [field, fault] of Object.entries(sectionFaults(section))) faults[`sections.${at}.${field}`] = fault;
    if (seen.has(section._id)) faults[`sections.${at}._id`] = () => t('products.fronts.fault.twice');
    seen.add(section._id);
  }
  return faults;
}

/** What is wrong with one section, by field. */
function sectionFaults(section: Section): FrontFaults {
  const faults: FrontFaults = {};
  const { titles, from, until } = section;
  Object.assign(faults, tooLong('titles', titles, MAX_TITLE));
  if (!titles[SOURCE_LANGUAGE] && (Object.values(titles).some(title => title !== '') || sectionTitle(section) === ''))
    faults['titles.en'] = () => t('products.fronts.fault.title');
  if (from !== null && until !== null && Date.parse(until) <= Date.parse(from))
    faults.until = () => t('products.fronts.fault.order');
  if ('listing' in section && section.listing !== null) {
    const read = readListing(section.listing);
    if ('fault' in read) faults.listing = () => t('products.fronts.fault.listing', { word: read.fault.slice(0, 60) });
  }
  if (section.kind === 'products') {
    if (section.listing === null && section.chosen.length === 0) faults.chosen = () => t('products.fronts.fault.none');
    if (section.tellsEnd && until === null) faults.until = () => t('products.fronts.fault.noEnd');
  }
  if (section.kind === 'text' && section.to !== null) {
    if (!OWN_PAGE.test(section.to)) faults.to = () => t('products.fronts.fault.address');
    Object.assign(faults, tooLong('verbs', section.verbs, MAX_VERB));
    if (!section.verbs[SOURCE_LANGUAGE]) faults['verbs.en'] = () => t('products.fronts.fault.verb');
  }
  return faults;
}

function tooLong(field: string, words: FrontTexts, most: number): FrontFaults {
  const long = Object.entries(words).filter(([, text]) => text.length > most);
  return Object.fromEntries(
    long.map(([language]) => [`${field}.${language}`, () => t('products.fronts.fault.long', { most })]),
  );
}

/**
 * Parts that several pages share or that only the shop itself can know. A page has one where its placeholder stands in a
 * line of its own; their words are in `pages/parts` of each language.
 */
export const PAGE_PARTS = ['companyFacts', 'officerFacts', 'howYouPay', 'dataItems', 'browserKeeps'] as const;
export type PagePart = (typeof PAGE_PARTS)[number];

const PART = new RegExp(`^[ \\t]*\\{(${PAGE_PARTS.join('|')})\\}[ \\t]*$`, 'gm');

/** Puts the parts in the places of their placeholders. */
export function withParts(text: string, partOf: (part: PagePart) => string): string {
  return text.replace(PART, (_, part: PagePart) => partOf(part));
}

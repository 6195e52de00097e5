interface Pattern {
  readonly pattern: RegExp;
  /** The part that is the value; otherwise all of it. */
  readonly group?: number;
}

const INTEL =
  'core\\s{0,2}(?:ultra\\s{0,2}\\d|i[3579])(?:[- ]\\d{3,5}[a-z]{0,2}\\d?)?(?: \\d{1,2}(?:st|nd|rd|th) gen(?: \\d{4,5}[a-z]{0,2}\\d?)?)?';

/** Texts of attributes are what has the form of one; every pattern has an end, so hostile texts take no longer. */
const PATTERNS: Readonly<Record<string, readonly Pattern[]>> = {
  processor: [
    new RegExp(`(?<![a-z\\d])(?:intel\\s{0,2})?${INTEL}(?![a-z\\d])`, 'giu'),
    /(?<![a-z\d])(?:intel )?i[3579][- ]\d{4,5}[a-z]{0,2}\d?(?![a-z\d])/giu,
    /(?<![a-z\d])i[3579] \d{1,2}(?:st|nd|rd|th) gen(?![a-z\d])/giu,
    /(?<![a-z\d])intel (?:celeron|pentium)(?: (?:silver|gold))?(?: (?:dual|quad) core)?(?: [a-z]?\d{4,5}[a-z]?)?(?![a-z\d])/giu,
    /(?<![a-z\d])(?:amd )?ryzen \d(?: pro)?(?: (?:dual|quad|hexa|octa) core)?(?:[- ]\d{4}[a-z]{0,2})?(?![a-z\d])/giu,
    /(?<![a-z\d])(?:apple )?m[1-5](?: (?:pro|max|ultra))?(?= chip)/giu,
    /(?<![a-z\d])a\d{2} (?:bionic|pro)(?![a-z\d])/giu,
    /(?<![a-z\d])(?:qualcomm )?snapdragon®? ?(?:\d{3,4}\+?|\d[a-z]? gen \d|\d elite)(?![a-z\d])/giu,
    /(?<![a-z\d])(?:mediatek )?(?:dimensity|helio) [a-z]?\d{2,4}\+?(?![a-z\d])/giu,
    /(?<![a-z\d])exynos \d{3,4}(?![a-z\d])/giu,
    /(?<![a-z\d])(?:google )?tensor(?: g\d)?(?![a-z\d])/giu,
    /(?<![a-z\d])unisoc [a-z]\d{3,4}(?![a-z\d])/giu,
  ].map(whole),
  graphics: [
    /(?<![a-z\d])(?:nvidia )?(?:geforce )?(?:rtx|gtx|mx) ?\d{3,4}(?: (?:ti|super))?(?![a-z\d])/giu,
    /(?<![a-z\d])(?:intel )?(?:iris xe|uhd graphics \d{3})(?![a-z\d])/giu,
    /(?<![a-z\d])(?:amd )?radeon (?:rx )?\d{3,4}[a-z]{0,2}(?![a-z\d])/giu,
  ].map(whole),
  'bluetooth-version': [
    { pattern: /(?<![a-z])(?:bluetooth|bt)[ -]?(?:version )?v?(\d\.\d)(?!\d)/giu, group: 1 },
    { pattern: /(?<![\d.])(\d\.\d) bluetooth/giu, group: 1 },
  ],
  'water-protection': [
    { pattern: /(?<![a-z\d])ip(?:x\d|\d[\dx])(?![a-z\d])/giu },
    { pattern: /(?<!\d)\d{1,2} ?atm(?![a-z])/giu },
  ],
  channels: [
    { pattern: /(?<![\d.])(\d{1,2}\.\d(?:\.\d)?)[ -]?ch(?:annels?)?(?![a-z])/giu, group: 1 },
    { pattern: /(?<![a-z])dolby (\d\.\d(?:\.\d)?)(?!\d)/giu, group: 1 },
  ],
  'lens-mount': [{ pattern: /(?<![a-z\d])(?:[a-z]{1,2}|ef-s|rf-s)[- ]mount(?![a-z])/giu }],
};

function whole(pattern: RegExp): Pattern {
  return { pattern };
}

/** The first text that can be a value of the attribute. */
export function readTextIn(
  text: string,
  attribute: string,
  mayBe: (start: number) => boolean,
): { readonly value: string; readonly start: number; readonly end: number } | undefined {
  for (const { pattern, group = 0 } of PATTERNS[attribute] ?? [])
    for (const match of text.matchAll(pattern)) {
      const value = match[group];
      if (value !== undefined && mayBe(match.index))
        return { value, start: match.index, end: match.index + match[0].length };
    }
  return undefined;
}

/** The language that the texts are written in first; others show its text where they have none. */
export const SOURCE_LANGUAGE = 'en';

/** A language that the shop speaks. */
export interface Language {
  /** Its folder in `languages`: `hi`. */
  readonly code: string;
  /** The beginning of its addresses: `/hi`; English has none. */
  readonly prefix: string;
  /** As documents and clients name it: `hi-IN`. */
  readonly tag: string;
  /** In its own letters: हिन्दी */
  readonly name: string;
  readonly offered: Offered;
}

/** Where a language has every text and is offered: on all pages, outside of the back-office, or nowhere yet. */
export const OFFERED = ['everywhere', 'shop', 'nowhere'] as const;
export type Offered = (typeof OFFERED)[number];

import * as z from 'zod/mini';

/**
 * The language of the texts in a public answer or in a file. In the address, because public answers are cached for everybody
 * by it, and because a link to a file has nothing else. The server checks that the shop speaks it; the list would be in the
 * scripts of every page.
 */
export const shownLanguage = /* @__PURE__ */ z.optional(z.string());

/** The query of a call that has no other parameters. */
export const languageQuery = /* @__PURE__ */ z.strictObject({ language: shownLanguage });

/** In an answer: `en` for each text that is in English because there is none in the language asked for. */
export const langs = /* @__PURE__ */ z.optional(z.record(z.string(), z.string()));

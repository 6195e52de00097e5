import * as z from 'zod/mini';

/** A piece of a line: text, perhaps bold, perhaps a link. */
const Run = z.object({ text: z.string(), to: z.optional(z.string()), bold: z.optional(z.boolean()) });
export type Run = z.output<typeof Run>;

const Line = z.object({ tag: z.enum(['p', 'h3', 'li', 'dt', 'dd']), runs: z.array(Run) });
export type Line = z.output<typeof Line>;

/** A paragraph or smaller heading, of one line with the same tag; or a list of lines. */
const Block = z.object({ tag: z.enum(['p', 'h3', 'ul', 'ol', 'dl']), lines: z.array(Line) });
export type Block = z.output<typeof Block>;

const DocumentSection = z.object({
  /** Its anchor in the page. */
  id: z.string(),
  heading: z.string(),
  blocks: z.array(Block),
});
export type DocumentSection = z.output<typeof DocumentSection>;

/** A text page as its screen shows it: no markup is left, so nothing in it can be more than these elements. */
export const TextDocument = z.object({
  title: z.string(),
  /** Shown by search engines. */
  description: z.string(),
  intro: z.array(Block),
  sections: z.array(DocumentSection),
});
export type TextDocument = z.output<typeof TextDocument>;

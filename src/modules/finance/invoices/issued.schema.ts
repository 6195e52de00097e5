import * as z from 'zod/mini';
import { id, instant } from '#shared/api/wire.ts';
import { DOCUMENT_KINDS } from './document-kind.ts';

/** A reference to a document, as orders contain it. */
export const Issued = z.object({
  _id: id<'tax document'>(),
  kind: z.enum(DOCUMENT_KINDS),
  number: z.string(),
  issuedAt: instant,
});
export type Issued = z.output<typeof Issued>;

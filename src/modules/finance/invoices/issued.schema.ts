import * as z from 'zod/mini';
import { id, instant } from '#shared/api/wire.ts';
import { DOCUMENT_KINDS } from './document-kind.ts';

/** A document that was issued, as orders point to it. */
export const Issued = z.object({
  _id: id<'tax document'>(),
  kind: z.enum(DOCUMENT_KINDS),
  number: z.string(),
  issuedAt: instant,
});
export type Issued = z.output<typeof Issued>;

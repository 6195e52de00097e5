import * as z from 'zod/mini';
import { get } from '#shared/api/endpoint.ts';
import { day, findWords, id, instant, pageQuery, pageSchema } from '#shared/api/wire.ts';
import { ACT_NAMES } from './acts.ts';

const facts = z.nullable(z.record(z.string(), z.nullable(z.string())));

export const AuditEntry = z.object({
  id: z.int(),
  at: instant,
  act: z.enum(ACT_NAMES),
  /** Who did it, by the name of that time. */
  by: z.string(),
  /** On whom or what. */
  on: z.object({ kind: z.string(), id: id(), name: z.string() }),
  before: facts,
  after: facts,
  network: z.nullable(z.string()),
});
export type AuditEntry = z.output<typeof AuditEntry>;

export const listAudit = get('/admin/audit/get', {
  summary: 'The audit log: administrator actions and bank account changes by sellers, newest first',
  query: z.strictObject({
    ...pageQuery,
    act: z.optional(z.enum(ACT_NAMES)),
    /** A piece of the name of whoever did it, or of what it was done to. */
    person: findWords,
    /** Who did it, by the exact name. */
    by: findWords,
    /** The first and the last day, as India's calendar has them. */
    from: z.optional(day),
    to: z.optional(day),
  }),
  output: z.extend(pageSchema(AuditEntry), {
    /** Everybody who has ever done something, by name. */
    doers: z.array(z.string()),
  }),
});

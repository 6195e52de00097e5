import * as z from 'zod/mini';
import { get } from '#shared/api/endpoint.ts';
import { day, findWords, id, instant, pageQuery, pageSchema } from '#shared/api/wire.ts';
import { ACT_NAMES } from './acts.ts';

const facts = z.nullable(z.record(z.string(), z.nullable(z.string())));

export const AuditEntry = z.object({
  id: z.int(),
  at: instant,
  act: z.enum(ACT_NAMES),
  /** The name of who did it, as it was at the time. */
  by: z.string(),
  /** The record it was done to. */
  on: z.object({ kind: z.string(), id: id(), name: z.string() }),
  before: facts,
  after: facts,
  /** The changed facts in sentences: “status: Pending → Approved”. */
  changes: z.array(z.string()),
  network: z.nullable(z.string()),
});
export type AuditEntry = z.output<typeof AuditEntry>;

export const listAudit = get('/admin/audit/get', {
  summary: 'The audit log: administrator actions and bank account changes by sellers, newest first',
  query: z.strictObject({
    ...pageQuery,
    act: z.optional(z.enum(ACT_NAMES)),
    /** Part of the name of who did it, or of what it was done to. */
    person: findWords,
    /** The exact name of who did it. */
    by: findWords,
    /** The first and last day, in Indian time. */
    from: z.optional(day),
    to: z.optional(day),
  }),
  output: z.extend(pageSchema(AuditEntry), {
    /** The names of everybody in the log. */
    doers: z.array(z.string()),
  }),
});

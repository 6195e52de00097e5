import * as z from 'zod/mini';
import { get } from '#shared/endpoint.ts';
import { id, instant, wholeNumber } from '#shared/wire.ts';
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
  summary: 'What administrators have done, newest first',
  query: z.strictObject({
    page: z.optional(wholeNumber(1, 1_000_000)),
    limit: z.optional(wholeNumber(1, 100)),
    act: z.optional(z.enum(ACT_NAMES)),
    /** A piece of the name of whoever did it, or of what it was done to. */
    person: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(100))),
  }),
  output: z.object({
    success: z.literal(true),
    data: z.array(AuditEntry),
    currentPage: z.int(),
    totalPages: z.int(),
    totalItems: z.int(),
  }),
});

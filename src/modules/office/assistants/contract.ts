import * as z from 'zod/mini';
import { get, post } from '#shared/api/endpoint.ts';
import { problem } from '#shared/api/problem.ts';
import { id, instant, pageQuery, pageSchema } from '#shared/api/wire.ts';
import { t } from '#shared/language/t.ts';
import { CHANGE_KINDS, CHANGED_FACTS, MAX_WAITING_CHANGES, STORED_STATES } from './suggested-change.ts';

export const noSuchChange = problem('assistants.no_such_change', 'missing', () => t('office.assistants.refusal.none'));
export const changeIsDecided = problem('assistants.decided', 'conflict', () => t('office.assistants.refusal.decided'));
export const changeHasExpired = problem('assistants.expired', 'conflict', () => t('office.assistants.refusal.expired'));
export const changeIsOutdated = problem('assistants.outdated', 'conflict', () =>
  t('office.assistants.refusal.outdated'),
);
export const tooManyWait = problem('assistants.too_many', 'conflict', () =>
  t('office.assistants.refusal.many', { most: MAX_WAITING_CHANGES }),
);
export const nothingChanges = problem('assistants.nothing', 'invalid', () => t('office.assistants.refusal.nothing'));
/** In the words of the feature that refuses it, which are in the language of the request already. */
export const changeIsRefused = problem('assistants.refused', 'conflict', (sentence: string) => sentence);
export const needsKey = problem('assistants.needs_key', 'unauthenticated', () => t('office.assistants.refusal.key'));

export const SuggestedChange = z.object({
  _id: id<'suggested change'>(),
  kind: z.enum(CHANGE_KINDS),
  /** The product or the number of the order. */
  subject: z.string(),
  /** The question that is answered. */
  about: z.nullable(z.string()),
  changes: z.array(
    z.object({
      what: z.enum(CHANGED_FACTS),
      of: z.nullable(z.string()),
      from: z.nullable(z.union([z.string(), z.number()])),
      to: z.nullable(z.union([z.string(), z.number()])),
    }),
  ),
  /** Why, in the words of the program. */
  reason: z.nullable(z.string()),
  /** The name of the API key. */
  key: z.string(),
  state: z.enum([...STORED_STATES, 'expired']),
  createdAt: instant,
  expiresAt: instant,
  decidedAt: z.nullable(instant),
});
export type SuggestedChange = z.output<typeof SuggestedChange>;

export const CHANGE_VIEWS = ['waiting', 'decided'] as const;
export type ChangeView = (typeof CHANGE_VIEWS)[number];

export const listChanges = get('/admin/assistants/get', {
  summary: 'Changes that programs with your API keys suggest, and for 30 days what became of them',
  query: z.strictObject({ ...pageQuery, show: z.optional(z.enum(CHANGE_VIEWS)) }),
  output: z.extend(pageSchema(SuggestedChange), { counts: z.record(z.enum(CHANGE_VIEWS), z.int()) }),
});

const decided = z.object({ success: z.literal(true), message: z.string(), data: SuggestedChange });

export const confirmChange = post('/admin/assistants/confirm/:changeId', {
  summary: 'Does a suggested change, once, with your rights of now; refused if what it changes has changed since',
  params: z.strictObject({ changeId: id<'suggested change'>() }),
  output: decided,
});

export const refuseChange = post('/admin/assistants/refuse/:changeId', {
  summary: 'Refuses a suggested change',
  params: z.strictObject({ changeId: id<'suggested change'>() }),
  output: decided,
});

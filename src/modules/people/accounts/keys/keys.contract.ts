import * as z from 'zod/mini';
import { get, post, remove } from '#shared/api/endpoint.ts';
import { problem } from '#shared/api/problem.ts';
import { SCOPES } from '#shared/api/scopes.ts';
import { dataOf, id, instant, line, succeeded } from '#shared/api/wire.ts';
import { t } from '#shared/language/t.ts';

/** Maximum number of keys per account. */
export const MAX_KEYS = 20;
/** How long a key may be valid at most, if it has an end. */
export const MAX_KEY_DAYS = 730;
/** How long the former key may go on working when a key is replaced. */
export const MAX_OVERLAP_HOURS = 168;

export const noSuchKey = problem('account.no_such_key', 'missing', () => t('people.accounts.refusal.noKey'));
export const tooManyKeys = problem('account.too_many_keys', 'conflict', () =>
  t('people.accounts.refusal.keys', { most: MAX_KEYS }),
);
export const scopeNotYours = problem('account.scope_not_yours', 'forbidden', () =>
  t('people.accounts.refusal.scopeNotYours'),
);

const scope = z.enum(SCOPES);
const password = z.string().check(z.maxLength(1_000));

/** An API key without the key itself. */
export const ApiKey = z.object({
  id: id<'API key'>(),
  name: z.string(),
  /** Its first characters: `bbk_Xy7a`. */
  beginning: z.string(),
  scopes: z.array(scope),
  since: instant,
  /** Accurate to the hour; null if it was never used. */
  lastUsed: z.nullable(instant),
  /** Null for a key without an end. */
  expires: z.nullable(instant),
});
export type ApiKey = z.output<typeof ApiKey>;

/** A key that was made. The key itself is in this answer only. */
const made = z.object({ success: z.literal(true), message: z.string(), data: ApiKey, key: z.string() });

export const listKeys = get('/account/keys', {
  summary: 'Your API keys, and the scopes that you may give to one',
  output: z.extend(dataOf(z.array(ApiKey)), { scopes: z.array(scope) }),
});

export const addKey = post('/account/keys/add', {
  summary: 'Makes an API key; the answer is the only one that contains it',
  body: z.strictObject({
    name: line(60),
    scopes: z.array(scope).check(z.minLength(1), z.maxLength(SCOPES.length)),
    /** Without it the key has no end. */
    validDays: z.optional(z.nullable(z.int().check(z.gte(1), z.lte(MAX_KEY_DAYS)))),
    password,
  }),
  output: made,
});

export const replaceKey = post('/account/keys/replace/:keyId', {
  summary: 'Makes a new key with the same name, scopes and term; the former one goes on working for some hours',
  params: z.strictObject({ keyId: id<'API key'>() }),
  body: z.strictObject({ overlapHours: z.int().check(z.gte(0), z.lte(MAX_OVERLAP_HOURS)), password }),
  output: made,
});

export const revokeKey = remove('/account/keys/delete/:keyId', {
  summary: 'Revokes an API key at once',
  params: z.strictObject({ keyId: id<'API key'>() }),
  output: succeeded,
});

import * as z from 'zod/mini';
import type { EndpointShape } from '#shared/api/endpoint.ts';
import { invalidInput, notAllowed } from '#shared/api/problems.ts';
import { t } from '#shared/language/t.ts';
import { isAboutNumber, valueAt, withNumbers } from './digit-strings.ts';
import { limitSentence } from './limit-sentence.ts';
import { isUnstorable } from './strict-json.ts';
import { sayFault } from './value-faults.ts';

type Values = Record<string, unknown>;

/**
 * Reads params, query and body by the endpoint's schemas into one input. A key in two places must have the same value;
 * otherwise it may be an attempt to act for another user.
 * @throws invalidInput with the invalid fields, notAllowed
 */
export function readInput(
  endpoint: EndpointShape,
  request: { params: unknown; query: unknown; body: unknown },
): Values {
  const params = readPart(endpoint.params, request.params);
  const query = readPart(endpoint.query ?? NOTHING, withoutEmpty(endpoint.query, request.query));
  const body = endpoint.method === 'GET' ? {} : readPart(endpoint.body ?? NO_BODY, request.body, true);
  for (const key of Object.keys(params)) {
    if (body[key] !== undefined && body[key] !== params[key]) throw notAllowed();
  }
  return { ...query, ...body, ...params };
}

const NOTHING = z.strictObject({});
const NO_BODY = z.optional(z.strictObject({}));

/** Only spaces and commas. */
const SAYS_NOTHING = /^[\s,]*$/;

/** Drops empty parameters, which forms send. Unknown ones are still refused. */
function withoutEmpty(schema: z.core.$ZodType | undefined, query: unknown): unknown {
  const known = (schema as Partial<z.ZodMiniObject> | undefined)?.shape ?? {};
  const entries = Object.entries(query ?? {});
  const isEmpty = ([name, value]: [string, unknown]) =>
    typeof value === 'string' && SAYS_NOTHING.test(value) && Object.hasOwn(known, name);
  return entries.some(isEmpty) ? Object.fromEntries(entries.filter(entry => !isEmpty(entry))) : query;
}

function readPart(schema: z.core.$ZodType | undefined, value: unknown, isBody = false): Values {
  if (!schema) return {};
  refuseUnstorable(value);
  const sent = value ?? (schema === NO_BODY ? undefined : value);
  const read = z.core.safeParse(schema, sent);
  if (read.success) return (read.data ?? {}) as Values;
  // No body is one without fields: what is missing is said field by field.
  if (isBody && value === undefined) return readPart(schema, {}, true);
  const numbered = isBody ? withNumbers(sent, read.error.issues) : undefined;
  const again = numbered === undefined ? read : z.core.safeParse(schema, numbered);
  if (again.success) return (again.data ?? {}) as Values;
  throw invalidInput().with({ fields: fieldsOf(again.error.issues, numbered ?? sent) });
}

/** Checks params and query; bodies are checked while they are parsed. */
function refuseUnstorable(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const text of Object.values(value)) if (typeof text === 'string' && isUnstorable(text)) throw invalidInput();
}

/** The message for each invalid field, by path: `price`, `items.0.quantity`. @param whole what the sent value is called */
export function fieldsOf(issues: readonly z.core.$ZodIssue[], sent: unknown, whole = 'body'): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    const place = issue.path.join('.');
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys) fields[place === '' ? key : `${place}.${key}`] ??= t('platform.http.input.unknown');
    else fields[place || whole] ??= sentenceOf(issue, sent);
  }
  return fields;
}

/** The library's message if a schema has none. */
const WITHOUT_WORDS = /^Invalid input$/;

function sentenceOf(issue: z.core.$ZodIssue, sent: unknown): string {
  if (!WITHOUT_WORDS.test(issue.message)) return sayFault(issue.message);
  const value = valueAt(sent, issue.path);
  if (value === undefined && issue.path.length > 0) return t('platform.http.input.required');
  if (!isAboutNumber(issue)) return limitSentence(issue, value) ?? t('platform.http.input.invalid');
  return typeof value === 'number' ? t('platform.http.input.whole') : t('platform.http.input.number');
}

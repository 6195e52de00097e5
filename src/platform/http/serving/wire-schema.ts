import * as z from 'zod/mini';

/**
 * The JSON schema of what goes over the wire: rupees, not paise; text, not dates. Answers are written by it, so what it
 * does not name never leaves the server.
 */
export function wireSchema(
  schema: z.core.$ZodType,
  target: 'draft-7' | 'openapi-3.0' = 'draft-7',
): Record<string, unknown> {
  const made = z.toJSONSchema(schema, { io: 'input', target, unrepresentable: 'any' });
  const { $schema: _dialect, ...rest } = made as Record<string, unknown>;
  return rest;
}

/** The same for answers, without formats and limits: they check input, and would only slow the writing down. */
export function answerSchema(schema: z.core.$ZodType): Record<string, unknown> {
  return withoutChecks(wireSchema(schema)) as Record<string, unknown>;
}

const CHECKS = new Set([
  'pattern',
  'format',
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'maxItems',
  'minItems',
  'exclusiveMinimum',
  'exclusiveMaximum',
]);

function withoutChecks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutChecks);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([key, inner]) => !CHECKS.has(key) || typeof inner === 'object');
  // A tuple whose length is not said makes the writer warn.
  if ('items' in value && Array.isArray(value.items))
    kept.push(['minItems', value.items.length], ['maxItems', value.items.length]);
  return Object.fromEntries(kept.map(([key, inner]) => [key, withoutChecks(inner)]));
}

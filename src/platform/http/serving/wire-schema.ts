import * as z from 'zod/mini';

/**
 * The JSON Schema of the wire format: rupees, not paise; text, not dates. Answers are serialised by it, so fields it does
 * not name are never sent.
 */
export function wireSchema(
  schema: z.core.$ZodType,
  target: 'draft-7' | 'openapi-3.0' = 'draft-7',
): Record<string, unknown> {
  const made = z.toJSONSchema(schema, { io: 'input', target, unrepresentable: 'any' });
  const { $schema: _dialect, ...rest } = made as Record<string, unknown>;
  return rest;
}

/** The same for answers, without formats and limits, which would only slow serialisation down. */
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
  // The serialiser warns about tuples without a length.
  if ('items' in value && Array.isArray(value.items))
    kept.push(['minItems', value.items.length], ['maxItems', value.items.length]);
  return Object.fromEntries(kept.map(([key, inner]) => [key, withoutChecks(inner)]));
}

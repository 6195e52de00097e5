import * as z from 'zod/mini';

type Options = Parameters<typeof z.toJSONSchema>[1];

/**
 * The JSON Schema of the wire format: rupees, not paise; text, not dates. Answers are serialised by it, so fields it does
 * not name are never sent.
 */
export function wireSchema(
  schema: z.core.$ZodType,
  target: 'draft-7' | 'openapi-3.0' = 'draft-7',
  options: Options = {},
): Record<string, unknown> {
  const made = z.toJSONSchema(schema, { io: 'input', target, unrepresentable: 'any', ...options });
  const { $schema: _dialect, ...rest } = made as Record<string, unknown>;
  return rest;
}

/** What the writer of answers looks at in a JSON Schema. */
export interface AnswerSchema extends Record<string, unknown> {
  readonly properties?: Readonly<Record<string, AnswerSchema>>;
  readonly required?: readonly string[];
  /** Several for a tuple. */
  readonly items?: AnswerSchema | readonly AnswerSchema[];
}

/** The same for answers, without formats and limits, which would only slow serialisation down. */
export function answerSchema(schema: z.core.$ZodType): AnswerSchema {
  const mark: NonNullable<Options>['override'] = ({ zodSchema, jsonSchema }) => {
    if (shared.has(zodSchema)) jsonSchema[SHARED] = true;
  };
  return withoutChecks(wireSchema(schema, 'draft-7', { override: mark })) as AnswerSchema;
}

const SHARED = 'x-shared';
const shared = new WeakSet<z.core.$ZodType>();

/** Values of this schema occur in many answers: the text of a frozen one is written once (`answer-writer.ts`). */
export function shareText(schema: z.core.$ZodType): void {
  shared.add(schema);
}

export function isShared(schema: AnswerSchema): boolean {
  return schema[SHARED] === true;
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

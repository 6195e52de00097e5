import fc from 'fast-check';
import { UUID } from '#shared/id.ts';
import type { Chance } from './chance.ts';
import type { SeenValues } from './seen-values.ts';

export type Json = Readonly<Record<string, unknown>>;

/** What values are made of. */
export interface Making {
  readonly chance: Chance;
  readonly seen: SeenValues;
  readonly resolve: (ref: string) => Json;
}

const MAX_NESTING = 6;
const WORDS = [
  'Nandi 5',
  'phone',
  'ओम',
  'தமிழ்',
  'a',
  ' x ',
  'é́',
  '0',
  '-1',
  '🙂',
  "O'Brien; --",
  '<b>',
  '%_\\',
  '{}',
  'null',
];
const EMAILS = ['someone@home.example', 'A.B+c@Home.Example', 'x@y.example'];

/** A value that a JSON Schema allows, as far as the schema says. */
export function valueBy(schema: Json, making: Making, name = '', nesting = 0): unknown {
  const { chance, seen, resolve } = making;
  if (typeof schema.$ref === 'string') {
    if (schema.$ref.endsWith('/Id')) return seen.id(name, chance);
    return valueBy(resolve(schema.$ref), making, name, nesting);
  }
  const again = (inner: unknown) => valueBy((inner ?? {}) as Json, making, name, nesting + 1);
  if ('const' in schema) return schema.const;
  if (Array.isArray(schema.enum)) return chance.of(schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (Array.isArray(choices)) return again(chance.of(choices));
  if (Array.isArray(schema.allOf)) return Object.assign({}, ...schema.allOf.map(again));
  const type = Array.isArray(schema.type) ? chance.of(schema.type) : schema.type;
  if (type === 'string') return textOf(schema, making, name);
  if (type === 'integer' || type === 'number') return numberOf(schema, type === 'integer', chance);
  if (type === 'boolean') return chance.is(0.5);
  if (type === 'null') return null;
  if (type === 'array') return listOf(schema, making, name, nesting);
  if (type === 'object' || schema.properties) return objectOf(schema, making, nesting);
  return chance.of([null, 1, 'text', {}, []]);
}

function listOf(schema: Json, making: Making, name: string, nesting: number): unknown[] {
  const { minItems = 0, maxItems = 3, items, prefixItems } = schema as { minItems?: number; maxItems?: number } & Json;
  if (Array.isArray(prefixItems)) return prefixItems.map(each => valueBy(each as Json, making, name, nesting + 1));
  const length =
    nesting > MAX_NESTING ? minItems : making.chance.whole(minItems, Math.max(minItems, Math.min(maxItems, 3)));
  return Array.from({ length }, () => valueBy((items ?? {}) as Json, making, name, nesting + 1));
}

function objectOf(schema: Json, making: Making, nesting: number): Record<string, unknown> {
  const {
    properties = {},
    required = [],
    additionalProperties,
  } = schema as {
    properties?: Record<string, Json>;
    required?: readonly string[];
  } & Json;
  const share = making.chance.of([0, 0.3, 0.8, 1]);
  const made: Record<string, unknown> = {};
  for (const [name, inner] of Object.entries(properties))
    if (required.includes(name) || (nesting <= MAX_NESTING && making.chance.is(share)))
      made[name] = valueBy(inner, making, name, nesting + 1);
  if (typeof additionalProperties === 'object' && making.chance.is(0.6))
    made[making.chance.of(['color', 'en', 'hi', 'a', making.seen.id('', making.chance)])] = valueBy(
      additionalProperties as Json,
      making,
      '',
      nesting + 1,
    );
  return made;
}

function numberOf(schema: Json, isWhole: boolean, chance: Chance): number {
  const least = Number(schema.minimum ?? schema.exclusiveMinimum ?? -1_000);
  const most = Number(schema.maximum ?? schema.exclusiveMaximum ?? Math.max(least + 100_000, 100_000));
  if (chance.is(0.15)) return chance.of([least, most]);
  const near = chance.is(0.5) ? Math.min(most, least + 10) : most;
  const value = least + chance.next() * (near - least);
  return isWhole ? Math.round(value) : Math.round(value * 100) / 100;
}

const DAY_MS = 86_400_000;

function textOf(schema: Json, { chance, seen }: Making, name: string): string {
  const { format, pattern, minLength = 0, maxLength } = schema as { minLength?: number; maxLength?: number } & Json;
  const known = seen.text(name, chance);
  if (known !== undefined) return known;
  const at = new Date(Date.now() + chance.whole(-400, 400) * DAY_MS).toISOString();
  if (format === 'date-time') return at;
  if (format === 'date') return at.slice(0, 10);
  if (format === 'email' || name === 'email') return chance.of(EMAILS);
  if (format === 'uri') return 'https://home.example/x.png';
  if (typeof pattern === 'string') return pattern === UUID.source ? seen.id(name, chance) : chance.of(fitting(pattern));
  const usual = chance.of(WORDS);
  const long = chance.is(0.05) && maxLength !== undefined ? 'x'.repeat(maxLength) : usual;
  return long.padEnd(minLength, 'y').slice(0, maxLength ?? 500);
}

const fittingKept = new Map<string, readonly string[]>();

/** Texts that a pattern allows. */
function fitting(pattern: string): readonly string[] {
  const kept = fittingKept.get(pattern);
  if (kept) return kept;
  let made: readonly string[];
  try {
    made = fc.sample(fc.stringMatching(new RegExp(pattern, 'u')), { numRuns: 20, seed: 1 });
  } catch {
    // A pattern that can't be read backwards.
    made = WORDS;
  }
  fittingKept.set(pattern, made);
  return made;
}

import * as z from 'zod/mini';
import type { ValueFault } from '#shared/api/value-fault.ts';
import { succeeded } from '#shared/api/wire.ts';
import { UUID } from '#shared/id.ts';

type Json = Record<string, unknown>;
type Schema = z.core.$ZodType;

const ID: Json = { type: 'string', description: 'A UUID in lower case.', pattern: UUID.source };

/** JSON Schema bounds that only say that a number is a safe integer. */
const NO_BOUNDS = [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER];

/**
 * JSON Schema 2020-12 for OpenAPI 3.1, in wire units. Schemas exported under capitalised names become components, and so
 * does every other object that occurs twice.
 */
export class ApiSchemas {
  readonly #named = z.registry<{ id: string }>();
  readonly #components: Record<string, Json> = {};

  /** @param names the names of exported schemas */
  constructor(names: ReadonlyMap<Schema, string>) {
    for (const [schema, id] of names) this.#named.add(schema, { id });
    this.#named.add(succeeded, { id: 'Succeeded' });
    this.component('Id', ID);
  }

  /** The schema of a body or answer. */
  wire(schema: Schema): Json {
    return this.#of(schema);
  }

  /** The schema of a path or query parameter: the value, not its text. */
  value(schema: Schema): Json {
    const { $schema: _, ...made } = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as Json;
    return tidied(made) as Json;
  }

  /** Adds a component that has no name in a contract. */
  component(name: string, schema: Json): Json {
    this.#components[name] ??= schema;
    return { $ref: `#/components/schemas/${name}` };
  }

  get components(): Readonly<Record<string, Json>> {
    return Object.fromEntries(Object.entries(this.#components).sort(([one], [other]) => (one < other ? -1 : 1)));
  }

  #of(schema: Schema): Json {
    const {
      $schema: _dialect,
      $defs = {},
      ...made
    } = z.toJSONSchema(schema, {
      io: 'input',
      unrepresentable: 'any',
      metadata: this.#named,
      override: ({ zodSchema, jsonSchema }) => {
        if (isNeverBlank(zodSchema)) jsonSchema.minLength ??= 1;
      },
    }) as Json & { $defs?: Record<string, Json> };
    for (const [name, { id: _, ...definition }] of Object.entries($defs))
      this.#components[name] = tidied(definition) as Json;
    const { id, ...own } = made as Json & { id?: string };
    const tidy = tidied(own) as Json;
    return id === undefined ? tidy : this.component(id, tidy);
  }
}

/** A text that is refused if it has no visible character. */
function isNeverBlank({ _zod }: Schema): boolean {
  return (_zod.def.checks ?? []).some(check => {
    const { error } = check._zod.def;
    return error?.({ code: 'custom', input: '', path: [], inst: check } as never) === ('blank' satisfies ValueFault);
  });
}

/** The JSON Schema of an answer, in wire units, by itself: what is long and occurs twice is in `$defs`. */
export function selfContained(schema: Schema): Json {
  const { $schema: _dialect, ...made } = z.toJSONSchema(schema, {
    ...{ io: 'input', unrepresentable: 'any', reused: 'ref' },
  }) as Json;
  const { $defs = {}, ...own } = tidied(made, DEFINITIONS) as Json & { $defs?: Record<string, Json> };
  const isShort = ([, definition]: [string, Json]) => JSON.stringify(definition).length < MIN_SHARED_LENGTH;
  const [short = [], long = []] = [true, false].map(is => Object.entries($defs).filter(each => isShort(each) === is));
  const written = (value: unknown) => tidied(inlined(value, new Map(short)), DEFINITIONS);
  const shared = Object.fromEntries(long.map(([name, definition]) => [name, written(definition)]));
  return { ...(written(own) as Json), ...(long.length > 0 && { $defs: shared }) };
}

/** A reference to less than this would be longer than what it refers to. */
const MIN_SHARED_LENGTH = 60;

function inlined(value: unknown, short: ReadonlyMap<string, Json>): unknown {
  if (Array.isArray(value)) return value.map(each => inlined(each, short));
  if (typeof value !== 'object' || value === null) return value;
  const { $ref } = value as Json;
  const meant = typeof $ref === 'string' ? short.get($ref.slice(DEFINITIONS.length)) : undefined;
  if (meant) return inlined(meant, short);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, inlined(inner, short)]));
}

const DEFINITIONS = '#/$defs/';
const COMPONENTS = '#/components/schemas/';

/** @param place where schemas with names are */
function tidied(value: unknown, place = COMPONENTS): unknown {
  if (Array.isArray(value)) return value.map(each => tidied(each, place));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(
    ([key, inner]) => !((key === 'minimum' || key === 'maximum') && NO_BOUNDS.includes(inner as number)),
  );
  const tidy: Json = Object.fromEntries(kept.map(([key, inner]) => [key, tidied(inner, place)]));
  if (typeof tidy.$ref === 'string') tidy.$ref = tidy.$ref.replace(DEFINITIONS, place);
  if (tidy.pattern === UUID.source)
    return place === COMPONENTS ? { $ref: `${COMPONENTS}Id` } : { type: 'string', format: 'uuid' };
  // The format says it, and the pattern is long.
  if (tidy.format === 'date-time' || tidy.format === 'date') delete tidy.pattern;
  if ('const' in tidy || 'enum' in tidy) delete tidy.type;
  return nullable(byName(tidy));
}

/** A record with a fixed set of keys becomes an object with these properties. */
function byName({ propertyNames, additionalProperties, ...schema }: Json): Json {
  const names = (propertyNames as { enum?: string[] } | undefined)?.enum;
  if (!names) return { ...schema, ...(additionalProperties !== undefined && { additionalProperties }) };
  return { ...schema, properties: Object.fromEntries(names.map(name => [name, additionalProperties])) };
}

/** `null` and a plain type become one schema with two types. */
function nullable(schema: Json): Json {
  const { anyOf, ...rest } = schema;
  if (!Array.isArray(anyOf) || anyOf.length !== 2 || Object.keys(rest).length > 0) return schema;
  const [one, other] = anyOf as [Json, Json];
  const isPlain = typeof one.type === 'string' && !('enum' in one) && !('const' in one);
  return isPlain && other.type === 'null' ? { ...one, type: [one.type, 'null'] } : schema;
}

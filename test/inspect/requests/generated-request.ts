import { broken, ODD_TEXTS } from './broken-values.ts';
import type { Chance } from './chance.ts';
import { type Json, type Making, valueBy } from './schema-values.ts';
import type { SeenValues } from './seen-values.ts';

/** A call of the API document. */
export interface Operation {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body: Json | undefined;
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: Json;
}

/** What is sent, and the values that it was written from. */
export interface Generated {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: string | undefined;
  readonly values: { readonly path: Json; readonly query: Json; readonly body: unknown };
  /** Whether something was broken by intention. */
  readonly isBroken: boolean;
}

/** The API document as calls, with a way to its components. */
export class ApiDocument {
  readonly operations: readonly Operation[];
  readonly #document: Json;

  constructor(document: Json) {
    this.#document = document;
    this.operations = Object.entries(document.paths as Record<string, Record<string, Json>>).flatMap(([path, ways]) =>
      Object.entries(ways).map(([way, operation]) => {
        const {
          operationId,
          parameters = [],
          requestBody,
        } = operation as {
          operationId: string;
          parameters?: Json[];
          requestBody?: { content: Record<string, { schema: Json }> };
        };
        return {
          ...{ name: operationId, method: way.toUpperCase(), path },
          parameters: parameters.map(each => this.#whole(each) as unknown as Parameter),
          body: requestBody?.content['application/json']?.schema,
        };
      }),
    );
  }

  readonly resolve = (ref: string): Json => {
    const names = ref.replace(/^#\//, '').split('/');
    return names.reduce<Json>((inner, name) => inner[name] as Json, this.#document);
  };

  #whole(schema: Json): Json {
    return typeof schema.$ref === 'string' ? this.resolve(schema.$ref) : schema;
  }
}

/** How often something is broken. */
const BROKEN = 0.45;
const TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'application/json; charset=latin1',
];

/** A request for a call: as the document allows it, or with something broken. */
export function generated(
  { method, path, parameters, body }: Operation,
  document: ApiDocument,
  { chance, seen }: { readonly chance: Chance; readonly seen: SeenValues },
): Generated {
  const making: Making = { chance, seen, resolve: document.resolve };
  const isBroken = chance.is(BROKEN);
  const places = ['path', 'query', ...(body ? ['body', 'body', 'body', 'body', 'text'] : [])];
  const fault = isBroken ? chance.of(places) : '';
  const pathValues: Record<string, unknown> = {};
  const queryValues: Record<string, unknown> = {};
  const headers: Record<string, string> = {};
  for (const { name, in: place, required = false, schema } of parameters) {
    if (place !== 'path' && !required && !chance.is(0.4)) continue;
    const value = valueBy(schema, making, name);
    if (place === 'path') pathValues[name] = value;
    else if (place === 'query') queryValues[name] = value;
    else headers[name] = headerText(value);
  }
  if (fault === 'path') breakOne(pathValues, chance);
  if (fault === 'query')
    breakOne(queryValues, chance, ['unknown', 'page', 'limit', 'sort', '__proto__', ...Object.keys(queryValues)]);
  const made = body && valueBy(body, making);
  const sent = fault === 'body' ? broken(made, chance) : made;
  const payload = body && (fault === 'text' ? brokenText(sent, chance) : JSON.stringify(sent));
  if (payload !== undefined)
    headers['content-type'] = isBroken && chance.is(0.03) ? chance.of(TYPES) : 'application/json';
  return {
    ...{ method, payload, isBroken, headers },
    url:
      path.replace(/\{(\w+)\}/g, (_all, name) => encodeURIComponent(wellFormed(String(pathValues[name])))) +
      queryText(queryValues),
    values: { path: pathValues, query: queryValues, body: sent },
  };
}

function breakOne(values: Record<string, unknown>, chance: Chance, names = Object.keys(values)): void {
  if (names.length > 0) values[chance.of(names)] = chance.of(ODD_TEXTS);
}

function brokenText(value: unknown, chance: Chance): string {
  const text = JSON.stringify(value) ?? '';
  return chance.of([
    '',
    '{',
    'null',
    '[]',
    '"text"',
    text.slice(0, -1),
    `${text}${text}`,
    text.replaceAll('"', "'"),
    '\ufeff{}',
  ]);
}

function queryText(values: Json): string {
  const pairs = Object.entries(values).map(
    ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(wellFormed(String(value)))}`,
  );
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

const wellFormed = (text: string) => text.toWellFormed();

/** What a header may have. */
const headerText = (value: unknown) => String(value).replace(/[^\x20-\x7e]/g, '?');

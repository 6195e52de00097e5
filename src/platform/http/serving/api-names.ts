import type * as z from 'zod/mini';
import type { EndpointShape } from '#shared/api/endpoint.ts';
import type { ProblemType } from '#shared/api/problem.ts';

interface ApiNames {
  readonly schemas: ReadonlyMap<z.core.$ZodType, string>;
  readonly endpoints: ReadonlyMap<EndpointShape, string>;
  readonly problems: readonly ProblemType[];
}

/**
 * What the exports of some modules are called: schemas by their names in capitals, calls by theirs, also those in a record
 * of calls.
 * @throws when two schemas have one name
 */
export function namesIn(modules: readonly object[]): ApiNames {
  const schemas = new Map<z.core.$ZodType, string>();
  const endpoints = new Map<EndpointShape, string>();
  const problems = new Set<ProblemType>();
  for (const [name, value] of modules.flatMap(module => Object.entries(module))) {
    if (isSchema(value) && /^[A-Z]/.test(name)) {
      const other = [...schemas].find(([schema, taken]) => taken === name && schema !== value);
      if (other) throw new Error(`two schemas are called ${name}`);
      schemas.set(value, name);
    } else if (isEndpoint(value)) endpoints.set(value, name.replace(/Endpoint$/, ''));
    else if (isProblemType(value)) problems.add(value);
    else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value))
        if (isEndpoint(inner))
          endpoints.set(
            inner,
            `${name === name.toUpperCase() ? name.toLowerCase() : name}${key.charAt(0).toUpperCase()}${key.slice(1)}`,
          );
  }
  return { schemas, endpoints, problems: [...problems] };
}

/** For a call that no export names. */
export function nameOfPath({ method, path }: EndpointShape): string {
  const words = path.split(/[^a-zA-Z0-9]+/).filter(Boolean);
  return [method.toLowerCase(), ...words.map(word => word.charAt(0).toUpperCase() + word.slice(1))].join('');
}

/** What a path is about; the shop and the back-office are many things each. */
export function tagOf(path: string): string {
  const [, first = '', second = ''] = path.split('/');
  return ['shop', 'admin'].includes(first) ? `${first}/${second}` : first;
}

function isSchema(value: unknown): value is z.core.$ZodType {
  return typeof value === 'object' && value !== null && '_zod' in value;
}

function isEndpoint(value: unknown): value is EndpointShape {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'output' in value;
}

function isProblemType(value: unknown): value is ProblemType {
  return typeof value === 'function' && 'code' in value && 'kind' in value;
}

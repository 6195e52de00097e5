import type * as z from 'zod/mini';
import type { EndpointShape } from '#shared/api/endpoint.ts';
import type { ProblemType } from '#shared/api/problem.ts';

interface ApiNames {
  readonly schemas: ReadonlyMap<z.core.$ZodType, string>;
  readonly endpoints: ReadonlyMap<EndpointShape, string>;
  readonly problems: readonly ProblemType[];
}

/**
 * The names of exported schemas and calls, also of calls in exported records.
 * @throws if two schemas have the same name
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

/** For a call that is not exported. */
export function nameOfPath({ method, path }: EndpointShape): string {
  const words = path.split(/[^a-zA-Z0-9]+/).filter(Boolean);
  return [method.toLowerCase(), ...words.map(word => word.charAt(0).toUpperCase() + word.slice(1))].join('');
}

/** The OpenAPI tag of a path; the shop and the back-office have several. */
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

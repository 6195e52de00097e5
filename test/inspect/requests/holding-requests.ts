import Ajv, { type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Generated, Operation } from './generated-request.ts';
import type { Json } from './schema-values.ts';

/** A parameter without a value. */
const SAYS_NOTHING = /^[\s,]*$/;

/**
 * Holds requests against the API document, as leniently as it says: numbers may be texts of digits, parameters without a
 * value are ignored.
 */
export class RequestRules {
  readonly #ajv: Ajv;
  readonly #kept = new Map<string, ValidateFunction>();

  constructor(document: Json) {
    this.#ajv = new Ajv({ strict: false, coerceTypes: 'array', allErrors: false });
    addFormats.default(this.#ajv);
    this.#ajv.addSchema(document, 'api');
  }

  /** What is against the document, if anything. */
  faultOf({ name, path, method, parameters, body }: Operation, { values, payload }: Generated): string | undefined {
    for (const { name: parameter, in: place, required, schema } of parameters) {
      const value = place === 'path' ? values.path[parameter] : place === 'query' ? values.query[parameter] : undefined;
      if (place === 'header') continue;
      if (value === undefined || (place === 'query' && SAYS_NOTHING.test(String(value)))) {
        if (required) return `${parameter}: is missing`;
        continue;
      }
      const given = schema.type === 'array' && typeof value === 'string' ? value.split(',').filter(Boolean) : value;
      const fault = this.#check(`${name} ${parameter}`, this.#whole(schema), { value: given });
      if (fault) return `${parameter}: ${fault}`;
    }
    const unknown = Object.keys(values.query).find(each => !parameters.some(known => known.name === each));
    if (unknown !== undefined) return `${unknown}: is no parameter`;
    if (!body || !payload) return undefined;
    const at = `api#/paths/${path.replaceAll('/', '~1')}/${method.toLowerCase()}/requestBody/content/application~1json/schema`;
    try {
      return this.#check(`${name} body`, { $ref: at }, { value: JSON.parse(payload) as unknown });
    } catch {
      return 'body: is no JSON';
    }
  }

  #whole(schema: Json): Json {
    return JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"api#/components/')) as Json;
  }

  #check(key: string, schema: Json, given: { value: unknown }): string | undefined {
    const validate = this.#kept.get(key) ?? this.#ajv.compile({ type: 'object', properties: { value: schema } });
    this.#kept.set(key, validate);
    if (validate(given)) return undefined;
    const [error] = validate.errors ?? [];
    return `${error?.instancePath.replace(/^\/value/, '').replace(/\/\d+/g, '/0')} ${error?.message}`;
  }
}

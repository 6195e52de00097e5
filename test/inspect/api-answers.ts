import Ajv, { type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { LightMyRequestResponse as Response } from 'fastify';
import { PUBLIC_REFUSALS, REFUSALS } from '#composition/api-refusals.ts';
import { CONTRACTS } from '#composition/contracts.ts';
import { WEBHOOK_MESSAGES } from '#office/webhooks/payloads.schema.ts';
import { openApiDocument } from '#platform/http/openapi/openapi.ts';
import type { Api } from '#platform/http/serving/serve.ts';

type Json = Record<string, unknown>;
interface Operation {
  readonly method: string;
  readonly path: RegExp;
  readonly name: string;
  readonly at: string;
  readonly responses: Readonly<Record<string, Json>>;
}
interface Document {
  readonly calls: number;
  readonly operations: readonly Operation[];
  readonly ajv: Ajv;
  readonly components: Readonly<Record<string, Json>>;
  readonly compiled: Map<string, ValidateFunction>;
}

let known: Document | undefined;

/**
 * Holds an answer of the shop against its API document: status, content type, every field, and of a refusal its code. The
 * document is made once in each worker, the schema of an answer is compiled when the first such answer comes.
 * @throws with what is not so
 */
export function holdAgainstDocument(api: Api, method: string, url: string, answer: Response): void {
  if (known?.calls !== api.routes.length) known = documentOf(api);
  const [path = ''] = url.split('?');
  const operation = known.operations.find(each => each.method === method && each.path.test(path));
  const type = String(answer.headers['content-type'] ?? '').split(';')[0] ?? '';
  // What browsers are shown when there is no page is told by other tests.
  if (!operation || type === 'text/html') return;
  const { statusCode: status } = answer;
  const key = [String(status), `${Math.floor(status / 100)}XX`].find(each => each in operation.responses);
  if (key === undefined) throw new Error(wrong(operation, answer, 'the API document knows no such status'));
  const response = operation.responses[key] as Json;
  const place = typeof response.$ref === 'string' ? response.$ref : `#${operation.at}/responses/${key}`;
  const { content } = (typeof response.$ref === 'string' ? known.components[nameIn(response.$ref)] : response) as {
    content?: Json;
  };
  if (content === undefined) return;
  if (!(type in content)) throw new Error(wrong(operation, answer, `the API document knows no answer as ${type}`));
  if (type !== 'application/json' || answer.headers['content-encoding']) return;
  const validate = validatorOf(known, `api${place}/content/application~1json/schema`);
  if (!validate(answer.json()))
    throw new Error(wrong(operation, answer, known.ajv.errorsText(validate.errors, { separator: '\n' })));
}

function wrong({ name, method, at }: Operation, answer: Response, what: string): string {
  const hint =
    answer.statusCode >= 400
      ? ` A refusal of ${name} that is missing there belongs into src/composition/refusals.`
      : '';
  return `${method} ${at} answered ${answer.statusCode} against the API document: ${what}.${hint}\n${answer.body.slice(0, 500)}`;
}

function validatorOf({ ajv, compiled }: Document, ref: string): ValidateFunction {
  const validate = compiled.get(ref) ?? ajv.compile({ $ref: ref });
  compiled.set(ref, validate);
  return validate;
}

function documentOf({ routes }: Api): Document {
  const document = openApiDocument(routes, {
    ...{
      title: 'The shop',
      contracts: CONTRACTS,
      refusals: REFUSALS,
      publicRefusals: PUBLIC_REFUSALS,
      webhooks: WEBHOOK_MESSAGES,
      publicUrl: undefined,
    },
  }) as { paths: Record<string, Record<string, Json>>; components: { responses: Record<string, Json> } };
  const ajv = new Ajv({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema(document, 'api');
  const operations = Object.entries(document.paths).flatMap(([path, ways]) =>
    Object.entries(ways).map(([way, { operationId, responses }]) => ({
      method: way.toUpperCase(),
      path: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
      name: String(operationId),
      at: `/paths/${path.replaceAll('/', '~1')}/${way}`,
      responses: responses as Record<string, Json>,
      open: path.split('{').length,
    })),
  );
  return {
    calls: routes.length,
    // A path without parameters goes before one that would take its last word for a parameter.
    operations: operations.sort((one, other) => one.open - other.open),
    ajv,
    components: document.components.responses,
    compiled: new Map(),
  };
}

function nameIn(ref: string): string {
  return ref.split('/').at(-1) ?? '';
}

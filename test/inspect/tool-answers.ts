import Ajv, { type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { TestShop } from '#test/fixtures/shop.ts';

const VERSION = '2025-11-25';

/** What the tools of a server say that they answer with, by their names. */
type Tools = ReadonlyMap<string, ValidateFunction>;

const known = new WeakMap<object, Map<string, Promise<Tools>>>();

/**
 * Holds the result of a tool against what the tool says that it answers with; a refusal must have no data.
 * @throws with what is not so
 */
export async function holdAgainstTool(
  { app }: Pick<TestShop, 'app'>,
  url: string,
  name: string,
  result: { readonly isError?: boolean; readonly structuredContent?: object } | undefined,
): Promise<void> {
  if (result === undefined) return;
  const { isError, structuredContent } = result;
  if (isError !== (structuredContent === undefined ? true : undefined))
    throw new Error(`${name} must answer with data, or refuse without: ${JSON.stringify(result).slice(0, 500)}`);
  if (isError) return;
  const servers = known.get(app) ?? new Map<string, Promise<Tools>>();
  known.set(app, servers);
  const tools = servers.get(url) ?? toolsOf(app, url);
  servers.set(url, tools);
  const validate = (await tools).get(name);
  if (!validate) throw new Error(`${name} does not say what it answers with`);
  if (!validate(structuredContent))
    throw new Error(
      `${name} says that it answers otherwise:\n${JSON.stringify(validate.errors, null, 1)}\n${JSON.stringify(structuredContent).slice(0, 1_500)}`,
    );
}

async function toolsOf(app: TestShop['app'], url: string): Promise<Tools> {
  const answer = await app.inject({
    ...{ method: 'POST', url, headers: { 'mcp-protocol-version': VERSION } },
    payload: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
  });
  const ajv = new Ajv({ strict: true, strictTypes: false, strictRequired: false, allErrors: true });
  addFormats.default(ajv);
  const { tools } = answer.json<{ result: { tools: { name: string; outputSchema: object }[] } }>().result;
  return new Map(tools.map(({ name, outputSchema }) => [name, ajv.compile(outputSchema)]));
}

import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Cost } from '#platform/http/load/costs.ts';
import { selfContained } from '#platform/http/openapi/api-schemas.ts';

/** What a program is told of a tool's effects. */
export interface McpHints {
  readonly readOnlyHint?: boolean;
  readonly destructiveHint?: boolean;
  readonly idempotentHint?: boolean;
  readonly openWorldHint?: boolean;
}

/** A tool of an MCP server. */
export interface McpTool<Caller> {
  /** Lower case with underscores. */
  readonly name: string;
  readonly title: string;
  /** For the model that chooses it: what it does, and when to use it. */
  readonly description: string;
  /** What it takes. Programs are told as JSON Schema. */
  readonly input: z.core.$ZodType;
  /** Whose values it takes, if `input` reads them from texts. */
  readonly values?: z.core.$ZodType;
  /** What it answers with, as its wire units: an object. Programs are told as JSON Schema. */
  readonly output: z.core.$ZodType;
  readonly hints?: McpHints;
  /** Ordinary if it is not given. */
  readonly cost?: Cost;
  /**
   * Does it. A refusal is told to the model as the result of the tool, except those about the caller and the load, which are
   * errors of the call.
   */
  readonly call: (caller: Caller, input: never, request: FastifyRequest) => Promise<object>;
}

/** A tool whose function is checked against what it takes. */
export function mcpTool<Caller, Input extends z.core.$ZodType>(
  tool: Omit<McpTool<Caller>, 'input' | 'call'> & {
    readonly input: Input;
    readonly call: (caller: Caller, input: z.core.output<Input>, request: FastifyRequest) => Promise<object>;
  },
): McpTool<Caller> {
  return tool;
}

/** What programs are told of a tool. */
export interface DescribedTool {
  readonly name: string;
  readonly inputSchema: object;
  readonly outputSchema: object;
}

/** A tool as `tools/list` tells it. @param beside texts that come with its answer */
export function describedTool(tool: McpTool<never>, beside: readonly string[] = []): DescribedTool {
  const { name, title, description, input, values, output, hints } = tool;
  const { $schema: _dialect, ...inputSchema } = z.toJSONSchema(values ?? input, {
    io: values ? 'output' : 'input',
    unrepresentable: 'any',
  });
  const outputSchema = answerSchema(output, beside);
  return { name, title, description, inputSchema, outputSchema, annotations: { title, ...hints } } as DescribedTool;
}

/** Clients take schemas of objects only, and read each tool by itself. */
function answerSchema(output: z.core.$ZodType, beside: readonly string[]): object {
  const { properties, required, ...schema } = selfContained(output) as {
    readonly properties?: object;
    readonly required?: readonly string[];
  };
  const texts = Object.fromEntries(beside.map(name => [name, { type: 'string' }]));
  const named = [...beside, ...(required ?? [])];
  return {
    ...{ type: 'object', ...schema },
    ...((properties || beside.length > 0) && { properties: { ...texts, ...properties } }),
    ...(named.length > 0 && { required: named }),
  };
}

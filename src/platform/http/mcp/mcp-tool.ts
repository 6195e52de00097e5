import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Cost } from '#platform/http/load/costs.ts';

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

/** A tool as `tools/list` tells it. */
export function describedTool({ name, title, description, input, values, hints }: McpTool<never>): object {
  const { $schema: _dialect, ...inputSchema } = z.toJSONSchema(values ?? input, {
    io: values ? 'output' : 'input',
    unrepresentable: 'any',
  });
  return { name, title, description, inputSchema, annotations: { title, ...hints } };
}

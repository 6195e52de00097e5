import { LANGUAGES } from '#shared/language/languages.ts';
import type { AgentCall } from './agent-call.ts';
import { nothing } from './answers.ts';
import { once } from './once.ts';
import type { Operation, OperationCall } from './operations.ts';

/** Runs an operation, if both sides have its capability, in the language of the buyer, once for an idempotency key. */
export async function performOperation(
  call: AgentCall,
  operation: Operation,
  asked: OperationCall<unknown>,
): Promise<object> {
  const { capability } = operation;
  if (!call.platform.capabilities.has(capability))
    return nothing(call, capability, [
      {
        ...{ type: 'error', code: 'capabilities_incompatible', severity: 'unrecoverable' },
        content: `Your profile does not have ${capability} in the version of this shop`,
      },
    ]);
  const language = languageIn(asked.payload) ?? call.ctx.language;
  const spoken = { ...call, ctx: { ...call.ctx, language } };
  return once(spoken, operation, asked, () => operation.run(spoken, asked as OperationCall<never>));
}

/** The language of the buyer, as far as the shop speaks it. */
function languageIn(payload: unknown): string | undefined {
  const context = (payload as { readonly context?: { readonly language?: unknown } } | undefined)?.context;
  const wanted = typeof context?.language === 'string' ? context.language.toLowerCase().split('-')[0] : undefined;
  return LANGUAGES.find(({ code }) => code === wanted)?.code;
}

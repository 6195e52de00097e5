import { providerRefuses } from '#orders/settlement/contract.ts';
import { ProviderRefused, ProviderUnreachable } from '#payments/payments/server/payments.ts';
import type { Ctx } from '#platform/context.ts';
import type { Problem } from '#shared/api/problem.ts';

/**
 * For what a provider does not do: its no is a problem of its own, its silence the one that is named, if any. Why is in
 * the log, and nothing has changed; everything else is thrown as it came.
 * @throws providerRefuses
 */
export function asProblem(ctx: Ctx, whenAway?: () => Problem): (error: unknown) => undefined {
  return error => {
    const isRefused = error instanceof ProviderRefused;
    if (!isRefused && !(error instanceof ProviderUnreachable)) throw error;
    ctx.log.warn({ err: error }, isRefused ? 'provider refuses' : 'provider away');
    if (isRefused) throw providerRefuses();
    if (whenAway) throw whenAway();
    return undefined;
  };
}

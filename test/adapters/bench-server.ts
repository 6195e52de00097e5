import { askService } from '#platform/adapters/ask-service.ts';
import type { Tools } from '#shared/ports/adapter.ts';
import type { MessageBench } from '#shared/ports/bench.ts';
import { type ProviderServer, startProviderServer } from '#test/providers/provider-server.ts';

/** A service of an adapter's bench on this machine. */
export interface BenchServer extends ProviderServer {
  /** What leads an adapter to it. */
  readonly tools: Tools;
}

/** Starts a service. The adapter means its real host; the bench sees which. */
export async function startBench({ answer }: Pick<MessageBench, 'answer'>, withinMs?: number): Promise<BenchServer> {
  const server = await startProviderServer(call => {
    const [, host = '', ...rest] = call.path.split('/');
    return answer({ ...call, origin: decodeURIComponent(host), path: `/${rest.join('/')}` });
  });
  const redirect = (url: URL) => new URL(`/${encodeURIComponent(url.origin)}${url.pathname}${url.search}`, server.url);
  const ask = askService({ redirect, ...(withinMs !== undefined && { withinMs }) });
  return Object.assign(server, { tools: { ask, now: () => new Date() } });
}

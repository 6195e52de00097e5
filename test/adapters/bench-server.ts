import { askService } from '#platform/adapters/ask-service.ts';
import { transferAnywhere } from '#platform/adapters/transfer-files.ts';
import type { Tools } from '#shared/ports/adapter.ts';
import type { MessageBench } from '#shared/ports/bench.ts';
import { type ProviderServer, startProviderServer } from './provider-server.ts';

/** A service of an adapter's bench on this machine. */
export interface BenchServer extends ProviderServer {
  /** What leads an adapter to it. */
  readonly tools: Tools;
  /** The same, which wait no longer. */
  readonly toolsWithin: (ms: number) => Tools;
}

/** Starts a service. The adapter means its real host; the bench sees which. */
export async function startBench({ answer }: Pick<MessageBench, 'answer'>, withinMs?: number): Promise<BenchServer> {
  const server = await startProviderServer(call => {
    const [, host = '', ...rest] = call.path.split('/');
    return answer({ ...call, origin: decodeURIComponent(host), path: `/${rest.join('/')}` });
  });
  const redirect = (url: URL) => new URL(`/${encodeURIComponent(url.origin)}${url.pathname}${url.search}`, server.url);
  const toolsWithin = (ms: number | undefined): Tools => ({
    ask: askService({ redirect, ...(ms !== undefined && { withinMs: ms }) }),
    transfer: transferAnywhere({ redirect }),
    now: () => new Date(),
  });
  return Object.assign(server, { tools: toolsWithin(withinMs), toolsWithin });
}

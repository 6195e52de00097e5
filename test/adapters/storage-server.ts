import { transferAnywhere } from '#platform/adapters/transfer-files.ts';
import type { Tools, Transfer, TransferRequest } from '#shared/ports/adapter.ts';
import type { StorageBench } from '#shared/ports/bench.ts';
import type { BenchServer } from './bench-server.ts';
import { type ReceivedCall, startProviderServer } from './provider-server.ts';

/** The server of a storage bench, which can be made unwell: then another stands in its place. */
export async function startFiles({ settings, end }: StorageBench, withinMs?: number): Promise<BenchServer> {
  const calls: ReceivedCall[] = [];
  const unwell = await startProviderServer(() => ({ status: 200, body: {} }));
  const redirect = (url: URL) =>
    unwell.fault === undefined ? url : new URL(`${url.pathname}${url.search}`, unwell.url);
  const direct = transferAnywhere();
  const toolsWithin = (ms: number | undefined): Tools => {
    const led = transferAnywhere({ redirect, ...(ms !== undefined && { withinMs: ms }) });
    const transfer: Transfer = async request => {
      calls.push(callOf(request));
      // What is asked is done, and the answer gets lost.
      if (unwell.fault === 'lost') await direct(request);
      return led(request);
    };
    return { ask: () => Promise.reject(new Error('storage has files to transfer')), transfer, now: () => new Date() };
  };
  return {
    ...{ url: settings.endpoint ?? '', calls, tools: toolsWithin(withinMs), toolsWithin },
    get fault() {
      return unwell.fault;
    },
    set fault(fault) {
      unwell.fault = fault;
    },
    close: async () => {
      await Promise.all([unwell.close(), end()]);
    },
  };
}

function callOf({ method, url }: TransferRequest): ReceivedCall {
  const { pathname: path, searchParams: query } = new URL(url);
  return { method, path, query, headers: {}, text: '', json: undefined };
}

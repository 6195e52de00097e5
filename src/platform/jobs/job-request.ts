import { occasionNow } from '#platform/occasion.ts';

/** Beside what a job carries; no payload has a name that begins so. */
const KEY = '_request';

/** What a job carries, with the number of the request that asks for it, or that asked for the job that asks for it. */
export function withRequest(data: unknown): object {
  const reqId = occasionNow()?.reqId;
  return reqId === undefined ? (data as object) : { ...(data as object), [KEY]: reqId };
}

/** The two apart again. Jobs of rounds, of commands and from before there were numbers have none. */
export function readRequest(sent: unknown): { readonly reqId: string | undefined; readonly data: unknown } {
  if (typeof sent !== 'object' || sent === null) return { reqId: undefined, data: sent };
  const { [KEY]: reqId, ...data } = sent as Record<string, unknown>;
  return { reqId: typeof reqId === 'string' ? reqId : undefined, data };
}

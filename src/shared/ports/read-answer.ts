import type * as z from 'zod/mini';
import { AdapterFailed, type ServiceAnswer, type ServiceRequest } from './adapter.ts';

/** A refusal in the documented form, with the error code of the service. */
export class ServiceRefusal extends AdapterFailed {
  readonly status: number;
  readonly issue: string;

  constructor(message: string, status: number, issue: string) {
    super('refused', message);
    this.status = status;
    this.issue = issue;
  }
}

/** Statuses that are no answer to the request itself and may pass: a timeout, a concurrent request, too many requests. */
const LATER: ReadonlySet<number> = new Set([408, 409, 425, 429]);
const DENIED: ReadonlySet<number> = new Set([401, 403]);

/**
 * Reads an answer in the form that a service documents.
 * @param issueIn the error code of the service; undefined if the body is not one of its errors
 * @throws ServiceRefusal for a refusal; AdapterFailed `denied` for wrong settings, and `unavailable` for errors of the server,
 * for what may pass, and for bodies in another form
 */
export function readAnswer<Schema extends z.ZodMiniType>(
  { method, url }: Pick<ServiceRequest, 'method' | 'url'>,
  { status, json }: ServiceAnswer,
  { schema, issueIn }: { readonly schema: Schema; readonly issueIn: (body: unknown) => string | undefined },
): z.output<Schema> {
  const { host, pathname } = new URL(url);
  const asked = `${method} ${host}${pathname}`;
  if (status >= 200 && status < 300) {
    const read = schema.safeParse(json);
    if (read.success) return read.data;
    throw new AdapterFailed('unavailable', `${asked} was answered ${status} in words that make no sense`);
  }
  const issue = issueIn(json)?.slice(0, 200);
  const message = `${asked} was answered ${status}: ${issue ?? 'not in its usual words'}`;
  if (issue === undefined || status < 400 || status >= 500 || LATER.has(status))
    throw new AdapterFailed('unavailable', message);
  if (DENIED.has(status)) throw new AdapterFailed('denied', `${host} does not accept these settings: ${issue}`);
  throw new ServiceRefusal(message, status, issue);
}

/** @throws AdapterFailed `refused` */
export function refuse(message: string): never {
  throw new AdapterFailed('refused', message);
}

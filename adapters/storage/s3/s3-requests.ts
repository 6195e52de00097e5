import { AwsV4Signer } from 'aws4fetch';
import { AdapterFailed, type Transfer, type TransferAnswer, type TransferRequest } from '#shared/ports/adapter.ts';
import { PERMITTED_SECONDS, SENT_AS, type UploadPermission } from '#shared/ports/storage-port.ts';
import { textOf } from './xml-texts.ts';

/** A bucket, by the fields of the adapter. */
export interface S3Settings {
  readonly endpoint: string;
  /** `us-east-1` if it is empty. */
  readonly region: string;
  readonly bucket: string;
  readonly key: string;
  readonly secret: string;
  /** The address for browsers; empty if it is the server's. */
  readonly publicUrl: string;
  /** `false` if the bucket is part of the host and not of the path. */
  readonly pathStyle: string;
}

type Query = Readonly<Record<string, string>>;
interface Asking extends Pick<TransferRequest, 'body' | 'headers'> {
  readonly query?: Query;
  /** Statuses of errors that the caller handles; others throw. */
  readonly may?: readonly number[];
}

/** Signed requests to one bucket: our own, and permissions for browsers. */
export function s3Requests(
  { endpoint, publicUrl, bucket, region, key, secret, pathStyle }: S3Settings,
  transfer: Transfer,
  now: () => Date,
) {
  const isPath = pathStyle !== 'false';
  const ours = bucketAt(endpoint, bucket, isPath);
  const cache = new Map<string, ArrayBuffer>();
  const theirs = bucketAt(publicUrl || endpoint, bucket, isPath);
  const signed = (url: string, method: string, headers: Query, more: { readonly signQuery?: true } = {}) =>
    new AwsV4Signer({
      ...{ accessKeyId: key, secretAccessKey: secret, region: region || 'us-east-1', service: 's3', cache, ...more },
      ...{ url, method, headers, datetime: stampOf(now()), allHeaders: more.signQuery === true },
    }).sign();

  return {
    origin: theirs.origin,
    /** @throws AdapterFailed for what is not answered, or not as the documentation says */
    ask: async (
      method: TransferRequest['method'],
      path: string,
      { query = {}, body, headers = {}, may = [] }: Asking = {},
    ): Promise<TransferAnswer> => {
      const request = await signed(addressOf(ours, path, query), method, headers);
      const answer = await transfer({
        ...{ method, url: request.url, headers: Object.fromEntries(request.headers) },
        ...(body !== undefined && { body }),
      });
      const isGood = answer.status >= 200 && answer.status < 300;
      if (isGood || may.includes(answer.status)) return answer;
      throw failureOf(method, answer.status, await answer.text());
    },
    /** The length is signed, so that the storage refuses any other. */
    permit: async (path: string, bytes: number, query: Query): Promise<UploadPermission> => {
      const asked = { ...query, 'X-Amz-Expires': String(PERMITTED_SECONDS) };
      const headers = { ...SENT_AS, 'content-length': String(bytes) };
      const { url } = await signed(addressOf(theirs, path, asked), 'PUT', headers, { signQuery: true });
      return { url: url.href, headers: SENT_AS };
    },
  };
}

/** What an error means. Only its code is said, because the message repeats keys. @param text an answer that says no */
export function failureOf(method: string, status: number, text: string): AdapterFailed {
  const code = text.includes('<Error>') ? textOf(text, 'Code') : undefined;
  const words = `S3 answered ${status} to ${method}${code ? `: ${code.slice(0, 60)}` : ''}.`;
  if (code === 'NoSuchBucket') return new AdapterFailed('denied', words);
  // The answer to HEAD has no body.
  const isKnown = code !== undefined || method === 'HEAD';
  if (isKnown && (status === 401 || status === 403)) return new AdapterFailed('denied', words);
  return new AdapterFailed('unavailable', words);
}

/** An answer of success that the documentation does not know. */
export function notUnderstood(): AdapterFailed {
  return new AdapterFailed('unavailable', 'S3 gave an answer that it does not document.');
}

/** `20261127T101500Z` */
function stampOf(now: Date): string {
  return now.toISOString().replace(/[:-]|\.\d{3}/g, '');
}

function bucketAt(base: string, bucket: string, isPath: boolean): URL {
  const url = new URL(base.endsWith('/') ? base : `${base}/`);
  if (isPath) return new URL(`${bucket}/`, url);
  url.hostname = `${bucket}.${url.hostname}`;
  return url;
}

function addressOf(base: URL, path: string, query: Query): string {
  const url = new URL(path, base);
  // The bucket itself has no trailing slash.
  if (path === '' && url.pathname.length > 1) url.pathname = url.pathname.slice(0, -1);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}

import { AwsClient } from 'aws4fetch';
import { PERMITTED_SECONDS, SENT_AS, storageUnavailable, type UploadPermission } from '#platform/storage/storage.ts';

/** A bucket of an S3-compatible storage. */
export interface S3Settings {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly key: string;
  readonly secret: string;
  /** The address for browsers, if it differs from the server's. */
  readonly publicUrl: string | undefined;
  /** Whether the bucket is part of the path and not of the host. */
  readonly pathStyle: boolean;
}

/** Timeout until the storage begins to answer; a user is waiting. */
const ANSWERS_WITHIN_MS = 15_000;

type Query = Readonly<Record<string, string>>;
interface Asking {
  readonly query?: Query;
  readonly body?: BodyInit;
  readonly headers?: Readonly<Record<string, string>>;
  /** Error statuses that the caller handles. */
  readonly may?: readonly number[];
}

/** Signed requests to one bucket: our own, and permissions for browsers. */
export function s3Requests({ endpoint, publicUrl, bucket, region, key, secret, pathStyle }: S3Settings) {
  const client = new AwsClient({ accessKeyId: key, secretAccessKey: secret, region, service: 's3', retries: 0 });
  const ours = bucketAt(endpoint, bucket, pathStyle);
  const theirs = bucketAt(publicUrl ?? endpoint, bucket, pathStyle);

  return {
    origin: theirs.origin,
    /** @throws storageUnavailable on a timeout or an unexpected refusal */
    ask: async (
      method: string,
      path: string,
      { query = {}, body, headers, may = [] }: Asking = {},
    ): Promise<Response> => {
      const late = new AbortController();
      const timer = setTimeout(() => late.abort(), ANSWERS_WITHIN_MS);
      try {
        const answer = await client.fetch(addressOf(ours, path, query), {
          method,
          ...(body !== undefined && { body }),
          ...(headers && { headers }),
          signal: late.signal,
        });
        if (!answer.ok && !may.includes(answer.status))
          throw new Error(`${method} was answered ${answer.status}: ${(await answer.text()).slice(0, 300)}`);
        return answer;
      } catch (cause) {
        throw Object.assign(storageUnavailable(), { cause });
      } finally {
        clearTimeout(timer);
      }
    },
    /** The length is signed, so that the storage refuses any other. */
    permit: async (path: string, bytes: number, query: Query): Promise<UploadPermission> => {
      const asked = { ...query, 'X-Amz-Expires': String(PERMITTED_SECONDS) };
      const { url } = await client.sign(addressOf(theirs, path, asked), {
        method: 'PUT',
        headers: { ...SENT_AS, 'content-length': String(bytes) },
        aws: { signQuery: true, allHeaders: true },
      });
      return { url, headers: SENT_AS };
    },
  };
}

function bucketAt(base: string, bucket: string, pathStyle: boolean): URL {
  const url = new URL(base.endsWith('/') ? base : `${base}/`);
  if (pathStyle) return new URL(`${bucket}/`, url);
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

/** Of the load generator, what is used here. */
declare module 'autocannon' {
  interface Request {
    readonly method: 'GET';
    readonly path: string;
    readonly headers: Readonly<Record<string, string>>;
  }
  interface Options {
    readonly url: string;
    readonly connections: number;
    readonly duration: number;
    readonly sampleInt: number;
    readonly requests: readonly Request[];
    readonly setupClient: (client: { setRequests(requests: readonly Request[]): void }) => void;
  }
  interface Result {
    readonly '2xx': number;
    readonly non2xx: number;
    readonly errors: number;
    readonly duration: number;
    readonly latency: { readonly p50: number; readonly p99: number };
  }
  // biome-ignore lint/style/noDefaultExport: so it is published
  export default function autocannon(options: Options): PromiseLike<Result>;
}

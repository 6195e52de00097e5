/** What the tests use of the S3 server, which comes without types. */
declare module '@20minutes/s3rver' {
  interface Settings {
    readonly port: number;
    readonly address: string;
    readonly silent: boolean;
    readonly directory: string;
    readonly configureBuckets: readonly { readonly name: string; readonly configs: readonly string[] }[];
  }
  // biome-ignore lint/style/noDefaultExport: so it is exported
  export default class S3rver {
    constructor(settings: Settings);
    run(): Promise<import('node:net').AddressInfo>;
    close(): Promise<void>;
  }
}

/** A bucket of an S3-compatible storage and how to reach it. */
export interface S3Settings {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly key: string;
  readonly secret: string;
  /** Where browsers reach the storage, when that is elsewhere than for the server. */
  readonly publicUrl: string | undefined;
  /** The bucket is named in the path, and not by the host. */
  readonly pathStyle: boolean;
}

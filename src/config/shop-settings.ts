import type { FindLastBackup } from '#office/status/server/status-parts.ts';
import type { SenderSettings } from '#office/webhooks/server/sending/webhook-sender.ts';
import type { ReserveLimits } from '#orders/orders/checkout/reserve-limits.ts';
import type { PaymentSettings } from '#payments/payments/server/providers/payment-providers.ts';
import type { Ctx } from '#platform/context.ts';
import type { HttpSettings } from '#platform/http/app.ts';
import type { Schedule } from '#platform/jobs/job-queue.ts';
import type { Channel } from '#platform/notify/channel.ts';
import type { PageSettings } from '#platform/pages/page-bundle.ts';
import type { StoragePort } from '#platform/storage/storage.ts';
import type { Limits } from '#platform/throttle/limits.ts';
import type { Paces } from '#platform/throttle/paces.ts';
import type { Traces } from '#platform/tracing/traces.ts';
import type { OwnProcess } from '#process/say-how-it-is.ts';
import type { SearchSettings } from '#products/catalog/server/engine/opensearch/search-settings.ts';
import type { PictureLibrary } from '#products/media/server/media.ts';
import type { Tools } from '#shared/ports/adapter.ts';

export interface MailSettings {
  readonly smtpUrl: string | undefined;
  readonly dataDir: string;
  /** The host of links in mails; without it mails have no links. */
  readonly publicUrl: string | undefined;
}

/** The parts of a shop. The defaults are those of a shop on the embedded database. */
export interface ShopSettings extends Omit<HttpSettings, 'traces'> {
  readonly mail: MailSettings;
  /** What adapters of services are given; a test leads them to this machine. */
  readonly tools?: Tools;
  /** Notification channels beside mail. */
  readonly channels?: readonly Channel[];
  /** Without it no pictures are served. */
  readonly pictures?: PictureLibrary;
  /** Where uploads are stored; by default in the data folder. */
  readonly storage?: StoragePort;
  /** The bucket of the environment, if it names one. */
  readonly s3?: object | undefined;
  /** A port of this machine from which imports may fetch pictures, for tests and development; otherwise the public internet only. */
  readonly picturesFromPort?: number;
  /** How webhooks are sent; a port of this machine is for tests and development. */
  readonly webhooks?: SenderSettings;
  /** Without it only the API is served. A function is called before the shop works, with its database ready to be filled. */
  readonly pages?: PageSettings | ((context: Ctx) => Promise<PageSettings>);
  /** Payment providers; without them there is only cash on delivery. */
  readonly payments?: PaymentSettings;
  /** The search engine; without it, each process has an index in memory. */
  readonly search?: SearchSettings | undefined;
  /** False leaves the jobs to a worker process. */
  readonly worksJobs: boolean;
  /** Scheduled jobs; by default the shop's own. */
  readonly schedule?: Schedule | undefined;
  /** The folder for this process's nightly backups; without it, it makes none. */
  readonly nightlyBackups?: string | undefined;
  /** Streaming replicas of the database. */
  readonly replicaUrls?: readonly string[];
  readonly now?: () => Date;
  /** The public address (docs/decisions/0012); without it there are no absolute URLs. */
  readonly address?: string | undefined;
  /** URLs in one sitemap file; by default the maximum of search engines. */
  readonly mostPerSitemap?: number;
  /** The size of the public cache; 0 turns it off. */
  readonly publicCacheBytes?: number | undefined;
  /** Rate limits; load tests and tests with many clients set their own. */
  readonly limits?: Limits;
  /** How much may be reserved without a payment; likewise. */
  readonly reserveLimits?: ReserveLimits;
  /** Each client's share of this process's time. */
  readonly paces?: Paces;
  /** Statements slower than this, in milliseconds, are logged. */
  readonly slowStatementMs?: number | undefined;
  /** Traces of this process; without it there are none, and nothing of it runs. Failures are told to the callback. */
  readonly openTraces?: ((onFailure: (error: Error | undefined) => void) => Traces) | undefined;
  /** What this process is; without it, it is not on the status page. */
  readonly process?: OwnProcess;
  /** For the status page and Prometheus; without it no backup is known. */
  readonly lastBackup?: FindLastBackup;
}

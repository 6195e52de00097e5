import type { FindLastBackup } from '#office/status/server/status-parts.ts';
import type { ReserveLimits } from '#orders/orders/checkout/reserve-limits.ts';
import type { PaymentSettings } from '#payments/payments/server/providers/payment-providers.ts';
import type { HttpSettings } from '#platform/http/app.ts';
import type { Schedule } from '#platform/jobs/job-queue.ts';
import type { Channel } from '#platform/notify/channel.ts';
import type { PageSettings } from '#platform/pages/serve-pages.ts';
import type { StoragePort } from '#platform/storage/storage.ts';
import type { Limits } from '#platform/throttle/limits.ts';
import type { Paces } from '#platform/throttle/paces.ts';
import type { OwnProcess } from '#process/say-how-it-is.ts';
import type { PictureLibrary } from '#products/media/server/media.ts';

export interface MailSettings {
  readonly smtpUrl: string | undefined;
  readonly dataDir: string;
  /** Where links in mails lead; without it mails carry none. */
  readonly publicUrl: string | undefined;
}

/** What a shop is put together with; what is left out is as a shop for trying has it. */
export interface ShopSettings extends HttpSettings {
  readonly mail: MailSettings;
  /** Ways to reach people beside mail. */
  readonly channels?: readonly Channel[];
  /** Pictures; without them none are served. */
  readonly pictures?: PictureLibrary;
  /** Where files lie that people send; in the data folder when nothing else is said. */
  readonly storage?: StoragePort;
  /** Screens; without them only the API is served. */
  readonly pages?: PageSettings;
  /** Through whom the shop is paid; without them there is cash on delivery. */
  readonly payments?: PaymentSettings;
  /** False leaves the jobs to a worker process. */
  readonly worksJobs: boolean;
  /** What comes round by itself where jobs are done; the shop's own rounds unless said otherwise. */
  readonly schedule?: Schedule | undefined;
  /** Where this process puts the backup of each night; without it, it makes none. */
  readonly nightlyBackups?: string | undefined;
  /** Streaming replicas of the database. */
  readonly replicaUrls?: readonly string[];
  readonly now?: () => Date;
  /** Where the shop is found (docs/decisions/0012); without it nothing says an absolute address of ours. */
  readonly address?: string | undefined;
  /** How many pages one list of the sitemap holds; as many as search engines allow unless said otherwise. */
  readonly mostPerSitemap?: number;
  /** How much the public cache may hold; with 0 every answer is made for whoever asks. */
  readonly publicCacheBytes?: number;
  /** What visitors are held to; a shop that is measured, or a test with a crowd in one network, names its own. */
  readonly limits?: Limits;
  /** How much may be reserved without a payment; likewise. */
  readonly reserveLimits?: ReserveLimits;
  /** What they may take of the time of this process; the shop's own shares unless said otherwise. */
  readonly paces?: Paces;
  /** From how many milliseconds on a statement is written to the log. */
  readonly slowStatementMs?: number | undefined;
  /** What this process is; without it nothing is told of it on the screen of the shop's state. */
  readonly process?: OwnProcess;
  /** Asked by that screen and by Prometheus; without it no backup is known of. */
  readonly lastBackup?: FindLastBackup;
}

import type { JobHandlers } from '#platform/jobs/job-queue.ts';

export interface MailSettings {
  readonly smtpUrl: string | undefined;
  readonly dataDir: string;
  /** Where links in mails lead; without it mails carry none. */
  readonly publicUrl: string | undefined;
}

/** Every job of the shop with what does it; put together by hand, because handlers need ports that requests do not. */
export function jobHandlers(_mail: MailSettings): JobHandlers {
  return {};
}

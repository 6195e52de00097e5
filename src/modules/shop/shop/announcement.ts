export const TONES = ['info', 'offer', 'warning'] as const;
export type AnnouncementTone = (typeof TONES)[number];

/** What the shop says above every page, in one language. */
export interface Announcement {
  readonly text: string;
  /** A page of the shop or an https address; null for no link. */
  readonly to: string | null;
  readonly tone: AnnouncementTone;
  /** Moments of the API, null for no beginning or end. */
  readonly from: string | null;
  readonly until: string | null;
  /** One higher with each change, so that who has closed an older one sees it. */
  readonly version: number;
}

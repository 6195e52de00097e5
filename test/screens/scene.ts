import type { Page } from '@playwright/test';

/** Who looks: a guest unless said otherwise. */
export type Viewer = 'guest' | 'shopper' | 'seller' | 'administrator';

/** One picture for docs/screens. */
export interface Scene {
  /** Its file, without the ending. */
  readonly name: string;
  readonly path: string;
  readonly as?: Viewer;
  readonly width?: 390 | 768 | 1440;
  readonly isDark?: true;
  /** The whole length of the page instead of what one sees first. */
  readonly isWhole?: true;
  /** What is done before the picture is taken; it waits for what it shows. */
  readonly act?: (page: Page) => Promise<void>;
}

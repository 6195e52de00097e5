/** A fact that helps shoppers to trust the shop. Loaders make them, so that texts and marks are no part of the scripts. */
export interface Assurance {
  /** The path of an icon, in a square of 24. */
  readonly mark: string;
  readonly text: string;
  /** The page that says more; null for none. */
  readonly to: string | null;
}

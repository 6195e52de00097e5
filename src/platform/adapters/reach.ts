/** How services are reached, by tests otherwise than by the shop. */
export interface Reach {
  /** Leads to a service on this machine instead. */
  readonly redirect?: (url: URL) => URL;
  readonly withinMs?: number;
}

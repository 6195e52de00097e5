const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;
/** India keeps one clock, five and a half hours ahead, all year. */
const AHEAD_MS = 5.5 * 60 * 60 * 1000;

/**
 * A day as it is read in India: 21 Nov 2026. Written out here, because browsers and servers shorten months differently
 * and a page must read the same on both.
 */
export function indiaDay(at: Date): string {
  const there = new Date(at.getTime() + AHEAD_MS);
  return `${there.getUTCDate()} ${MONTHS[there.getUTCMonth()]} ${there.getUTCFullYear()}`;
}

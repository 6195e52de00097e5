const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB'] as const;

/** A size in bytes as people say it: 640 bytes, 12 kB, 3.4 GB. */
export function bytesText(bytes: number): string {
  let rest = bytes;
  let at = 0;
  while (rest >= 999.5 && at < UNITS.length - 1) {
    rest /= 1000;
    at += 1;
  }
  return `${rest < 9.95 && at > 1 ? rest.toFixed(1) : Math.round(rest)} ${UNITS[at]}`;
}

/** A small site is not asked for more at once, and a round holds no more pictures than memory allows. */
const AT_ONCE_OF_ONE_HOST = 2;
const AT_ONCE = 4;

/** Of the next addresses those that are fetched at once. */
export function nextRound(addresses: readonly string[]): readonly string[] {
  const ofHost = new Map<string, number>();
  return addresses
    .filter(address => {
      const { host } = new URL(address);
      const before = ofHost.get(host) ?? 0;
      ofHost.set(host, before + 1);
      return before < AT_ONCE_OF_ONE_HOST;
    })
    .slice(0, AT_ONCE);
}

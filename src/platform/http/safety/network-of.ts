import { isIPv6 } from 'node:net';

/**
 * The network by which an address is rate-limited: an IPv4 address itself, or the /64 of an IPv6 address, which belongs to
 * one customer.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  return isIPv6(plain) ? `${groupsOf(plain).slice(0, 4).join(':')}::/64` : plain;
}

/** The larger blocks that contain a network. One customer may own a whole block, so it is counted too. */
export interface Blocks {
  /** A household's or office's block: the /56 of IPv6. IPv4 has none. */
  readonly site: string | undefined;
  /** A company's or data centre's block: the /48 of IPv6, the /24 of IPv4. */
  readonly block: string;
  /** A provider's block: the /32 of IPv6, the /16 of IPv4. */
  readonly provider: string;
}

/** @param network as returned by {@link networkOf} */
export function blocksOf(network: string): Blocks {
  if (!network.includes(':')) {
    const parts = network.split('.');
    const first = (count: number) => `${parts.slice(0, count).join('.')}/${count * 8}`;
    return { site: undefined, block: first(3), provider: first(2) };
  }
  const groups = groupsOf(network.replace(/\/\d+$/, ''));
  const site = Number.parseInt(groups[3] ?? '0', 16) & 0xff00;
  return {
    site: `${groups.slice(0, 3).join(':')}:${site.toString(16)}::/56`,
    block: `${groups.slice(0, 3).join(':')}::/48`,
    provider: `${groups.slice(0, 2).join(':')}::/32`,
  };
}

/** The eight groups of an IPv6 address without leading zeros. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const before = head.split(':').filter(group => group !== '');
  const after = tail?.split(':').filter(group => group !== '') ?? [];
  const missing = Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array<string>(missing).fill('0'), ...after].map(group =>
    Number.parseInt(group, 16).toString(16),
  );
}

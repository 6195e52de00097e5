import { isIPv6 } from 'node:net';

/**
 * The network an address stands for when requests are counted: an IPv4 address itself, of an IPv6 address the first
 * half, because whoever has one has all of that network's.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  return isIPv6(plain) ? `${groupsOf(plain).slice(0, 4).join(':')}::/64` : plain;
}

/** The blocks of addresses that a network lies in. One customer may have a whole block, so it is counted together too. */
export interface Blocks {
  /** What one household or office is given: the /56 of an IPv6 network. An IPv4 network is one address, and has none. */
  readonly site: string | undefined;
  /** What one company or server farm is given: the /48 of an IPv6 network, the /24 of an IPv4 address. */
  readonly block: string;
  /** What a provider shares out among its customers: the /32 of an IPv6 network, the /16 of an IPv4 address. */
  readonly provider: string;
}

/** @param network as {@link networkOf} writes it */
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

import { isIPv6 } from 'node:net';

/**
 * The network an address stands for when requests are counted: an IPv4 address itself, of an IPv6 address the first
 * half, because whoever has one has all of that network's.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const before = head.split(':').filter(group => group !== '');
  const after = tail?.split(':').filter(group => group !== '') ?? [];
  const groups = [...before, ...Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0'), ...after];
  const half = groups.slice(0, 4).map(group => Number.parseInt(group, 16).toString(16));
  return `${half.join(':')}::/64`;
}

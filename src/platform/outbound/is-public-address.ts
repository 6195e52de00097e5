import { BlockList, isIP } from 'node:net';

/** Networks of IPv4 that are not on the public internet (IANA's registry of special-purpose addresses). */
const NOT_PUBLIC_4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  ...['224.0.0.0/4', '240.0.0.0/4'],
];
/** All of the public internet is in this network; addresses that stand for IPv4 ones, such as ::ffff:127.0.0.1, are not. */
const PUBLIC_6 = ['2000::/3'];
/** Within it: tunnels to IPv4 addresses, documentation, and others that lead nowhere. */
const NOT_PUBLIC_6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const notPublic = listOf([...NOT_PUBLIC_4, ...NOT_PUBLIC_6]);
const publicSix = listOf(PUBLIC_6);

/** Whether an IP address is one of the public internet, and not of this machine or of its own network. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !notPublic.check(address, 'ipv4');
  return version === 6 && publicSix.check(address, 'ipv6') && !notPublic.check(address, 'ipv6');
}

function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    list.addSubnet(address, Number(bits), address.includes(':') ? 'ipv6' : 'ipv4');
  }
  return list;
}

import { expect, test } from 'vitest';
import { blocksOf, networkOf } from './network-of.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:12:34:56:78:9a:bc', '2001:db8:12:34::/64'],
  ['2001:DB8:12:34::1', '2001:db8:12:34::/64'],
  ['2001:0db8:0012:0034:ffff::', '2001:db8:12:34::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s is of the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  ['203.0.113.7', { site: undefined, block: '203.0.113/24', provider: '203.0/16' }],
  ['2001:db8:12:34::/64', { site: '2001:db8:12:0::/56', block: '2001:db8:12::/48', provider: '2001:db8::/32' }],
  ['2001:db8:12:1234::/64', { site: '2001:db8:12:1200::/56', block: '2001:db8:12::/48', provider: '2001:db8::/32' }],
])('%s lies in the blocks %o', (network, blocks) => {
  expect(blocksOf(network)).toEqual(blocks);
});

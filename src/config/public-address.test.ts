import { describe, expect, it } from 'vitest';
import { localAddress, publicAddress } from './public-address.ts';

const HERE = { host: '127.0.0.1', port: 3000, publicUrl: undefined, databaseUrl: undefined };

describe('the address the shop is found under', () => {
  it('is the configured one, without a path', () => {
    expect(publicAddress({ ...HERE, publicUrl: 'https://shop.example/' })).toBe('https://shop.example');
    expect(publicAddress({ ...HERE, publicUrl: 'http://shop.example:8080/a?b' })).toBe('http://shop.example:8080');
  });

  it('is its own machine for a shop that is tried out', () => {
    expect(publicAddress(HERE)).toBe('http://127.0.0.1:3000');
  });

  it('is unknown for a shop on PostgreSQL without a setting', () => {
    expect(publicAddress({ ...HERE, databaseUrl: 'postgres://db/shop' })).toBeUndefined();
  });

  it('can be typed where the shop listens everywhere', () => {
    for (const host of ['0.0.0.0', '::']) expect(localAddress({ host, port: 80 })).toBe('http://localhost:80');
  });
});

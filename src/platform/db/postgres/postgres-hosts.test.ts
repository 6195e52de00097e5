import { expect, it } from 'vitest';
import { hostsOf, WritableHost } from './postgres-hosts.ts';

it('an address may name several hosts, each with its port or the usual one', () => {
  expect(hostsOf('postgresql://shop:a%40b@db1:5433,db2,[::1]:5434/shop?sslmode=require')).toEqual([
    'postgresql://shop:a%40b@db1:5433/shop?sslmode=require',
    'postgresql://shop:a%40b@db2/shop?sslmode=require',
    'postgresql://shop:a%40b@[::1]:5434/shop?sslmode=require',
  ]);
  expect(hostsOf('postgres://localhost/shop')).toEqual(['postgres://localhost/shop']);
});

it('libpq’s parameters for finding the primary are accepted and not passed on', () => {
  const url = 'postgres://db1,db2/shop';
  expect(hostsOf(`${url}?target_session_attrs=read-write`)).toEqual(['postgres://db1/shop', 'postgres://db2/shop']);
  expect(hostsOf(`${url}?target_session_attrs=primary&sslmode=require`)[0]).toBe('postgres://db1/shop?sslmode=require');
  expect(hostsOf(`${url}?sslmode=require&target_session_attrs=primary`)[0]).toBe('postgres://db1/shop?sslmode=require');
});

it('many that fail at one host together go on to the next and not past it', () => {
  const host = new WritableHost('postgres://db1,db2,db3/shop');
  const left = host.url;
  for (let each = 0; each < 5; each += 1) host.leave(left);
  expect(host.url).toBe('postgres://db2/shop');
  host.leave(host.url);
  host.leave(host.url);
  expect(host.url).toBe(left);
});

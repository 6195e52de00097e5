import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { shopperFields } from '#test/builders/registering.ts';
import { builtScreens } from '#test/fixtures/built-screens.ts';
import { type Cast, castOf } from '#test/fixtures/cast.ts';
import { type Client, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

let shop: TestShop;
let cast: Cast;
let admin: Client;
let asha: Client;
beforeAll(async () => {
  shop = await startTestShop('postgres', { worksJobs: false });
  cast = await castOf(shop);
  admin = await shop.as(cast.admin);
  asha = await shop.as(cast.asha);
});
afterAll(() => shop.end());

const send = (by: Client, method: 'POST' | 'PUT', url: string, payload: object) =>
  by.inject({ method, url: `/api${url}`, payload });
const KAVERI = { userName: 'kaveri store', email: 'kaveri@mail.example', role: 'admin', type: 'vendor' };
const WAYS: Readonly<Record<string, (password: string) => ReturnType<Client['inject']>>> = {
  registering: password => send(shop.guest, 'POST', '/auth/register', { ...shopperFields(), password }),
  'changing it': password => send(asha, 'PUT', '/account/password', { oldPassword: 'any', password }),
  'a seller that is added': password => send(admin, 'POST', '/admin/vendors/add', { ...KAVERI, password }),
};

it.each(Object.keys(WAYS))('%s takes no password that strangers guess, and says why (A14a)', async way => {
  for (const password of ['Mumbai2024', 'delhi@123', 'Snowball', 'samsung@999']) {
    const answer = await WAYS[way]?.(password);
    expect([way, password, answer?.statusCode]).toEqual([way, password, 400]);
    expect(answer?.json().fields.password).toMatch(/easy to guess|This password is too common/);
  }
});

it('browsers are not sent the list of the commonest passwords', async () => {
  await builtScreens();
  const files = globSync('build/client/assets/*.js', { cwd: resolve(import.meta.dirname, '../../..') });
  expect(files.length).toBeGreaterThan(20);
  const told = files.filter(file => /butterfly|snowball/.test(readFileSync(file, 'utf8')));
  expect(told).toEqual([]);
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Platforms } from '#orders/agents/server/platforms/platforms.ts';
import type { Ctx } from '#platform/context.ts';
import { type AgentPlatform, profileOf, startPlatform } from '#test/builders/agent-platform.ts';
import { newAgentKey } from '#test/builders/signing-agent.ts';

let platform: AgentPlatform;
let platforms: Platforms;
let minutes: number;
beforeEach(async () => {
  platform = await startPlatform();
  platforms = new Platforms('https://shop.example', platform.port);
  minutes = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => minutes * 60_000);
});
afterEach(() => {
  vi.restoreAllMocks();
  platform.end();
});

const ctx = { network: null, throttle: { spend: async () => undefined } } as unknown as Ctx;
const named = () => platforms.named(ctx, platform.profile);

it('fetches a profile anew after ten minutes', async () => {
  await named();
  minutes = 9;
  await named();
  expect(platform.asked.count).toBe(1);
  minutes = 11;
  await named();
  expect(platform.asked.count).toBe(2);
});

it('serves the profile that it has for a day while the platform is away', async () => {
  const before = await named();
  platform.end();
  minutes = 11;
  expect(await named()).toBe(before);
  minutes = 23 * 60;
  expect(await named()).toBe(before);
  minutes = 25 * 60;
  await expect(named()).rejects.toMatchObject({ status: 424 });
});

it('serves it also when too many profiles are fetched', async () => {
  const before = await named();
  minutes = 11;
  const refusal = new Error('too many');
  const busy = { ...ctx, throttle: { spend: () => Promise.reject(refusal) } } as unknown as Ctx;
  expect(await platforms.named(busy, platform.profile)).toBe(before);
  minutes = 25 * 60;
  await expect(platforms.named(busy, platform.profile)).rejects.toBe(refusal);
});

it('does not serve it to a platform that now speaks another version', async () => {
  await named();
  platform.document = platform.document.replaceAll('2026-04-08', '2026-08-25');
  minutes = 11;
  await expect(named()).rejects.toMatchObject({ status: 422 });
});

it('learns a new key of a platform before its profile is old, but asks a site once a minute at most', async () => {
  const found = await named();
  platform.document = JSON.stringify({ ...profileOf(), signing_keys: [newAgentKey('next').published] });
  const other = await platforms.named(ctx, `${platform.profile}?other`, true);
  expect((await platforms.renewed(ctx, found)).keys.size).toBe(0);
  minutes = 1;
  expect([...(await platforms.renewed(ctx, found)).keys.keys()]).toEqual(['next']);
  minutes = 1.5;
  await platforms.renewed(ctx, other);
  expect(platform.asked.count).toBe(3);
});

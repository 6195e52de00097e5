import { describe, expect, it } from 'vitest';
import { isVersionSpoken, readPlatformProfile, sharedCapabilities, webhookOf } from './platform-profile.ts';

const profile = (capabilities: object, version = '2026-04-08') => {
  const read = readPlatformProfile(JSON.stringify({ ucp: { version, capabilities } }));
  if (!read) throw new Error('it is no profile');
  return read;
};

describe('what a platform and the shop share', () => {
  it('is what both have in the same version', () => {
    const shared = sharedCapabilities(
      profile({
        'dev.ucp.shopping.cart': [{ version: '2026-04-08' }],
        'dev.ucp.shopping.checkout': [{ version: '2026-01-23' }, { version: '2026-04-08' }],
        'dev.ucp.shopping.order': [{ version: '2026-01-23' }],
        'com.example.loyalty': [{ version: '2026-04-08' }],
      }),
    );
    expect([...shared]).toEqual(['dev.ucp.shopping.cart', 'dev.ucp.shopping.checkout']);
  });

  it('leaves out an extension without what it extends', () => {
    const alone = { 'dev.ucp.shopping.fulfillment': [{ version: '2026-04-08', extends: 'dev.ucp.shopping.checkout' }] };
    expect([...sharedCapabilities(profile(alone))]).toEqual([]);
    expect([...sharedCapabilities(profile({}))]).toEqual([]);
  });
});

describe('a profile', () => {
  it('says its version and where orders are told', () => {
    expect(isVersionSpoken(profile({}, '2026-08-25'))).toBe(false);
    const config = { webhook_url: 'https://agent.example/orders' };
    expect(webhookOf(profile({ 'dev.ucp.shopping.order': [{ version: '2026-04-08', config }] }))).toBe(
      config.webhook_url,
    );
    expect(webhookOf(profile({}))).toBeUndefined();
  });

  it('is JSON of the right shape', () => {
    for (const text of [
      '',
      '<html>',
      '[]',
      '{}',
      '{"ucp":{"version":"draft"}}',
      '{"ucp":{"version":"2026-04-08","capabilities":[]}}',
    ])
      expect([text, readPlatformProfile(text)]).toEqual([text, undefined]);
  });
});

import type { Platform } from '#orders/agents/server/agent-call.ts';
import { CAPABILITY_NAMES } from '#orders/agents/ucp/ucp.ts';

/**
 * Platforms whose published profiles were read beforehand, so that nothing is fetched for them: tools of developers, which
 * have one profile for everybody who uses them.
 */
const READ_BEFORE = ['https://shopify.dev/ucp/agent-profiles/2026-04-08/valid-with-capabilities.json'];

export const KNOWN_PLATFORMS: ReadonlyMap<string, Platform> = new Map(
  READ_BEFORE.map(url => [
    url,
    { url, capabilities: new Set(CAPABILITY_NAMES), webhookUrl: undefined, keys: new Map() },
  ]),
);

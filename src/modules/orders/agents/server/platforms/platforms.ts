import { agentsTooMany } from '#orders/agents/handover.contract.ts';
import type { Platform } from '#orders/agents/server/agent-call.ts';
import {
  invalidProfileUrl,
  otherVersion,
  profileMalformed,
  profileUnreachable,
} from '#orders/agents/server/protocol-errors.ts';
import { readKeys } from '#orders/agents/server/signing/platform-keys.ts';
import {
  isVersionSpoken,
  readPlatformProfile,
  sharedCapabilities,
  webhookOf,
} from '#orders/agents/ucp/platform-profile.ts';
import type { Ctx } from '#platform/context.ts';
import type { McpError } from '#platform/http/mcp/mcp-error.ts';
import { isUnstorable } from '#platform/http/serving/strict-json.ts';
import { FetchRefused, fetchPublic } from '#platform/outbound/fetch-public.ts';
import { postRefusal } from '#platform/outbound/post-public.ts';
import { KNOWN_PLATFORMS } from './known-platforms.ts';

const MAX_BYTES = 64 * 1024;
const WITHIN_MS = 5_000;
const MOST_KEPT = 500;
const KEPT_MS = 10 * 60_000;
/** Also how long a failure is kept, so that a broken profile is not asked for with each call. */
const FAILED_MS = 60_000;
/** How long a profile is good that can't be fetched anew. */
const OLDEST_MS = 24 * 3_600_000;
const MAX_URL_LENGTH = 2_000;

interface Kept {
  readonly found: Promise<Platform | McpError>;
  /** When it was fetched. */
  readonly since: number;
  until: number;
}

/**
 * Profiles of platforms, fetched when an agent names one, and kept for a time. How many are kept and fetched is limited,
 * whatever agents name. What can't be fetched anew is served as it was, for a day.
 */
export class Platforms {
  readonly #address: string;
  readonly #ownPort: number | undefined;
  /** The one used longest ago first. */
  readonly #kept = new Map<string, Kept>();
  /** When a profile of each site was last fetched before its time. */
  readonly #renewed = new Map<string, number>();

  /** @param ownPort a port of this machine that may be fetched from, for tests and development */
  constructor(address: string, ownPort: number | undefined) {
    this.#address = address;
    this.#ownPort = ownPort;
  }

  /** @param needsKeys whether it has signed something, which is verified. @throws errors of the protocol; agentsTooMany */
  async named(ctx: Ctx, url: string | undefined, needsKeys = false): Promise<Platform> {
    if (!url) throw invalidProfileUrl('Name the profile of your platform: UCP-Agent: profile="https://…"');
    const known = KNOWN_PLATFORMS.get(url);
    if (known && !needsKeys) return known;
    if (url.length > MAX_URL_LENGTH || isUnstorable(url) || postRefusal(url, this.#ownPort))
      throw invalidProfileUrl('The profile must be at a public https address with the usual port');
    const found = await this.#find(ctx, url);
    if (found instanceof Error) throw found;
    return found;
  }

  /** With keys that it has published a moment ago; a site is asked for this once a minute at most. */
  async renewed(ctx: Ctx, { url }: Pick<Platform, 'url'>): Promise<Platform> {
    const now = performance.now();
    const { origin } = new URL(url);
    const kept = this.#kept.get(url);
    if (kept && now - Math.max(kept.since, this.#renewed.get(origin) ?? kept.since) >= FAILED_MS) {
      this.#renewed.delete(origin);
      this.#renewed.set(origin, now);
      const [oldest] = this.#renewed.keys();
      if (this.#renewed.size > MOST_KEPT && oldest !== undefined) this.#renewed.delete(oldest);
      kept.until = now;
    }
    return this.named(ctx, url, true);
  }

  async #find(ctx: Ctx, url: string): Promise<Platform | McpError> {
    const now = performance.now();
    const kept = this.#kept.get(url);
    if (kept && kept.until > now) {
      this.#keep(url, kept);
      return kept.found;
    }
    const former = kept && now - kept.since < OLDEST_MS ? await kept.found : undefined;
    const old = former instanceof Error ? undefined : former;
    try {
      if (ctx.network) await ctx.throttle.spend('agent-profile.network', ctx.network, agentsTooMany);
      await ctx.throttle.spend('agent-profile.shop', '', agentsTooMany);
    } catch (error) {
      if (old) return old;
      throw error;
    }
    const since = performance.now();
    const entry: Kept = { found: this.#fetch(url), since, until: since + KEPT_MS };
    this.#keep(url, entry);
    const platform = await entry.found;
    if (!(platform instanceof Error)) return platform;
    entry.until = since + FAILED_MS;
    if (!old || !kept || !isUnreachable(platform)) return platform;
    this.#keep(url, { ...kept, until: since + FAILED_MS });
    return old;
  }

  #keep(url: string, entry: Kept): void {
    this.#kept.delete(url);
    this.#kept.set(url, entry);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MOST_KEPT && oldest !== undefined) this.#kept.delete(oldest);
  }

  async #fetch(url: string): Promise<Platform | McpError> {
    try {
      const bytes = await fetchPublic(url, {
        ...{ maxBytes: MAX_BYTES, withinMs: WITHIN_MS, maxRedirects: 0, ownPort: this.#ownPort },
        accept: 'application/json',
      });
      const profile = readPlatformProfile(bytes.toString('utf8'));
      if (!profile) return profileMalformed('The profile of your platform is no profile of this protocol');
      if (!isVersionSpoken(profile)) return otherVersion(profile.ucp.version, this.#address);
      const keys = readKeys(profile.signing_keys ?? []);
      if (!keys) return profileMalformed('A signing key of your platform is none');
      const webhookUrl = webhookOf(profile);
      if (webhookUrl !== undefined && isUnstorable(webhookUrl))
        return profileMalformed('The webhook_url of your platform has characters that no address has');
      return { url, capabilities: sharedCapabilities(profile), webhookUrl, keys };
    } catch (error) {
      if (!(error instanceof FetchRefused)) throw error;
      if (error.reason === 'not-public' || error.reason === 'port')
        return invalidProfileUrl('The profile must be at a public https address with the usual port');
      return profileUnreachable('The profile of your platform could not be fetched');
    }
  }
}

const isUnreachable = ({ status }: McpError) => status === 424;

import * as z from 'zod/mini';
import { CAPABILITIES, CAPABILITY_NAMES, type Capability, UCP_VERSION } from './ucp.ts';

const versioned = z.looseObject({ version: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)) });

const MOST_KEYS = 20;
const keyText = z.optional(z.string().check(z.maxLength(200)));

/** What the shop reads of a platform's profile. */
const PlatformProfile = z.looseObject({
  signing_keys: z.optional(
    z
      .array(
        z.looseObject({
          kid: z.string().check(z.maxLength(200)),
          kty: z.string(),
          ...{ crv: keyText, x: keyText, y: keyText },
        }),
      )
      .check(z.maxLength(MOST_KEYS)),
  ),
  ucp: z.looseObject({
    version: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
    capabilities: z.optional(
      z.record(
        z.string(),
        z.array(
          z.extend(versioned, {
            config: z.optional(z.looseObject({ webhook_url: z.optional(z.string().check(z.maxLength(2_000))) })),
          }),
        ),
      ),
    ),
  }),
});
export type PlatformProfile = z.output<typeof PlatformProfile>;

/** @returns undefined if it is no profile */
export function readPlatformProfile(text: string): PlatformProfile | undefined {
  try {
    const read = PlatformProfile.safeParse(JSON.parse(text));
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}

export function isVersionSpoken({ ucp }: PlatformProfile): boolean {
  return ucp.version === UCP_VERSION;
}

/** The capabilities that both sides have, in the shop's version. An extension needs what it extends. */
export function sharedCapabilities({ ucp: { capabilities = {} } }: PlatformProfile): ReadonlySet<Capability> {
  const has = (name: Capability) => capabilities[name]?.some(({ version }) => version === UCP_VERSION) ?? false;
  return new Set(
    CAPABILITY_NAMES.filter(name => {
      const extended = CAPABILITIES[name];
      return has(name) && (extended === null || has(extended));
    }),
  );
}

/** Where the platform wants to be told of orders. */
export function webhookOf({ ucp: { capabilities = {} } }: PlatformProfile): string | undefined {
  return capabilities['dev.ucp.shopping.order']?.find(({ version }) => version === UCP_VERSION)?.config?.webhook_url;
}

import { FIRST_STEPS, type FirstStep, type FirstSteps } from '#office/dashboard/first-steps.contract.ts';
import type { ProviderName } from '#payments/payments/payment-states.ts';
import type { Ctx } from '#platform/context.ts';
import { speaking } from '#shared/language/speaking.ts';
import { isDemoIdentity } from '#shop/shop/identity/demo-identity.ts';
import { IDENTITY_PARTS, type IdentityPart, identityGaps } from '#shop/shop/identity/identity-gaps.ts';
import { setting } from '#shop/shop/server/shop.ts';
import { readSetUp } from './first-steps.queries.ts';

/** Facts from the configuration. */
export interface SetUpConfig {
  readonly hasMailServer: boolean;
  readonly providers: () => readonly ProviderName[];
}

/** The progress of the set-up. It is derived from data, not from checkmarks. */
export async function readFirstSteps(ctx: Ctx, config: SetUpConfig): Promise<FirstSteps> {
  const { hasMailServer } = config;
  const providers = config.providers();
  const identity = await setting(ctx, 'identity');
  const gaps = identityGaps(identity);
  const isDemo = isDemoIdentity(identity);
  const found = await readSetUp(ctx.db);
  const hasTestPayments = providers.includes('sandbox');
  const isPaid = found.codCap || providers.some(name => name !== 'sandbox');
  const isDone: Readonly<Record<FirstStep, boolean>> = {
    identity: gaps.length === 0 && !isDemo,
    gstin: identity.gstin !== null && !isDemo,
    mail: hasMailServer && found.mail,
    payment: isPaid && !hasTestPayments,
    area: found.serviceArea,
    seller: found.seller,
    product: found.product,
    order: found.invoice,
  };
  return {
    steps: FIRST_STEPS.map(step => ({ step, isDone: isDone[step] })),
    missing: speaking(ctx.language, () => gaps.map(gap => IDENTITY_PARTS[gap]())),
    missingIn: FILLED_IN[gaps[0] ?? 'legalName'],
    hasMailServer,
    hasTestPayments,
    isOpen: gaps.length === 0,
    isDemo,
  };
}

/** The group of settings for each part. */
const FILLED_IN = {
  ...{ legalName: 'shop', state: 'shop', phone: 'shop', email: 'shop' },
  ...{ registeredAddress: 'addresses', grievanceOfficer: 'officer' },
} as const satisfies Record<IdentityPart, FirstSteps['missingIn']>;

import type { Cast } from '#test/fixtures/cast.ts';
import type { TestShop } from '#test/fixtures/shop.ts';
import { accountTrials } from './account-trials.ts';
import { agentTrials } from './agent-trials.ts';
import { officeTrials } from './office-trials.ts';
import { orderTrials } from './order-trials.ts';
import { platformTrials } from './platform-trials.ts';
import { productTrials } from './product-trials.ts';
import { trialKit } from './trial-kit.ts';
import type { Trials } from './trials.ts';

/** Registers the people that the trials are about. */
export async function prepareTrials(shop: TestShop, cast: Cast): Promise<Trials> {
  const kit = await trialKit(shop, cast);
  return {
    ...accountTrials(kit),
    ...productTrials(kit),
    ...orderTrials(kit),
    ...agentTrials(kit),
    ...officeTrials(kit),
    ...platformTrials(kit),
  };
}

import type { Ctx, Follower } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import type { Entrance } from '#platform/http/load/entrance.ts';
import * as paths from '#shared/paths/paths.ts';
import { openingSoon } from '#shop/shop/contract.ts';
import { openingPage } from './opening-page.ts';
import { isOpen, setting } from './shop.ts';

/** What is there for everybody before the shop is open: signing in, and registering as a seller. */
const OPEN_PAGES = [paths.login, paths.forgotPassword, paths.registerSeller, paths.notAllowed];
const OPEN_CALLS = /^\/api\/(auth\/|common\/shop$)/;

/**
 * Shows the shop to everybody once it says who it is, and before that to those who work in it (decision 66).
 * @param worksHere whether whoever asks is an administrator or a seller
 */
export function entranceOf(
  ctx: Ctx,
  worksHere: (request: Parameters<Entrance['admit']>[0]) => Promise<boolean>,
): Entrance {
  const opening = ctx.follow('opening', () => new Opening());
  return {
    admit: async (request, address) => {
      if (OPEN_PAGES.includes(address) || OPEN_CALLS.test(address) || (await opening.isOpen(ctx))) return 'everybody';
      if (await worksHere(request)) return 'preview';
      request.isTurnedAway = true;
      return 'nobody';
    },
    refusal: openingSoon,
    page: async () => openingPage(await setting(ctx, 'identity')),
  };
}

/** Whether the shop is open, known without asking for as long as the settings stay as they are. */
class Opening implements Follower {
  #isKnown = false;
  #heard = 0;

  async isOpen(ctx: Ctx): Promise<boolean> {
    if (this.#isKnown) return true;
    const heard = this.#heard;
    const found = await isOpen(ctx);
    this.#isKnown = found && heard === this.#heard;
    return found;
  }

  subscribe(tags: ReadonlySet<string>): void {
    if (!tags.has(cacheTag.settings) && !tags.has(cacheTag.everything)) return;
    this.#isKnown = false;
    this.#heard += 1;
  }

  /** An open shop closes only when its demo is taken out, so what is known stays while words may be missed. */
  setDisconnected(): void {}
}

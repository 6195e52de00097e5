import type { Ctx, Follower } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import { languageOfRequest } from '#platform/http/language-of.ts';
import type { Entrance } from '#platform/http/load/entrance.ts';
import { speaking } from '#shared/language/speaking.ts';
import * as paths from '#shared/paths/paths.ts';
import { openingSoon } from '#shop/shop/contract.ts';
import { openingPage } from './opening-page.ts';
import { isOpen, setting } from './shop.ts';

/** Pages that are available before the shop is open: sign-in and seller registration. */
const OPEN_PAGES = [paths.login, paths.forgotPassword, paths.registerSeller, paths.notAllowed];
const OPEN_CALLS = /^\/api\/(auth\/|common\/shop$)/;

/**
 * Lets everybody in once the shop has entered its details, and before that only those who work in it (decision 66).
 * @param worksHere whether the user of a request is an administrator or a seller
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
    page: async request => {
      const identity = await setting(ctx, 'identity');
      return speaking(languageOfRequest(request), () => openingPage(identity));
    },
  };
}

/** Whether the shop is open, cached until the settings change. */
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

  /** Keeps the cached value while notifications may be missed, because an open shop closes only when its demo is removed. */
  setDisconnected(): void {}
}

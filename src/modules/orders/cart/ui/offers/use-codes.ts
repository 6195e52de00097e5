import { dropCode, keepCode } from '#orders/cart/contract.ts';
import { call } from '#shared/api/browser-call.ts';
import { Problem } from '#shared/api/problem.ts';

export interface OfferCodes {
  /** @returns why the code was not kept, if it was not */
  readonly apply: (code: string) => Promise<string | undefined>;
  readonly drop: (code: string) => Promise<void>;
}

/** Keeps codes of offers with the cart, and removes them. @param onChange what they do has to be asked for anew */
export function useCodes(onChange: () => void): OfferCodes {
  const apply = async (code: string) => {
    try {
      await call(keepCode, { code });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      return error.message;
    }
    onChange();
    return undefined;
  };
  const drop = async (code: string) => {
    await call(dropCode, { code }).catch(() => {});
    onChange();
  };
  return { apply, drop };
}

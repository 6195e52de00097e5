import { useEffect, useState } from 'react';
import { useSession } from '#people/accounts/ui/session/use-session.ts';
import type { ProductId } from '#shared/id.ts';

/** Whether the signed-in person may answer questions about a product. False for guests and until it is known. */
export function useMayAnswer(productId: ProductId): boolean {
  const { user } = useSession();
  const userId = user?.id;
  const [may, setMay] = useState(false);
  useEffect(() => {
    setMay(false);
    if (userId === undefined) return;
    let isGone = false;
    const ask = async () => {
      const { askRights } = await import('./ask-questions.ts');
      const { data } = await askRights(productId);
      if (!isGone) setMay(data.mayAnswer);
    };
    // Without an answer there is no button; whoever presses it is checked again.
    ask().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [productId, userId]);
  return may;
}

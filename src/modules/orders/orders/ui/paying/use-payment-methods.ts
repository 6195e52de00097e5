import { useEffect, useState } from 'react';
import { listPaymentMethods } from '#orders/settlement/contract.ts';
import { call } from '#shared/api/browser-call.ts';
import type { AnswerOf } from '#shared/api/endpoint.ts';

export type OfferedMethod = AnswerOf<typeof listPaymentMethods>['data'][number];

/** Whoever sells here can be paid like this, whatever becomes of providers. */
const ON_DELIVERY: OfferedMethod = {
  method: 'COD',
  label: 'Cash on delivery',
  note: 'Pay in cash when your order arrives.',
};

/** How orders can be paid, the usual way first; `undefined` until that is known. */
export function usePaymentMethods(): readonly OfferedMethod[] | undefined {
  const [methods, setMethods] = useState<readonly OfferedMethod[]>();
  useEffect(() => {
    call(listPaymentMethods, {}).then(
      ({ data }) => setMethods(data),
      () => setMethods([ON_DELIVERY]),
    );
  }, []);
  return methods;
}

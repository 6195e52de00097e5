import { useEffect, useState } from 'react';
import { listPaymentMethods } from '#orders/settlement/contract.ts';
import { call } from '#shared/api/browser-call.ts';
import type { AnswerOf } from '#shared/api/endpoint.ts';

export type OfferedMethod = AnswerOf<typeof listPaymentMethods>['data'][number];

/** Always available, whatever the state of the providers. */
const ON_DELIVERY: OfferedMethod = {
  method: 'COD',
  label: 'Cash on delivery',
  note: 'Pay in cash when your order arrives.',
};

/** Available payment methods, the default one first; undefined until loaded. */
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

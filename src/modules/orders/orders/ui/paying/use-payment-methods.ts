import { useEffect, useState } from 'react';
import type { PaymentMethod } from '#orders/orders/order.schema.ts';
import { listPaymentMethods } from '#orders/settlement/contract.ts';
import { call } from '#shared/api/browser-call.ts';

/** Available payment methods, the default one first; undefined until loaded. */
export function usePaymentMethods(): readonly PaymentMethod[] | undefined {
  const [methods, setMethods] = useState<readonly PaymentMethod[]>();
  useEffect(() => {
    call(listPaymentMethods, {}).then(
      ({ data }) => setMethods(data.map(({ method }) => method)),
      // Always available, whatever the state of the providers.
      () => setMethods(['COD']),
    );
  }, []);
  return methods;
}

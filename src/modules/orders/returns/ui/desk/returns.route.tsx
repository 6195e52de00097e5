import { useOutletContext, useSearchParams } from 'react-router';
import { returnsAddress } from '#orders/returns/desk-state.ts';
import { RefundsList } from '#orders/returns/ui/refunds/refunds-list.tsx';
import type { SessionUser } from '#people/accounts/contract.ts';
import { ReturnsList } from './returns-list.tsx';

/** Items that come back, and for administrators the money that goes back. */
export default function Returns() {
  const isAdministrator = useOutletContext<SessionUser>().type === 'admin';
  const { show } = returnsAddress.read(useSearchParams()[0]);
  return isAdministrator && show === 'refunds' ? <RefundsList /> : <ReturnsList isAdministrator={isAdministrator} />;
}

import { useOutletContext, useSearchParams } from 'react-router';
import type { SessionUser } from '#features/accounts/contract.ts';
import { returnsAddress } from '#features/returns/desk-state.ts';
import { RefundsList } from './refunds-list.tsx';
import { ReturnsList } from './returns-list.tsx';

/** Goods that come back, and for administrators the money that goes back. */
export default function Returns() {
  const isAdministrator = useOutletContext<SessionUser>().type === 'admin';
  const { show } = returnsAddress.read(useSearchParams()[0]);
  return isAdministrator && show === 'refunds' ? <RefundsList /> : <ReturnsList isAdministrator={isAdministrator} />;
}

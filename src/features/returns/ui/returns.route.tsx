import { useOutletContext, useSearchParams } from 'react-router';
import type { SessionUser } from '#features/accounts/contract.ts';
import { readDesk } from '#features/returns/desk-state.ts';
import { RefundsList } from './refunds-list.tsx';
import { ReturnsList } from './returns-list.tsx';

/** Goods that come back, and for administrators the money that goes back. All of it is in the address. */
export default function Returns() {
  const isAdministrator = useOutletContext<SessionUser>().type === 'admin';
  const state = readDesk(useSearchParams()[0]);
  return (
    <>
      <title>Returns · Admin Panel</title>
      {isAdministrator && state.show === 'refunds' ? (
        <RefundsList state={state} />
      ) : (
        <ReturnsList state={state} isAdministrator={isAdministrator} />
      )}
    </>
  );
}

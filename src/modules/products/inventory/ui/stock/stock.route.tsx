import { useOutletContext } from 'react-router';
import type { SessionUser } from '#people/accounts/contract.ts';
import { StockSheet } from './stock-sheet.tsx';

export default function StockPage() {
  return (
    <>
      <title>Stock · Admin Panel</title>
      <StockSheet user={useOutletContext<SessionUser>()} />
    </>
  );
}

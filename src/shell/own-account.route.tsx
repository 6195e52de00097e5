import { useOutletContext } from 'react-router';
import { PageHead } from '#design/page-head.tsx';
import type { SessionUser } from '#features/accounts/contract.ts';
import { OwnAccount } from '#features/accounts/ui/own-account.tsx';
import { OwnData } from '#features/privacy/ui/own-data.tsx';

/** The own account of who works here. */
export default function BackOfficeAccount() {
  const user = useOutletContext<SessionUser>();
  return (
    <>
      <title>Account · Admin Panel</title>
      <PageHead title="Account" />
      <OwnAccount>
        <OwnData isSeller={user.type === 'vendor'} />
      </OwnAccount>
    </>
  );
}

import { useOutletContext } from 'react-router';
import { PageHead } from '#design/layout/page-head.tsx';
import { OwnData } from '#office/privacy/ui/own-data.tsx';
import type { SessionUser } from '#people/accounts/contract.ts';
import { OwnAccountPanel } from '#people/accounts/ui/own-account/own-account.tsx';

/** The user's own account in the back-office. */
export default function BackOfficeAccount() {
  const user = useOutletContext<SessionUser>();
  return (
    <>
      <title>Account · Admin Panel</title>
      <PageHead title="Account" />
      <OwnAccountPanel>
        <OwnData isSeller={user.type === 'vendor'} />
      </OwnAccountPanel>
    </>
  );
}

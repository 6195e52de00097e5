import { PageHead } from '#design/page-head.tsx';
import { OwnAccount } from '#features/accounts/ui/own-account.tsx';

/** The own account of who works here. */
export default function BackOfficeAccount() {
  return (
    <>
      <title>Account · Admin Panel</title>
      <PageHead title="Account" />
      <OwnAccount />
    </>
  );
}

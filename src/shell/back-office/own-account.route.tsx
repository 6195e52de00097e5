import { useOutletContext } from 'react-router';
import { PageHead } from '#design/layout/page-head.tsx';
import { OwnData } from '#office/privacy/ui/own-data.tsx';
import type { SessionUser } from '#people/accounts/contract.ts';
import { OwnAccountPanel } from '#people/accounts/ui/own-account/own-account.tsx';
import { t } from '#shared/language/t.ts';

/** The user's own account in the back-office. */
export default function BackOfficeAccount() {
  const user = useOutletContext<SessionUser>();
  return (
    <>
      <title>{t('routing.title', { page: t('shell.backOffice.account') })}</title>
      <PageHead title={t('shell.backOffice.account')} />
      <OwnAccountPanel>
        <OwnData isSeller={user.type === 'vendor'} />
      </OwnAccountPanel>
    </>
  );
}

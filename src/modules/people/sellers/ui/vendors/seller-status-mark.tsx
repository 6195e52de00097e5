import { StatusMark, type StatusMarkProps } from '#design/data/status-mark.tsx';
import { SELLER_STATUS_WORDS } from '#people/sellers/vendors/seller-status.ts';
import type { SellerStatus } from '#shared/api/actor.ts';
import { t } from '#shared/language/t.ts';

const LOOKS: Readonly<Record<SellerStatus, Pick<StatusMarkProps, 'shape' | 'tone'>>> = {
  Pending: { shape: 'ring' },
  Approved: { shape: 'disc', tone: 'good' },
  Rejected: { shape: 'disc', tone: 'bad' },
};

type SellerStatusMarkProps = {
  status: SellerStatus;
  /** Shut out, whatever the status. */
  isBlocked?: boolean;
};

/** A seller's status: its mark and its word. */
export function SellerStatusMark({ status, isBlocked = false }: SellerStatusMarkProps) {
  return isBlocked ? (
    <StatusMark shape="stroke" tone="bad">
      {t('people.sellers.status.blocked')}
    </StatusMark>
  ) : (
    <StatusMark {...LOOKS[status]}>{SELLER_STATUS_WORDS[status]()}</StatusMark>
  );
}

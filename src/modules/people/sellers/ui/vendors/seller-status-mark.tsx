import { StatusMark, type StatusMarkProps } from '#design/data/status-mark.tsx';
import type { SellerStatus } from '#shared/api/actor.ts';

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
      Blocked
    </StatusMark>
  ) : (
    <StatusMark {...LOOKS[status]}>{status}</StatusMark>
  );
}
